import { sql, type RawBuilder } from 'kysely'
import type { AnyEntity } from '../../../schema/entity.ts'
import { StartupError } from '../../startup-error.ts'
import type { PlannedTable } from '../planned-table.ts'
import { quoted, type Changes } from './changes.ts'
import { sortIndexes, type SortIndex } from './sort-indexes.ts'
import { dropIndex, isOwnIndex } from './statements.ts'

interface WantedIndex {
  readonly words: string
  readonly statement: RawBuilder<unknown>
}

/** What is ours goes when no field wants it any more. */
export async function alignIndexes(
  changes: Changes,
  table: PlannedTable,
  entity: AnyEntity | undefined,
): Promise<void> {
  const found = await changes.find(table.name)
  if (!found) return
  const sorts = entity ? sortIndexes(changes.adapter, changes.queries, entity) : []
  const wanted = new Map([...wantedIndexes(table), ...sorts.map((index) => sortingIndex(table.name, index))])
  for (const name of found.indexes.keys()) {
    if (isOwnIndex(table.name, name) && !wanted.has(name))
      await changes.make(`drop the index ${quoted(name)}`, [dropIndex(name)], { table: table.name })
  }
  for (const [name, index] of wanted) {
    if (!found.indexes.has(name)) await addIndex(changes, table, name, index)
  }
}

function wantedIndexes({
  name: table,
  unique,
  columns,
  lookups = [],
}: PlannedTable): ReadonlyMap<string, WantedIndex> {
  const links = columns.filter(({ references }) => references !== undefined)
  return new Map([
    ...unique.map((column) => uniqueIndex(table, column)),
    ...[...links.map(({ name }) => [name]), ...lookups].map((names) => plainIndex(table, names)),
  ])
}

function uniqueIndex(table: string, column: string): readonly [string, WantedIndex] {
  const name = `${table}_${column}_unique`
  const statement = sql`create unique index ${sql.id(name)} on ${sql.table(table)} (${sql.id(column)}) where ${sql.id(column)} <> ''`
  return [name, { words: `make ${quoted(column)} of ${quoted(table)} unique`, statement }]
}

function plainIndex(table: string, columns: readonly string[]): readonly [string, WantedIndex] {
  const name = `${table}_${columns.join('_')}_index`
  const keys = sql.join(columns.map((column) => sql.id(column)))
  const statement = sql`create index ${sql.id(name)} on ${sql.table(table)} (${keys})`
  return [name, { words: `index ${quoted(...columns)} of ${quoted(table)}`, statement }]
}

function sortingIndex(table: string, { name, column, statement }: SortIndex): readonly [string, WantedIndex] {
  return [name, { words: `index ${quoted(table)} for sorting by ${quoted(column)}`, statement }]
}

async function addIndex(
  changes: Changes,
  table: PlannedTable,
  name: string,
  { words, statement }: WantedIndex,
): Promise<void> {
  try {
    await changes.make(words, [statement], { table: table.name })
  } catch (error) {
    if (changes.adapter.violationOf(error) !== 'unique') throw error
    const column = name.slice(table.name.length + 1, -'_unique'.length).replace(/_folded$/, '')
    throw new StartupError(
      `${table.name}.${column} is to be unique, but some records hold the same value. ` +
        `List them with: select "${column}", count(*) from "${table.name}" group by "${column}" having count(*) > 1;`,
    )
  }
}
