import type { Behaviours } from '../../behaviour/behaviour.ts'
import { createRecords } from './own-code/own-records.ts'
import type { CustomCode } from './store/store.ts'

/** What the entities' own code runs with. */
export function createCustomCode(
  behaviours: Behaviours,
  logFault: (err: unknown, what: string) => void,
): CustomCode {
  return {
    behaviours,
    depth: 0,
    createRecords,
    async runAfter(own, works) {
      for (const work of works)
        await work(own).catch((err: unknown) => logFault(err, 'a hook failed after the commit'))
    },
  }
}
