import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ReferenceField } from '../../../kinds/reference/definition.ts'
import { pathLabelOf } from '../../../kinds/reference/label-columns.ts'
import { RELATIONS_DEEP } from '../../../schema/entity/entity-shapes.ts'
import type { ChartAnswer } from '../calls.ts'
import { OWN, readRelated, rowConditions, type Store } from '../../../server/face.ts'

type Counts = ChartAnswer['counts']

/** Records that the caller does not see have no bar of their own. */
export function namedConditions(
  store: Store,
  by: string,
  { to }: ReferenceField,
): readonly RawBuilder<SqlBool>[] {
  const column = sql.id(OWN, by)
  if (!store.entities.some(({ name }) => name === to)) return [sql<SqlBool>`${column} is null`]
  const seen = rowConditions(store, to, 'named')
  if (seen.length === 0) return []
  const conditions = sql.join([sql`named.id = ${column}`, ...seen], sql` and `)
  return [
    sql<SqlBool>`(${column} is null or exists (select 1 from ${sql.table(to)} as named where ${conditions}))`,
  ]
}

/** Ids with what an option for each is called. */
export async function nameCounts(
  store: Store,
  { to, optionLabel }: ReferenceField,
  counts: Counts,
): Promise<Counts> {
  const target = store.entities.find(({ name }) => name === to)
  if (!target) return counts
  const ids = counts.flatMap(({ value }) => (value === '' ? [] : [{ id: Number(value) }]))
  const related = await readRelated(store, { to, column: 'id' }, ids, RELATIONS_DEEP)
  return counts.map((each) => {
    const record = related.get(Number(each.value))
    // What names it may be empty, or hidden from the caller.
    return record ? { ...each, name: pathLabelOf(optionLabel, target, record) || each.value } : each
  })
}
