import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isUpToDate } from '../build/is-up-to-date.ts'
import { reportRun } from '../develop/generate/report-run.ts'
import { foreignRoots } from './projects.ts'

/** Set once they are written: the test runner asks again for each of its projects. */
const DONE = 'TEST_DOMAINS_GENERATED'
/** Of the last time that all were. */
const STAMP = '.cache/domains/generated'

/**
 * Writes the generated files of the foreign domains, which are not committed, unless they are younger than what they are
 * made of. The default export, because Vitest runs it as its global setup.
 * @throws with the diagnostics when their entities cannot be generated from.
 */
export default async function generateDomains(): Promise<void> {
  const roots = foreignRoots()
  if (process.env[DONE] || roots.length === 0) return
  if (!isUpToDate(STAMP, ['src', 'scripts/develop/generate', ...roots])) {
    for (const root of roots) {
      const { isValid, message } = await reportRun(root, false)
      if (!isValid) throw new Error(message)
    }
    mkdirSync(dirname(STAMP), { recursive: true })
    writeFileSync(STAMP, '')
  }
  process.env[DONE] = 'yes'
}
