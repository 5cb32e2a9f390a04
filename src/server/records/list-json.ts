import { sql, type RawBuilder } from 'kysely'
import type { AnyEntity } from '../../schema/entity.ts'
import { meaningOf } from '../../kinds/meanings.ts'
import type { Field } from '../../schema/field-kinds.ts'
import type { DatabaseAdapter } from '../database/database.ts'
import { relationsOf } from '../../kinds/reference/storage.ts'
import { RELATIONS_DEEP } from './nest-relations.ts'
import { entityNamed, type Store } from './store.ts'

/**
 * The whole list, oldest first, as the JSON of an array. The database writes it: what is said of a record by
 * `recordOfRow` and `nestRelations`, without an object made of each row only to be taken apart again.
 */
export async function listJson(
  store: Pick<Store, 'adapter' | 'queries' | 'entities'>,
  entity: AnyEntity,
): Promise<Uint8Array> {
  const { json } = store.adapter
  const record = recordJson(store, entity, 'own', RELATIONS_DEEP)
  const list = json.list(record, sql`${sql.table(entity.name)} as own`, sql.id('own', 'id'))
  const { rows } = await list.execute(store.queries)
  return rows[0]?.list ?? new Uint8Array()
}

function recordJson(
  { adapter, entities }: Pick<Store, 'adapter' | 'entities'>,
  { fields }: AnyEntity,
  alias: string,
  deep: number,
): RawBuilder<unknown> {
  const own = Object.entries(fields).flatMap(([name, field]) => {
    const value = valueJson(adapter, name, field, alias)
    return value ? [[name, value] as const] : []
  })
  const related = relationsOf(deep === 0 ? {} : fields).map(({ as, to, column }) => {
    const [target, there] = [entityNamed(entities, to), `${alias}.${as}`]
    const record = recordJson({ adapter, entities }, target, there, deep - 1)
    const found = sql`(select ${record} from ${sql.table(target.name)} as ${sql.id(there)}
      where ${sql.id(there, 'id')} = ${sql.id(alias, column)})`
    return [as, adapter.json.nested(found)] as const
  })
  return adapter.json.object([['id', sql.id(alias, 'id')], ...own, ...related])
}

/** A field that lies in a column of its name is what that holds; one of several is an object of them. */
function valueJson(
  { json }: DatabaseAdapter,
  name: string,
  field: Field,
  alias: string,
): RawBuilder<unknown> | null {
  const meaning = meaningOf(field)
  // What is never read is no part of a record.
  if (Object.keys(meaning.recordShape(name, field)).length === 0) return null
  const parts = meaning.columns(name, field).map((column) => {
    const value = sql.id(alias, column.name)
    const filled = column.empty === null ? value : sql`coalesce(${value}, ${sql.lit(column.empty)})`
    return [column.name, json.value(column.type, filled)] as const
  })
  const own = parts.find(([column]) => column === name)
  return own ? own[1] : json.object(parts.map(([column, value]) => [column.slice(name.length + 1), value]))
}
