import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { programFiles } from '../scripts/build/program-files.ts'
import { inEngine, isEngineRepository } from '../scripts/process/engine.ts'
import { findPostgres } from '../scripts/test/postgres/find-postgres.ts'
import { leftOut } from '../scripts/test/left-out.ts'
import viteConfig from '../vite.config.ts'

/** Mocks that affect every module loaded later, so that they must not leak into other files. */
const CHANGES_MODULES = /\bvi\.(mock|doMock|hoisted|stubEnv)\(/

/** The longest files, the longest first: started last they would leave other cores idle. */
const LONGEST = [
  // It builds the program without each feature in turn.
  /\/tests\/features\/taken-out\.test\.ts$/,
  /\/tests\/suite\/contract\/foreign-domains\.test\.ts$/,
  // Whole suites, and every command of the README files.
  /\/tests\/(suite\/|product\/)?(contract|mutations)\/[^/]+\.test\.ts$/,
  /\/tests\/product\/docs\/commands\.test\.ts$/,
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((pattern) => pattern.test(moduleId))
  return place < 0 ? LONGEST.length : place
}

/**
 * Isolating every file would add a seventh to the test time, so files share modules; those that mock modules are
 * isolated.
 */
function unitProjects() {
  const files = [...testFilesIn('tests'), ...(isEngineRepository('.') ? [] : suiteFiles())]
  const isIsolated = (file: string) => CHANGES_MODULES.test(readFileSync(file, 'utf8'))
  const project = (name: string, include: string[], isolate: boolean) => ({
    extends: true as const,
    test: { name, include, isolate },
  })
  return [
    project(
      'shared modules',
      files.filter((file) => !isIsolated(file)),
      false,
    ),
    project('own modules', files.filter(isIsolated), true),
  ]
}

function testFilesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
}

/** The tests that come with the configs of a program of one's own; on PostgreSQL where there is one. */
function suiteFiles(): readonly string[] {
  const databases = typeof findPostgres() === 'string' ? ['sqlite'] : ['sqlite', 'postgres']
  return databases.map((name) => inEngine(`tests/suite/contract/${name}.test.ts`))
}

const tests = defineConfig({
  plugins: [programFiles('.')],
  test: {
    root: process.cwd(),
    globalSetup: inEngine('scripts/test/generate-domains.ts'),
    environment: 'node',
    tags: [{ name: leftOut.tag, description: 'what `npm test` leaves to `npm run test:all`' }],
    // The generator's bundles of entities are plain JavaScript.
    server: { deps: { external: [/\/tribune-\w+\/bundle-/], inline: [/\/node_modules\/tribune\//] } },
    // The tests that come with configs lie in a package; what the command line excludes is added to what stands here.
    ...(isEngineRepository('.') ? {} : { exclude: [] }),
    // More than there are cores: some tests wait for the processes that they start, stop and kill.
    maxWorkers: 3,
    // As in the browser: a slow machine must not refuse a good commit, and what passed the second time only is told.
    retry: process.env['CI'] ? 1 : 0,
    sequence: { sequencer: LongestFirst },
    projects: unitProjects(),
    // Some tests start a program, on machines with much else to do.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

export default mergeConfig(viteConfig, tests)
