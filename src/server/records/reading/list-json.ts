import { sql, type RawBuilder } from 'kysely'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Relation } from '../../../schema/entity/field-definition.ts'
import { definitionOf, relationsOf } from '../../../kinds/core/definition/definitions.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { longStatement, type DatabaseAdapter, type FoundList } from '../../database/database.ts'
import { linksOf, rowRelationsOf, type RowRelations } from '../../../kinds/core/definition/relations.ts'
import { fieldTableName } from '../../database/field-tables.ts'
import { TARGET } from '../../../kinds/references/definition.ts'
import { RELATIONS_DEEP } from '../../../schema/entity/entity-shapes.ts'
import { assertMay, rowConditions } from '../access/access.ts'
import type { Store } from '../store/store.ts'

type ListStore = Pick<Store, 'adapter' | 'reader' | 'entities' | 'rights'>

/**
 * The whole list by id as a JSON array, written by the database. The records equal those of `recordOfRow` and
 * `nestRelations`, without making an object of each row.
 */
export async function listJson(store: ListStore, entity: AnyEntity): Promise<Uint8Array> {
  const { json } = store.adapter
  const record = recordJson(store, assertMay(store, 'list', entity), 'own', RELATIONS_DEEP)
  const conditions = rowConditions(store, entity.name, 'own')
  const where = conditions.length === 0 ? sql`` : sql` where ${sql.join(conditions, sql` and `)}`
  const list = json.list(record, sql`${sql.table(entity.name)} as own${where}`, sql.id('own', 'id'))
  const { rows } = await sql<FoundList>`${list} ${longStatement}`.execute(store.reader)
  return rows[0]?.list ?? new Uint8Array()
}

function recordJson(store: ListStore, entity: AnyEntity, alias: string, deep: number): RawBuilder<unknown> {
  const fields = deep === 0 ? {} : entity.fields
  const inRows = new Map(rowRelationsOf(fields).map((rows) => [rows.column, rows]))
  const own = Object.entries(entity.fields).flatMap(([name, field]) => {
    const rows = inRows.get(name)
    const value = rows
      ? rowsJson(store, entity, rows, alias, deep)
      : valueJson(store.adapter, name, field, alias)
    return value ? [[name, value] as const] : []
  })
  const related = relationsOf(fields).map((relation) => relatedJson(store, relation, alias, deep))
  const linked = linksOf(fields).map(({ as, to, column }) => {
    const target = store.entities.find(({ name }) => name === to)
    if (!target) return [as, store.adapter.json.value('json', sql.lit('[]'))] as const
    const [there, link] = [`${alias}.${as}`, `${alias}.${as}.link`]
    const record = recordJson(store, target, there, deep - 1)
    const same = sql`${sql.id(link, 'record_id')} = ${sql.id(alias, 'id')}`
    const conditions = [same, ...rowConditions(store, target.name, there)]
    const from = sql`${sql.table(fieldTableName(entity.name, column))} as ${sql.id(link)}
      join ${sql.table(target.name)} as ${sql.id(there)} on ${sql.id(there, 'id')} = ${sql.id(link, TARGET)}
      where ${sql.join(conditions, sql` and `)}`
    return [as, store.adapter.json.all(record, from, sql.id(link, 'place'))] as const
  })
  return store.adapter.json.object([['id', sql.id(alias, 'id')], ...own, ...related, ...linked])
}

/** The record that a column refers to, under the relation's name. */
function relatedJson(store: ListStore, { as, to, column }: Relation, alias: string, deep: number) {
  const target = store.entities.find(({ name }) => name === to)
  if (!target) return [as, sql`null`] as const
  const there = `${alias}.${as}`
  const record = recordJson(store, target, there, deep - 1)
  const same = sql`${sql.id(there, 'id')} = ${sql.id(alias, column)}`
  const conditions = [same, ...rowConditions(store, target.name, there)]
  const found = sql`(select ${record} from ${sql.table(target.name)} as ${sql.id(there)}
    where ${sql.join(conditions, sql` and `)})`
  return [as, store.adapter.json.nested(found)] as const
}

/** Rows that nest others are read of their table. */
function rowsJson(
  store: ListStore,
  { name }: AnyEntity,
  { column, fields, relations }: RowRelations,
  alias: string,
  deep: number,
): RawBuilder<unknown> {
  const row = `${alias}.${column}`
  const cells = Object.entries(fields).flatMap(([cell, field]) => {
    const value = valueJson(store.adapter, cell, field, row)
    return value ? [[cell, value] as const] : []
  })
  const related = relations.map((relation) => relatedJson(store, relation, row, deep))
  const from = sql`${sql.table(fieldTableName(name, column))} as ${sql.id(row)}
    where ${sql.id(row, 'record_id')} = ${sql.id(alias, 'id')}`
  return store.adapter.json.all(store.adapter.json.object([...cells, ...related]), from, sql.id(row, 'place'))
}

/** The value of the column with the field's name, or an object of the field's columns. */
function valueJson(
  { json }: DatabaseAdapter,
  name: string,
  field: Field,
  alias: string,
): RawBuilder<unknown> | null {
  const definition = definitionOf(field)
  // Write-only fields are no part of a record.
  if (Object.keys(definition.recordShape(name, field)).length === 0) return null
  const parts = definition.columns(name, field).map((column) => {
    const value = sql.id(alias, column.name)
    const filled = column.empty === null ? value : sql`coalesce(${value}, ${sql.lit(column.empty)})`
    return [column.name, json.value(column.type, filled)] as const
  })
  const own = parts.find(([column]) => column === name)
  return own ? own[1] : json.object(parts.map(([column, value]) => [column.slice(name.length + 1), value]))
}
