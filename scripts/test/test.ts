// `npm test`: all checks, browser tests included. `npm test -- <filter>` runs matching tests only,
// `npm test -- --entity <name>` those generated from an entity's config, `--entity all` those of every entity,
// `npm test -- --changed [commit]` those that what is not committed, or what came since a commit, can touch,
// `npm test -- --browser [<filter>]` browser tests alone, `npm test -- --gallery [options]` draws every state of every screen.
import { spawnSync } from 'node:child_process'
import { isEngineRepository } from '../process/engine.ts'
import { runNode, runScript, unitTests } from '../process/run-node.ts'
import { checkRequirements } from './check-requirements.ts'
import { browserFiles, runBrowserTests } from './run-browser-tests.ts'
import { dropReports, readCounts, reporting } from './counts.ts'
import generateDomains from './generate-domains.ts'
import { leftOut, projects } from './left-out.ts'
import { findUnknown, readEntityNames } from './entity-names.ts'
import { readTestArguments } from './read-arguments.ts'
import { runSteps, type TestStep } from './run-steps.ts'
import { staticChecks } from './static-checks.ts'

const [first, ...options] = process.argv.slice(2)
if (first === '--gallery') process.exit(await runScript('develop/gallery', ...options))

const { filters: words, entity, since, isBrowser } = readTestArguments(process.argv.slice(2))
await generateDomains()
const filters = entity === null ? words : ['tests/suite/contract', 'tests/suite/browser', 'tests/foreign']
if (entity !== null) selectEntity(entity)

/** What `npm test` runs of all there is. */
const DAILY_UNITS = isEngineRepository('.')
  ? [
      `--tags-filter=not ${leftOut.tag}`,
      ...leftOut.units.flatMap((folder) => ['--exclude', `${folder}{/**,.test.ts}`]),
    ]
  : []
const DAILY_SPECS = isEngineRepository('.') ? projects.daily.map((project) => `--project=${project}`) : []

const units: TestStep = { name: 'units and contract', run: runUnits }
const browser: TestStep = { name: 'browser', run: runBrowser }
/** Of the whole run: a part of the tests shows a part of them. */
const requirements: TestStep = {
  name: 'requirements of ASVS',
  run: () => Promise.resolve(checkRequirements('daily')),
}

dropReports()
const failed = await runSteps(stepsOf())
summarise()

function stepsOf(): readonly (TestStep | readonly TestStep[])[] {
  if (isBrowser) return [browser]
  if (since !== null || filters.length > 0) return [units, browser]
  return [[...staticChecks, units], browser, ...(isEngineRepository('.') ? [requirements] : [])]
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
  const which = filters.length > 0 ? filters : DAILY_UNITS
  const changed = since === null ? [] : [`--changed=${since}`]
  return runNode([...unitTests, '--passWithNoTests', ...reporting, ...which, ...changed])
}

/** Skips the build when the filter matches no browser test. */
async function runBrowser(): Promise<number> {
  if (since !== null)
    return runBrowserTests(
      isProgramTouched(since) ? DAILY_SPECS : [...DAILY_SPECS, `--only-changed=${since}`],
    )
  if (filters.length === 0) return runBrowserTests(isBrowser ? [] : DAILY_SPECS)
  const files = browserFiles()
  const isMeant = filters.some((filter) => files.some((file) => file.includes(filter)))
  return isMeant ? runBrowserTests(filters) : 0
}

/** Specs import nothing of the screens that they look at. */
function isProgramTouched(commit: string): boolean {
  return spawnSync('git', ['diff', '--quiet', commit, '--', 'entities', 'src', 'vite.config.ts']).status !== 0
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
