import type { AnyEntity } from '../../schema/entity.ts'
import { answers } from '../../texts/fr/answers.ts'
import { assertNoMistakes, Refusal, type Mistake } from '../answers/refusal.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import type { StoredRow } from '../database/database.ts'
import { settleFields, type Change } from './settle-fields.ts'
import type { Store } from './store.ts'

/** Checks a change, then stores its files and writes its columns: both or neither. */
export async function saveChange<T>(
  store: Store,
  entity: AnyEntity,
  change: Change,
  found: readonly Mistake[],
  write: (columns: StoredRow) => Promise<T>,
): Promise<T> {
  const { columns, images, mistakes } = await settleFields(store, entity, change)
  assertNoMistakes([...found, ...mistakes])
  await store.uploads.store(images)
  try {
    return await write(columns)
  } catch (error) {
    // Perhaps it was written and names them; the next start removes those that nothing names.
    if (error instanceof DatabaseUnavailable) throw error
    await store.uploads.remove(images.map((image) => image.name))
    if (!store.adapter.violationOf(error)) throw error
    // Between the check and the write somebody was faster: checked again, the change says itself what is wrong.
    assertNoMistakes((await settleFields(store, entity, change)).mistakes)
    throw new Refusal(409, answers.changedMeanwhile)
  }
}
