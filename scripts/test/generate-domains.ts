import { reportRun } from '../develop/generate/report-run.ts'
import { foreignRoots } from './projects.ts'

/**
 * Writes the generated files of the foreign domains, which are not committed. The default export, because Vitest runs it
 * as its global setup.
 * @throws with the diagnostics when their entities cannot be generated from.
 */
export default async function generateDomains(): Promise<void> {
  for (const root of foreignRoots()) {
    const { isValid, message } = await reportRun(root, false)
    if (!isValid) throw new Error(message)
  }
}
