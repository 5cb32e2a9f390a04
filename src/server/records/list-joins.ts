import { sql, type RawBuilder } from 'kysely'
import type { AnyEntity } from '../../schema/entity.ts'
import { relationsOf } from '../../kinds/reference/storage.ts'
import { entityNamed } from './store.ts'

/** A table of a list query, under the name it has there. */
export interface ListTable {
  readonly alias: string
  readonly entity: AnyEntity
  /** How it is joined; null for the list's own table. */
  readonly join: RawBuilder<unknown> | null
}

const OWN = 'own'

/** The list's own table and those that its columns lead to: `own`, `own.Stadium`, `own.Stadium.Owner`. */
export function listTables(entities: readonly AnyEntity[], entity: AnyEntity): readonly ListTable[] {
  const tables: ListTable[] = [{ alias: OWN, entity, join: null }]
  for (const column of entity.list.columns) {
    const paths = typeof column === 'object' && 'firstOf' in column ? column.firstOf : []
    for (const path of paths) addTables(entities, tables, path.split('.'))
  }
  return tables
}

function addTables(entities: readonly AnyEntity[], tables: ListTable[], path: readonly string[]): void {
  let from = tables[0]
  for (const step of path) {
    const relation = from && relationsOf(from.entity.fields).find((each) => each.as === step)
    if (!from || !relation) return
    const alias = `${from.alias}.${step}`
    let to = tables.find((table) => table.alias === alias)
    if (!to) {
      const entity = entityNamed(entities, relation.to)
      const join = sql`left join ${sql.table(entity.name)} as ${sql.id(alias)}
        on ${sql.id(alias, 'id')} = ${sql.id(from.alias, relation.column)}`
      to = { alias, entity, join }
      tables.push(to)
    }
    from = to
  }
}

export interface FoundPath {
  readonly table: ListTable
  /** What is left of the path in that table: a field, or a field and a language. */
  readonly rest: readonly string[]
}

/** The table that a path ends in. */
export function followPath(tables: readonly ListTable[], path: string): FoundPath | null {
  const steps = path.split('.')
  for (let length = steps.length - 1; length >= 0; length -= 1) {
    const alias = [OWN, ...steps.slice(0, length)].join('.')
    const table = tables.find((each) => each.alias === alias)
    if (table) return { table, rest: steps.slice(length) }
  }
  return null
}
