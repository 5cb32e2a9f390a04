import { existsSync } from 'node:fs'
import { readCounts } from './counts.ts'
import { findUnshown, type Run } from './requirements.ts'

/** Where they are listed; other programs have the suites that their configs ask for. */
const LIST = 'tests/product/security/asvs'

/** Names the requirements of ASVS that no test of a whole run has shown by passing. @returns an exit code */
export function checkRequirements(run: Run): number {
  if (!existsSync(LIST)) return 0
  const shown = [readCounts('vitest'), readCounts('playwright')].flatMap((counts) => counts.shown)
  const unshown = findUnshown(run, shown)
  for (const id of unshown) console.error(`ASVS ${id}: no test that names it has run and passed`)
  if (unshown.length > 0) return 1
  console.log(`ASVS: ${new Set(shown).size} requirements, each by tests that have passed`)
  return 0
}
