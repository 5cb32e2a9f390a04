import { reportRun } from '../develop/generate/report-run.ts'
import { foreignRoots } from './projects.ts'

/** Set once they are written: the test runner asks again for each of its projects. */
const DONE = 'TEST_DOMAINS_GENERATED'

/**
 * Writes the generated files of the foreign domains, which are not committed. The default export, because Vitest runs it
 * as its global setup.
 * @throws with the diagnostics when their entities cannot be generated from.
 */
export default async function generateDomains(): Promise<void> {
  if (process.env[DONE]) return
  for (const root of foreignRoots()) {
    const { isValid, message } = await reportRun(root, false)
    if (!isValid) throw new Error(message)
  }
  process.env[DONE] = 'yes'
}
