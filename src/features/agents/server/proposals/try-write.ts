import type { AnyEntity } from '../../../../schema/entity.ts'
import { compareRows, NO_ROW } from '../../../../server/records/rows/compare-rows.ts'
import type { FieldChange } from '../../../../calls/record-calls.ts'
import type { Author } from '../../../../server/records/store/author.ts'
import type { RowChange, Store } from '../../../../server/records/store/store.ts'
import { performWrite, type RecordWrite } from '../record-write.ts'

/** Takes a transaction back that has come to its end. */
class TriedOut extends Error {}

/**
 * What a write would change, with all that it is refused for: it is made, and taken back. The hooks before a write run, those
 * after it do not.
 * @throws HttpError
 */
export async function tryWrite(
  store: Store,
  entity: AnyEntity,
  write: RecordWrite,
  by: Author,
): Promise<readonly FieldChange[]> {
  let made: RowChange[] = []
  const trial: Store = {
    ...store,
    afterChange: [
      async (_transaction, change) => {
        made.push(change)
        return undefined
      },
    ],
    transact: (work) =>
      store.transact(async (transaction) => {
        made = []
        await work(transaction)
        throw new TriedOut()
      }),
  }
  try {
    await performWrite(trial, entity, write, by)
  } catch (error) {
    if (!(error instanceof TriedOut)) throw error
  }
  const own = made.find((change) => isOf(change, entity, write))
  return own ? compareRows(entity, own.before ?? NO_ROW, own.after ?? NO_ROW) : []
}

function isOf(
  { entity: { name }, before, after }: RowChange,
  entity: AnyEntity,
  write: RecordWrite,
): boolean {
  const id = Number((after ?? before)?.['id'])
  return name === entity.name && (write.kind === 'create' ? before === null : id === write.id)
}
