import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Small files run the whole suites on a database, and take longest: begun last, they would leave the other cores idle.
 */
export class WholeSuitesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isWhole), ...sorted.filter((file) => !isWhole(file))]
  }
}

function isWhole({ moduleId }: TestSpecification): boolean {
  return /\/tests\/(suite\/)?(contract|mutations)\/[^/]+\.test\.ts$/.test(moduleId)
}
