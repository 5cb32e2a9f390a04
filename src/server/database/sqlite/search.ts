import { sql, type RawBuilder } from 'kysely'
import type { Queries, SearchPlace } from '../database.ts'
import { alignTriggers } from './triggers.ts'

/** The index has trigrams. */
const MIN_LETTERS = 3
const INDEX_ENDING = '_search_words'
const TRIGGER_ENDING = '_searched'

/** A trigram index of a column, kept up to date by triggers. */
export async function indexSearch(
  queries: Queries,
  tables: readonly string[],
  column: string,
): Promise<null> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and sql like 'create virtual table%'`.execute(queries)
  const found = rows.map(({ name }) => name).filter((name) => name.endsWith(INDEX_ENDING))
  const wanted = tables.map(indexOf)
  for (const name of found) {
    if (!wanted.includes(name)) await sql`drop table ${sql.id(name)}`.execute(queries)
  }
  for (const table of tables) {
    await alignTriggers(queries, table, TRIGGER_ENDING, new Map(triggersOf(table, column)))
    if (!found.includes(indexOf(table))) await buildIndex(queries, table, column)
  }
  return null
}

/** Whether a row's search key contains a word. A word of one or two letters is searched in every row. */
export function holdsWord(place: SearchPlace, word: string): RawBuilder<unknown> {
  const ids = idsOfWord(place, word)
  return ids
    ? sql`${sql.id(place.alias, 'id')} in (${ids})`
    : sql`instr(${sql.id(place.alias, place.column)}, ${word}) > 0`
}

export function idsOfWord({ table }: SearchPlace, word: string): RawBuilder<unknown> | null {
  if ([...word].length < MIN_LETTERS) return null
  const index = sql.id(indexOf(table))
  const phrase = `"${word.replaceAll('"', '""')}"`
  return sql`select rowid from ${index} where ${index} match ${phrase}`
}

function indexOf(table: string): string {
  return table + INDEX_ENDING
}

/** An external content index: the text is stored only in the table. */
async function buildIndex(queries: Queries, table: string, column: string): Promise<void> {
  const index = sql.id(indexOf(table))
  await sql`create virtual table ${index} using fts5(${sql.id(column)}, content=${sql.lit(table)},
    content_rowid='id', tokenize='trigram', columnsize=0)`.execute(queries)
  await sql`insert into ${index} (${index}) values ('rebuild')`.execute(queries)
}

function triggersOf(table: string, column: string): readonly (readonly [name: string, definition: string])[] {
  const index = indexOf(table)
  const forget = `insert into "${index}" ("${index}", rowid, "${column}") values ('delete', old.id, old."${column}");`
  const learn = `insert into "${index}" (rowid, "${column}") values (new.id, new."${column}");`
  const isOther = `when old."${column}" <> new."${column}"`
  return [
    trigger('insert', 'insert', '', learn),
    trigger('update', `update of "${column}"`, isOther, forget + learn),
    trigger('delete', 'delete', '', forget),
  ]

  function trigger(name: string, change: string, condition: string, work: string) {
    const full = `${table}_${name}${TRIGGER_ENDING}`
    return [
      full,
      `CREATE TRIGGER "${full}" after ${change} on "${table}" ${condition} begin ${work} end`,
    ] as const
  }
}
