import type { EntityRow, Store } from '../store/store.ts'
import { fieldTableName } from '../../database/field-tables.ts'
import { selectSeen } from '../access/access.ts'
import { idsOf, keyOfRow } from './deletion.ts'
import { referencesOf, type Referring } from './referring.ts'

/** Those of the rows that a field keeps from being deleted: what refers to them, or to what goes with them, stays. */
export async function findKept(
  store: Store,
  referring: Referring,
  doomed: readonly EntityRow[],
): Promise<ReadonlySet<EntityRow>> {
  const targets = await findTargets(store, referring, doomed)
  const byName = new Map(doomed.map((each) => [keyOfRow(each), each]))
  const kept = new Set(
    doomed.filter(({ entity, row }) => entity.name === referring.to && targets.has(Number(row['id']))),
  )
  // What was to go with another one keeps that one too; a set goes on with what is added to it.
  for (const { entity, row } of kept) {
    for (const { column, to, onDelete } of referencesOf(entity)) {
      const above = onDelete === 'cascade' && byName.get(`${to} ${row[column]}`)
      if (above) kept.add(above)
    }
  }
  return kept
}

/** The records that the field of a row that stays refers to. */
async function findTargets(
  store: Store,
  { entity, column, to, parts }: Referring,
  doomed: readonly EntityRow[],
): Promise<ReadonlySet<number>> {
  const { reader: queries, rights } = store
  const all = selectSeen({ queries, rights }, entity.name)
  const own = idsOf(doomed, entity.name)
  const staying = own.length === 0 ? all : all.where('id', 'not in', own)
  const target = parts?.reference.column ?? column
  const rows = await (
    parts
      ? queries.selectFrom(fieldTableName(entity.name, column)).where('record_id', 'in', staying.select('id'))
      : staying
  )
    .where(target, 'in', idsOf(doomed, to))
    .select(target)
    .distinct()
    .execute()
  return new Set(rows.map((row) => Number(row[target])))
}
