import { readdirSync, readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const FOLDER = 'tests'

/** What holds for every module that is loaded from then on, and must not for those of other files. */
const CHANGES_MODULES = /\bvi\.(mock|doMock|hoisted|stubEnv)\(/

/**
 * Loading modules anew for each file takes a seventh of the time of all tests, so files share them; those that put something
 * in a module's place have modules of their own.
 */
export function unitProjects() {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${FOLDER}/${file}`)
  return [
    project(
      'shared modules',
      files.filter((file) => !changesModules(file)),
      false,
    ),
    project('own modules', files.filter(changesModules), true),
  ]
}

function changesModules(file: string): boolean {
  return CHANGES_MODULES.test(readFileSync(file, 'utf8'))
}

function project(name: string, include: readonly string[], isolate: boolean) {
  return { extends: true as const, test: { name, include: [...include], isolate } }
}

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
