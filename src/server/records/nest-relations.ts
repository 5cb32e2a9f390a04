import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { relationsOf, type Relation } from '../../kinds/reference/storage.ts'
import { recordOfRow } from './record-of-row.ts'
import { entityNamed, type Store } from './store.ts'

/** As deep as a list column's path may go: `Stadium.Owner.name`. */
export const RELATIONS_DEEP = 2

// Databases bound the number of values in a statement.
const IDS_PER_QUERY = 1_000

/** The records with the related ones nested in them; one query for each relation, not for each record. */
export async function nestRelations(
  store: Store,
  entity: AnyEntity,
  records: readonly EntityRecord[],
  deep = RELATIONS_DEEP,
): Promise<readonly EntityRecord[]> {
  if (deep === 0 || records.length === 0) return records
  let nested = records
  for (const relation of relationsOf(entity.fields)) {
    const related = await relatedRecords(store, relation, records, deep)
    nested = nested.map((record) => ({
      ...record,
      [relation.as]: related.get(record[relation.column]) ?? null,
    }))
  }
  return nested
}

/** The names of an entity and of all that its records nest. */
export function nestedEntities(
  entities: readonly AnyEntity[],
  { name, fields }: AnyEntity,
  deep = RELATIONS_DEEP,
): ReadonlySet<string> {
  const targets = deep === 0 ? [] : relationsOf(fields).map(({ to }) => entityNamed(entities, to))
  return new Set([name, ...targets.flatMap((target) => [...nestedEntities(entities, target, deep - 1)])])
}

async function relatedRecords(
  store: Store,
  relation: Relation,
  records: readonly EntityRecord[],
  deep: number,
): Promise<ReadonlyMap<unknown, EntityRecord>> {
  const target = entityNamed(store.entities, relation.to)
  const ids = [...new Set(records.map((record) => record[relation.column]))].filter(
    (id) => typeof id === 'number',
  )
  const found: EntityRecord[] = []
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const some = ids.slice(start, start + IDS_PER_QUERY)
    const rows = await store.queries.selectFrom(target.name).selectAll().where('id', 'in', some).execute()
    found.push(...rows.map((row) => recordOfRow(target, row)))
  }
  const nested = await nestRelations(store, target, found, deep - 1)
  return new Map(nested.map((record) => [record.id, record]))
}
