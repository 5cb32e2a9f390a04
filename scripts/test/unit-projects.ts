import { readdirSync, readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const FOLDER = 'tests'

/** Mocks that affect every module loaded later, so that they must not leak into other files. */
const CHANGES_MODULES = /\bvi\.(mock|doMock|hoisted|stubEnv)\(/

/**
 * Isolating every file would add a seventh to the test time, so files share modules; those that mock modules are
 * isolated.
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

/** The longest files, the longest first: started last they would leave other cores idle. */
const LONGEST = [
  // It builds the program without each feature in turn.
  /\/tests\/features\/taken-out\.test\.ts$/,
  /\/tests\/suite\/contract\/foreign-domains\.test\.ts$/,
  // Whole suites, and every command of the README files.
  /\/tests\/(suite\/|product\/)?(contract|mutations)\/[^/]+\.test\.ts$/,
  /\/tests\/product\/docs\/commands\.test\.ts$/,
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((pattern) => pattern.test(moduleId))
  return place < 0 ? LONGEST.length : place
}
