import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import * as z from 'zod/mini'
import { requirementsIn } from './requirements.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Passed, but not at once. */
  readonly flaky: number
  /** Each failed and each flaky test in a line: its file, its title, the first line of its error. */
  readonly named: readonly string[]
  /** The requirements that titles of passed tests name. */
  readonly shown: readonly string[]
}

const FOLDER = '.cache/reports'

/** The JSON reports of the two test runners. */
export const reports = { vitest: `${FOLDER}/vitest.json`, playwright: `${FOLDER}/playwright.json` } as const

/** What makes Vitest write its report, beside what it prints. */
export const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`]

const vitestTest = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()),
})

const vitestReport = z.pipe(
  z.object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(vitestTest) })),
  }),
  z.transform((report): Counts => {
    const troubled = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ failureMessages }) => failureMessages.length > 0)
        .map(({ fullName, status, failureMessages }) => ({
          isFlaky: status === 'passed',
          line: nameTest(relative(process.cwd(), name), fullName, failureMessages[0]),
        })),
    )
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      flaky: troubled.filter(({ isFlaky }) => isFlaky).length,
      named: troubled.map(({ line }) => line),
      shown: report.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'passed')
        .flatMap(({ fullName }) => requirementsIn(fullName)),
    }
  }),
)

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) })),
    }),
  ),
})

/** Suites hold suites: a file, its `describe`s, theirs. */
const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.optional(z.array(playwrightSuite))
  },
})

const playwrightReport = z.pipe(
  z.object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
    suites: z.array(playwrightSuite),
  }),
  z.transform(({ stats, suites }): Counts => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: stats.flaky,
    named: suites.flatMap(specsOf).flatMap(nameTroubled),
    shown: suites.flatMap(shownBy),
  })),
)

const readers = { vitest: vitestReport, playwright: playwrightReport } as const

/** Removes old reports, so that a crashed run is not counted with them. */
export function dropReports(): void {
  for (const path of Object.values(reports)) rmSync(path, { force: true })
}

/** The counts of a report; zero when the runner wrote none. */
export function readCounts(runner: keyof typeof reports): Counts {
  const path = reports[runner]
  if (!existsSync(path)) return { passed: 0, failed: 0, flaky: 0, named: [], shown: [] }
  return readers[runner].parse(JSON.parse(readFileSync(path, 'utf8')))
}

function specsOf(suite: z.infer<typeof playwrightSuite>): readonly z.infer<typeof playwrightSpec>[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

/** By a suite and by each of its tests that has passed. */
function shownBy({ title, specs, suites = [] }: z.infer<typeof playwrightSuite>): readonly string[] {
  const ofTests = specs.filter(hasPassed).map((spec) => requirementsIn(spec.title))
  const shown = [...ofTests.flat(), ...suites.flatMap(shownBy)]
  return ofTests.length > 0 ? [...shown, ...requirementsIn(title)] : shown
}

function hasPassed({ tests }: z.infer<typeof playwrightSpec>): boolean {
  return tests.length > 0 && tests.every(({ status }) => status === 'expected' || status === 'flaky')
}

function nameTroubled({ title, file, tests }: z.infer<typeof playwrightSpec>): readonly string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ results }) => nameTest(file, title, results.find(({ error }) => error)?.error?.message))
}

function nameTest(file: string, title: string, message = ''): string {
  return `${file} › ${title}: ${message.split('\n', 1)[0]}`
}
