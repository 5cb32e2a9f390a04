import { existsSync, readFileSync, rmSync } from 'node:fs'
import * as z from 'zod/mini'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Passed, but not at once. */
  readonly flaky: number
}

const FOLDER = '.cache/reports'

/** The JSON reports of the two test runners. */
export const reports = { vitest: `${FOLDER}/vitest.json`, playwright: `${FOLDER}/playwright.json` } as const

const vitestReport = z.pipe(
  z.object({ numPassedTests: z.int(), numFailedTests: z.int() }),
  z.transform((report): Counts => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    flaky: 0,
  })),
)

const playwrightReport = z.pipe(
  z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) }),
  z.transform(({ stats }): Counts => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: stats.flaky,
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
  if (!existsSync(path)) return { passed: 0, failed: 0, flaky: 0 }
  return readers[runner].parse(JSON.parse(readFileSync(path, 'utf8')))
}
