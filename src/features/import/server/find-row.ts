import { compareKey, meaningOf } from '../../../kinds/core/meaning/meanings.ts'
import { ID_COLUMN } from '../../../kinds/core/sheet/sheet-columns.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import { parseRecordId } from '../../../schema/record-id.ts'
import { holdsUnique } from '../../../server/database/holds-unique.ts'
import { comparedColumn } from '../../../server/database/plan-tables.ts'
import type { Queries, StoredRow } from '../../../server/database/database.ts'
import { runPrepared } from '../../../server/database/prepared.ts'
import { findRow } from '../../../server/records/reading/read-records.ts'
import { seesRow } from '../../../server/records/access/access.ts'
import type { Store } from '../../../server/records/store/store.ts'

/** The row that a text of the `by` column names. */
export async function findNamedRow(
  store: Store,
  entity: AnyEntity,
  by: string,
  text: string,
): Promise<StoredRow | undefined> {
  const field = entity.fields[by]
  if (by === ID_COLUMN || !field) {
    const id = parseRecordId(text)
    return id === null ? undefined : findRow(store, entity, id)
  }
  const [column] = meaningOf(field).columns(by, field)
  if (!column) return undefined
  const compared = column.isFolded ? compareKey(field, text) : text
  const build = (builder: Queries) =>
    builder
      .selectFrom(entity.name)
      .selectAll()
      .where(holdsUnique(comparedColumn(column), compared))
      .limit(1)
  const { rows } = await runPrepared(store.queries, { name: `${entity.name} by ${by}`, build }, [compared, 1])
  const [row] = rows
  return row && seesRow(store, entity.name, row) ? row : undefined
}
