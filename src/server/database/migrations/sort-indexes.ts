import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { AnyEntity } from '../../../schema/entity.ts'
import { columnKey } from '../../../schema/list-column.ts'
import { isSortable } from '../../../kinds/sortable-columns.ts'
import type { DatabaseAdapter, Queries } from '../database.ts'
import { sortKey, type PathEnd } from '../sort-key.ts'

export interface SortIndex {
  readonly name: string
  /** The list column that is sorted by it. */
  readonly column: string
  readonly statement: RawBuilder<unknown>
}

/** An index for each list column that is made of the table's own columns alone: a page of it is read in its order. */
export function sortIndexes(
  adapter: DatabaseAdapter,
  queries: Queries,
  entity: AnyEntity,
): readonly SortIndex[] {
  const columns = entity.list.columns.filter((column) => isSortable(entity, column))
  return columns.flatMap((column) => {
    const key = sortKey(adapter, (path) => ownEnd(entity, path), [column], columnKey(column))
    if (!key || !isOwn(entity, column)) return []
    // What it says is in its name, so that another expression is another index; long names are cut short by databases.
    const digest = createHash('sha256').update(key.compile(queries).sql).digest('hex').slice(0, 8)
    const name = `${entity.name}_sort_${digest}_index`
    const statement = sql`create index ${sql.id(name)} on ${sql.table(entity.name)} ((${key}))`
    return [{ name, column: columnKey(column), statement }]
  })
}

function isOwn(entity: AnyEntity, column: AnyEntity['list']['columns'][number]): boolean {
  if (typeof column === 'string') return true
  const paths = 'joined' in column ? column.joined : column.firstOf
  return paths.every((path) => ownEnd(entity, path) !== null)
}

function ownEnd(entity: AnyEntity, path: string): PathEnd | null {
  const [name = '', ...part] = path.split('.')
  if (!entity.fields[name]) return null
  return { entity, column: (own) => sql`${sql.id(own)}`, rest: [name, ...part] }
}
