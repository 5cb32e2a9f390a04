import { AsyncLocalStorage } from 'node:async_hooks'
import type { Translation } from '../../texts/translation.ts'

/** Whom the program speaks to in what; in its own language where it works for nobody. */
export const spokenTo = new AsyncLocalStorage<Translation | undefined>()

/** For what is kept, which is the same whoever writes it. */
export function inOwnLanguage<T>(work: () => T): T {
  return spokenTo.run(undefined, work)
}
