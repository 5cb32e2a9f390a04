import { compareKey, definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { ID_COLUMN } from '../../../kinds/core/sheet/sheet-columns.ts'
import type { Column } from '../../../schema/entity/column.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { parseRecordId } from '../../../schema/values/record-id.ts'
import { LARGEST_INTEGER } from '../../../schema/values/storable.ts'
import {
  comparedColumn,
  findRow,
  holdsUnique,
  type Queries,
  runPrepared,
  seenRowIds,
  type Store,
  type StoredRow,
} from '../../../server/face.ts'

/** The row that the `by` column names: its text, or what its field reads there. */
export async function findNamedRow(
  store: Store,
  entity: AnyEntity,
  by: string,
  read: unknown,
): Promise<StoredRow | undefined> {
  const field = entity.fields[by]
  if (by === ID_COLUMN || !field) {
    const id = parseRecordId(String(read))
    return id === null ? undefined : findRow(store, entity, id)
  }
  const [column] = definitionOf(field).columns(by, field)
  const value = column && storedValue(column, read)
  if (!column || value === undefined) return undefined
  const compared = column.isFolded ? compareKey(field, value) : value
  const build = (builder: Queries) =>
    builder
      .selectFrom(entity.name)
      .selectAll()
      .where(holdsUnique(comparedColumn(column), compared))
      .limit(1)
  const { rows } = await runPrepared(store.queries, { name: `${entity.name} by ${by}`, build }, [compared, 1])
  const [row] = rows
  const id = Number(row?.['id'])
  return row && (await seenRowIds(store, entity.name, [id])).has(id) ? row : undefined
}

/** Nothing where the column could not hold it. */
function storedValue({ type }: Column, read: unknown): string | number | undefined {
  if (type === 'text') return typeof read === 'string' ? read : undefined
  const number = Number(read)
  const isHeld =
    type === 'real'
      ? Number.isFinite(number)
      : Number.isInteger(number) && Math.abs(number) <= LARGEST_INTEGER
  return isHeld ? number : undefined
}
