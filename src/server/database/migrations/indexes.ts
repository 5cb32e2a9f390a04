import { type RawBuilder, sql } from 'kysely'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { StartupError } from '../../errors/startup-error.ts'
import type { PlannedColumn, PlannedTable } from '../planned-table.ts'
import { deletedColumns } from '../deleted-columns.ts'
import { TRASH_TABLE } from '../system-tables.ts'
import { type Migration, quoted } from './migration.ts'
import { dropIndex, isOwnIndex } from './statements.ts'
import { hash } from 'node:crypto'
import { filterSchemas } from '../../../kinds/core/filter/filters.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { dayOfYear } from '../day-of-year.ts'
import { columnKey } from '../../../schema/entity/list-column.ts'
import { allColumns, isSortable } from '../../../kinds/core/cell/list-columns.ts'
import type { DatabaseAdapter, Queries } from '../database.ts'
import { type PathEnd, sortKey } from '../sort-key.ts'

interface WantedIndex {
  readonly words: string
  readonly statement: RawBuilder<unknown>
  /** The columns that it makes unique together. */
  readonly names?: readonly string[]
}

/** Drops the program's indexes that are not needed any more, and creates missing ones. */
export async function alignIndexes(
  migration: Migration,
  table: PlannedTable,
  entities: readonly AnyEntity[],
): Promise<void> {
  const entity = entities.find(({ name }) => name === table.name)
  const found = await migration.find(table.name)
  if (!found) return
  const sorts = entity ? sortIndexes(migration.adapter, migration.queries, entity) : []
  const wanted = new Map([
    ...wantedIndexes(table),
    ...sorts.map((index) => sortingIndex(table.name, index)),
    ...(entity ? dayIndexes(entity) : []),
    ...(table.name === TRASH_TABLE ? entities.flatMap((each) => deletedIndexes(migration, each)) : []),
  ])
  for (const name of found.indexes.keys()) {
    if (!migration.isFormer && isOwnIndex(table.name, name) && !wanted.has(name))
      await migration.make(`drop the index ${quoted(name)}`, [dropIndex(name)], { table: table.name })
  }
  for (const [name, index] of wanted) {
    if (!found.indexes.has(name)) await addIndex(migration, table, name, index)
  }
}

function wantedIndexes({
  name: table,
  unique = [],
  keys = [],
  uniqueTogether = [],
  columns,
  moment,
  lookups = [],
}: PlannedTable): ReadonlyMap<string, WantedIndex> {
  const links = columns.filter(({ references }) => references !== undefined)
  return new Map([
    ...unique.map((column) => uniqueIndex(table, column)),
    ...keys.map((column) => keyIndex(table, column)),
    ...uniqueTogether.map((group) => togetherIndex(table, group)),
    ...[...links.map(({ name }) => (moment === undefined ? [name] : [name, moment])), ...lookups].map(
      (names) => plainIndex(table, names),
    ),
  ])
}

type IndexedColumn = Pick<PlannedColumn, 'name' | 'type'>

function uniqueIndex(table: string, { name: column, type }: IndexedColumn): readonly [string, WantedIndex] {
  const name = `${table}_${column}_unique`
  const filled = isFilled({ name: column, type })
  const statement = sql`create unique index ${sql.id(name)} on ${sql.table(table)} (${sql.id(column)}) where ${filled}`
  return [name, { words: `make ${quoted(column)} of ${quoted(table)} unique`, statement }]
}

/** A whole index, unlike that of `unique`: an equality alone is enough for it to be used. */
function keyIndex(table: string, column: string): readonly [string, WantedIndex] {
  const name = `${table}_${column}_key_unique`
  const statement = sql`create unique index ${sql.id(name)} on ${sql.table(table)} (${sql.id(column)})`
  return [name, { words: `make ${quoted(column)} of ${quoted(table)} a key`, statement, names: [column] }]
}

/** Named by a digest, for databases truncate long names. */
function togetherIndex(table: string, columns: readonly PlannedColumn[]): readonly [string, WantedIndex] {
  const names = columns.map(({ name }) => name)
  const name = `${table}_${digestOf(names.join(' '))}_unique`
  const keys = sql.join(names.map((column) => sql.id(column)))
  const statement = sql`create unique index ${sql.id(name)} on ${sql.table(table)} (${keys}) where ${sql.join(columns.map(isFilled), sql` and `)}`
  return [name, { words: `make ${quoted(...names)} of ${quoted(table)} unique together`, statement, names }]
}

/** A text that is not null either. */
function isFilled({ name, type }: IndexedColumn): RawBuilder<unknown> {
  return type === 'text' ? sql`${sql.id(name)} <> ''` : sql`${sql.id(name)} is not null`
}

function digestOf(text: string): string {
  return hash('sha256', text).slice(0, 8)
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

/** For each column that lists and widgets find anniversaries in. */
function dayIndexes({ name: table, fields }: AnyEntity): readonly (readonly [string, WantedIndex])[] {
  return Object.entries(fields).flatMap(([field, config]) => {
    const [column] = definitionOf(config).columns(field, config)
    if (!column || filterSchemas(config).anniversary === undefined) return []
    const name = `${table}_${column.name}_days_index`
    const statement = sql`create index ${sql.id(name)} on ${sql.table(table)} ((${dayOfYear(sql.id(column.name))}))`
    return [
      [name, { words: `index the anniversaries of ${quoted(column.name)} of ${quoted(table)}`, statement }],
    ]
  })
}

/** For each column that rules of an entity compare, with all that they ask, so that entries are counted by it alone. */
function deletedIndexes(
  { adapter, queries }: Migration,
  entity: AnyEntity,
): readonly (readonly [string, WantedIndex])[] {
  return deletedColumns(adapter.json, entity).flatMap(({ name: column, value, isCompared }) => {
    if (!isCompared) return []
    const rest = sql`on ${sql.table(TRASH_TABLE)} (entity, (${value}), id) where entity = ${sql.lit(entity.name)}`
    // Another type, or a former name, gives another index.
    const name = `${TRASH_TABLE}_${digestOf(rest.compile(queries).sql)}_index`
    const words = `index ${quoted(column)} of each deleted ${quoted(entity.name)}`
    return [[name, { words, statement: sql`create index ${sql.id(name)} ${rest}` }]]
  })
}

async function addIndex(
  migration: Migration,
  table: PlannedTable,
  name: string,
  { words, statement, names }: WantedIndex,
): Promise<void> {
  try {
    await migration.make(words, [statement], { table: table.name })
  } catch (error) {
    if (migration.adapter.violationOf(error) !== 'unique') throw error
    const own = name.slice(table.name.length + 1, -'_unique'.length)
    const columns = (names ?? [own]).map((column) => column.replace(/_folded$/, ''))
    const listed = columns.map((column) => `"${column}"`).join(', ')
    throw new StartupError(
      `${table.name}.${columns.join(' and ')} is to be unique, but some records hold the same value. ` +
        `List them with: select ${listed}, count(*) from "${table.name}" group by ${listed} having count(*) > 1;`,
    )
  }
}

interface SortIndex {
  readonly name: string
  /** The list column that is sorted by it. */
  readonly column: string
  readonly statement: RawBuilder<unknown>
}

/** An index for each list column that is made of the table's own columns: pages are read in its order. */
function sortIndexes(adapter: DatabaseAdapter, queries: Queries, entity: AnyEntity): readonly SortIndex[] {
  const columns = allColumns(entity).filter((column) => isSortable(entity, column))
  return columns.flatMap((column) => {
    const key = sortKey(adapter, (path) => ownEnd(entity, path), column)
    if (!key || !isOwn(entity, column)) return []
    // The name has a digest of the expression, so that another expression gives another index. Databases truncate long names.
    const digest = digestOf(key.compile(queries).sql)
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
