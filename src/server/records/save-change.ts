import type { AnyEntity } from '../../schema/entity.ts'
import { answers } from '../../texts/fr/answers.ts'
import { assertNoMistakes, Refusal, type Mistake } from '../answers/refusal.ts'
import type { Queries, StoredRow } from '../database/database.ts'
import { holdFiles } from './hold-files.ts'
import { settleFields, type Change } from './settle-fields.ts'
import type { Store } from './store.ts'

/** Checks a change, then stores its files and writes all the rest of it in one transaction: both or neither. */
export async function saveChange<T>(
  store: Store,
  entity: AnyEntity,
  change: Change,
  found: readonly Mistake[],
  write: (columns: StoredRow, transaction: Queries) => Promise<T>,
): Promise<T> {
  const { columns, images, mistakes } = await settleFields(store, entity, change)
  assertNoMistakes([...found, ...mistakes])
  const names = images.map((image) => image.name)
  try {
    return await holdFiles(store, images, () =>
      store.transact(async (transaction) => {
        await store.claims.handOver(transaction, names)
        return write(columns, transaction)
      }),
    )
  } catch (error) {
    if (!store.adapter.violationOf(error)) throw error
    // Between the check and the write somebody was faster: checked again, the change says itself what is wrong.
    assertNoMistakes((await settleFields(store, entity, change)).mistakes)
    throw new Refusal(409, answers.changedMeanwhile)
  }
}
