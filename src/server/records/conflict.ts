import type { AnyEntity } from '../../schema/entity.ts'
import { VERSION_KEY } from '../../schema/session-contract.ts'
import { answers } from '../../texts/fr/answers.ts'
import { ConflictRefusal, Refusal } from '../errors/refusal.ts'
import { readHistory } from './history.ts'
import { readRecord } from './read-records.ts'
import type { Store } from './store.ts'

/** The row is not any more what a change was validated against; nothing was written. */
export class StaleRowError extends Error {
  override readonly name = 'StaleRowError'
}

const MAX_TRIES = 25

/** Tries again where another process was faster. Each time somebody's change was written, so all get on. */
export async function retryWhileStale(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StaleRowError)) throw error
    }
  }
  throw new Refusal(409, answers.tooManyChanges)
}

/** The refusal of a change that was made of another version than the record has. */
export async function describeConflict(
  store: Store,
  entity: AnyEntity,
  id: number,
  seen: number,
): Promise<ConflictRefusal> {
  const record = await readRecord(store, entity, id)
  const history = await readHistory(store.queries, { entity: entity.name, id }, seen)
  // What was written after the record was read belongs to the next conflict.
  const known = history.filter(({ version }) => version <= Number(record[VERSION_KEY]))
  return new ConflictRefusal(answers.changedSinceRead, { record, history: known })
}
