// `npm test`: all checks, browser tests included. `npm test -- <filter>` runs matching tests only,
// `npm test -- --entity <name>` those generated from an entity's config, `--entity all` those of every entity,
// `npm test -- --changed [commit]` those that what is not committed, or what came since a commit, can touch.
import { runNode, runScript, tools, unitTests } from '../process/run-node.ts'
import { checkRequirements } from './check-requirements.ts'
import { browserFiles, runBrowserTests } from './run-browser-tests.ts'
import { dropReports, readCounts, reporting } from './counts.ts'
import generateDomains from './generate-domains.ts'
import { leftOut, projects } from './left-out.ts'
import { findProjects } from './projects.ts'
import { findUnknown, readEntityNames } from './entity-names.ts'
import { testChanges } from './changed/test-changes.ts'
import { readTestArguments } from './read-arguments.ts'
import { runSteps, type TestStep } from './run-steps.ts'

const { filters: words, entity, since } = readTestArguments(process.argv.slice(2))
await generateDomains()
if (since !== null) process.exit(await testChanges(since))
const filters = entity === null ? words : ['tests/suite/contract', 'tests/suite/browser', 'tests/foreign']
if (entity !== null) selectEntity(entity)

const checks: readonly TestStep[] = [
  {
    name: 'generated files',
    run: () => runScript('develop/generate', '--check'),
  },
  { name: 'format, lint and types', run: runStaticChecks },
]

const units: TestStep = { name: 'units and contract', run: runUnits }
const browser: TestStep = { name: 'browser', run: runBrowser }
/** Of the whole run: a part of the tests shows a part of them. */
const requirements: TestStep = {
  name: 'requirements of ASVS',
  run: () => Promise.resolve(checkRequirements('daily')),
}

dropReports()
const failed = await runSteps(
  filters.length > 0 ? [units, browser] : [...checks, units, browser, requirements],
)
summarise()

/** In parallel; each tool prints its own report. */
async function runStaticChecks(): Promise<number> {
  const codes = await Promise.all([
    runNode([tools.prettier, '--check', '--cache', '--cache-strategy', 'content', '.']),
    runNode([tools.oxlint]).then((code) =>
      runForEach((root) => runNode([tools.tsc, '--project', root])).then((other) => code || other),
    ),
  ])
  return codes.find((code) => code !== 0) ?? 0
}

/** Runs a step in every project, and returns the first non-zero exit code. */
async function runForEach(run: (root: string) => Promise<number>): Promise<number> {
  const codes: number[] = []
  for (const root of findProjects()) codes.push(await run(root))
  return codes.find((code) => code !== 0) ?? 0
}

/** `tests/suite/selection.ts` reads it, in Vitest and Playwright. */
function selectEntity(name: string): void {
  const unknown = findUnknown(name, readEntityNames())
  if (unknown !== null) {
    console.error(unknown)
    process.exit(1)
  }
  process.env['TEST_ENTITY'] = name
}

function runUnits(): Promise<number> {
  const which =
    filters.length > 0 ? filters : leftOut.units.flatMap((folder) => ['--exclude', `${folder}{/**,.test.ts}`])
  return runNode([...unitTests, '--passWithNoTests', ...reporting, ...which])
}

/** Skips the build when the filter matches no browser test. */
async function runBrowser(): Promise<number> {
  const files = browserFiles()
  const isMeant =
    filters.length === 0 || filters.some((filter) => files.some((file) => file.includes(filter)))
  if (!isMeant) return 0
  const code = await runScript('build/build')
  const which = filters.length > 0 ? filters : projects.daily.map((project) => `--project=${project}`)
  return code === 0 ? runBrowserTests(which) : code
}

/** Counts tests, and each failed check as one. */
function summarise(): void {
  const counts = [readCounts('vitest'), readCounts('playwright')]
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const flaky = counts.reduce((sum, count) => sum + count.flaky, 0)
  const failedTests = counts.reduce((sum, count) => sum + count.failed, 0)
  const failedChecks = failed.filter((name) => name !== units.name && name !== browser.name).length
  // A runner can fail without a failed test: a file that does not load, an error after the last test.
  const total = Math.max(failedTests + failedChecks, failed.length)
  console.log(failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : '')
  // Again at the end: thousands of lines may lie between a failed test and here.
  for (const line of counts.flatMap(({ named }) => named)) console.log(`  ${line}`)
  console.log(`${passed} passed, ${total} failed${flaky > 0 ? `, ${flaky} flaky` : ''}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
