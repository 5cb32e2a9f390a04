import { existsSync, readFileSync, rmSync } from 'node:fs'
import * as z from 'zod/mini'

export interface Counts {
  readonly passed: number
  readonly failed: number
}

const FOLDER = '.cache/reports'

/** The files the two test runners report to. */
export const reports = { vitest: `${FOLDER}/vitest.json`, playwright: `${FOLDER}/playwright.json` } as const

const vitestReport = z.pipe(
  z.object({ numPassedTests: z.int(), numFailedTests: z.int() }),
  z.transform((report): Counts => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
)

const playwrightReport = z.pipe(
  z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) }),
  z.transform(({ stats }): Counts => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
)

const readers = { vitest: vitestReport, playwright: playwrightReport } as const

/** Yesterday's report must not be counted when today's run never comes to write one. */
export function dropReports(): void {
  for (const path of Object.values(reports)) rmSync(path, { force: true })
}

/** What a runner has reported; nothing where it has not come to that. */
export function readCounts(runner: keyof typeof reports): Counts {
  const path = reports[runner]
  if (!existsSync(path)) return { passed: 0, failed: 0 }
  return readers[runner].parse(JSON.parse(readFileSync(path, 'utf8')))
}
