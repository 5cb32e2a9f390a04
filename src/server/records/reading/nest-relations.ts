import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { RELATIONS_DEEP } from '../../../schema/entity/entity-shapes.ts'
import type { EntityRecord, StoredRecord, Relation } from '../../../schema/entity/field-definition.ts'
import { linksOf, rowRelationsOf } from '../../../kinds/core/definition/relations.ts'
import { relationsOf } from '../../../kinds/core/definition/definitions.ts'
import { parseIds } from '../../../kinds/references/definition.ts'
import { asRecord, readRows } from '../../../kinds/rows/row-values.ts'
import { recordOfRow } from '../rows/record-of-row.ts'
import { selectSeen } from '../access/access.ts'
import { entityNamed, type Store } from '../store/store.ts'

// Databases limit the number of parameters.
const IDS_PER_QUERY = 1_000

/** Nests the related records, with one query per relation. */
export async function nestRelations(
  store: Store,
  entity: AnyEntity,
  records: readonly StoredRecord[],
  deep = RELATIONS_DEEP,
): Promise<readonly StoredRecord[]> {
  if (deep === 0 || records.length === 0) return records
  let nested = records
  for (const relation of relationsOf(entity.fields)) {
    const related = await readRelated(store, relation, records, deep)
    nested = nested.map((record) => ({
      ...record,
      [relation.as]: related.get(record[relation.column]) ?? null,
    }))
  }
  for (const link of linksOf(entity.fields)) {
    const related = await readRelated(store, link, records, deep)
    nested = nested.map((record) => ({
      ...record,
      [link.as]: parseIds(record[link.column]).flatMap((id) => related.get(id) ?? []),
    }))
  }
  for (const { column, relations } of rowRelationsOf(entity.fields)) {
    for (const relation of relations) {
      const rows = records.flatMap((record) => readRows(record[column]).map(asRecord))
      const related = await readRelated(store, relation, rows, deep)
      nested = nested.map((record) => ({
        ...record,
        [column]: readRows(record[column]).map((row) => ({
          ...row,
          [relation.as]: related.get(row[relation.column]) ?? null,
        })),
      }))
    }
  }
  return nested
}

/** The names of an entity and of all entities that its records nest. */
export function nestedEntities(
  entities: readonly AnyEntity[],
  { name, fields }: AnyEntity,
  deep = RELATIONS_DEEP,
): ReadonlySet<string> {
  const targets =
    deep === 0
      ? []
      : [
          ...relationsOf(fields),
          ...linksOf(fields),
          ...rowRelationsOf(fields).flatMap(({ relations }) => relations),
        ].map(({ to }) => entityNamed(entities, to))
  return new Set([name, ...targets.flatMap((target) => [...nestedEntities(entities, target, deep - 1)])])
}

/** The records that a column of these leads to, as far as the caller sees them, by their ids. */
export async function readRelated(
  store: Store,
  relation: Pick<Relation, 'to' | 'column'>,
  records: readonly EntityRecord[],
  deep: number,
): Promise<ReadonlyMap<unknown, StoredRecord>> {
  const target = store.entities.find(({ name }) => name === relation.to)
  // Of an entity that the caller may not read nothing is nested.
  if (!target) return new Map()
  const ids = [...new Set(records.flatMap((record) => record[relation.column]))].filter(
    (id) => typeof id === 'number',
  )
  const found: StoredRecord[] = []
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const some = ids.slice(start, start + IDS_PER_QUERY)
    const rows = await selectSeen(store, target.name).selectAll().where('id', 'in', some).execute()
    found.push(...rows.map((row) => recordOfRow(target, row)))
  }
  const nested = await nestRelations(store, target, found, deep - 1)
  return new Map(nested.map((record) => [record.id, record]))
}
