import { sql, type RawBuilder } from 'kysely'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { ListColumn } from '../../../schema/entity/list-column.ts'
import { relationsOf } from '../../../kinds/core/definition/definitions.ts'
import { rowConditions } from '../access/access.ts'
import type { Store } from '../store/store.ts'

/** A table of a list query with its alias. */
export interface JoinedTable {
  readonly alias: string
  readonly entity: AnyEntity
  /** The join clause; null for the list's own table. */
  readonly join: RawBuilder<unknown> | null
}

/** The alias of the list's own table. */
export const OWN = 'own'

/** The list's own table and those that columns refer to, as far as the caller sees them: `own`, `own.Stadium`. */
export function listTables(
  store: Pick<Store, 'entities' | 'rights'>,
  entity: AnyEntity,
  columns: readonly ListColumn[],
): readonly JoinedTable[] {
  const tables: JoinedTable[] = [{ alias: OWN, entity, join: null }]
  for (const column of columns) {
    const paths = typeof column === 'object' && 'firstOf' in column ? column.firstOf : []
    for (const path of paths) addTables(store, tables, path.split('.'))
  }
  return tables
}

function addTables(
  store: Pick<Store, 'entities' | 'rights'>,
  tables: JoinedTable[],
  path: readonly string[],
): void {
  let from = tables[0]
  for (const step of path) {
    const relation = from && relationsOf(from.entity.fields).find((each) => each.as === step)
    if (!from || !relation) return
    const alias = `${from.alias}.${step}`
    let to = tables.find((table) => table.alias === alias)
    if (!to) {
      const entity = store.entities.find(({ name }) => name === relation.to)
      if (!entity) return
      const same = sql`${sql.id(alias, 'id')} = ${sql.id(from.alias, relation.column)}`
      const conditions = [same, ...rowConditions(store, entity.name, alias)]
      const join = sql`left join ${sql.table(entity.name)} as ${sql.id(alias)}
        on ${sql.join(conditions, sql` and `)}`
      to = { alias, entity, join }
      tables.push(to)
    }
    from = to
  }
}

export interface FoundPath {
  readonly table: JoinedTable
  /** The rest of the path in that table: a field, or a field and a language. */
  readonly rest: readonly string[]
}

/** The table that a path ends in. */
export function findJoin(tables: readonly JoinedTable[], path: string): FoundPath | null {
  const steps = path.split('.')
  for (let length = steps.length - 1; length >= 0; length -= 1) {
    const alias = [OWN, ...steps.slice(0, length)].join('.')
    const table = tables.find((each) => each.alias === alias)
    if (table) return { table, rest: steps.slice(length) }
  }
  return null
}
