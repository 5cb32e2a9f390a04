import { sql, type RawBuilder } from 'kysely'
import type { Queries, SearchPlace } from './database.ts'

/** The index knows texts by the threes of letters that follow each other in them. */
const LEAST_LETTERS = 3
const INDEX_ENDING = '_search_words'
const TRIGGER_ENDING = '_searched'

/** An index of all parts of words of a column, kept by the tables themselves in the transaction of each change. */
export async function indexSearch(
  queries: Queries,
  tables: readonly string[],
  column: string,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and sql like 'create virtual table%'`.execute(queries)
  const found = rows.map(({ name }) => name).filter((name) => name.endsWith(INDEX_ENDING))
  const wanted = tables.map(indexOf)
  for (const name of found) {
    if (!wanted.includes(name)) await sql`drop table ${sql.id(name)}`.execute(queries)
  }
  for (const table of tables) {
    await keepTriggers(queries, table, column)
    if (!found.includes(indexOf(table))) await buildIndex(queries, table, column)
  }
}

/** Whether a row's search key holds a word; one that is shorter than the index knows is looked for in every row. */
export function holdsWord({ table, alias, column }: SearchPlace, word: string): RawBuilder<unknown> {
  if ([...word].length < LEAST_LETTERS) return sql`instr(${sql.id(alias, column)}, ${word}) > 0`
  const index = sql.id(indexOf(table))
  const phrase = `"${word.replaceAll('"', '""')}"`
  return sql`${sql.id(alias, 'id')} in (select rowid from ${index} where ${index} match ${phrase})`
}

function indexOf(table: string): string {
  return table + INDEX_ENDING
}

/** The words lie in the table alone; the index says where. */
async function buildIndex(queries: Queries, table: string, column: string): Promise<void> {
  const index = sql.id(indexOf(table))
  await sql`create virtual table ${index} using fts5(${sql.id(column)}, content=${sql.lit(table)},
    content_rowid='id', tokenize='trigram', columnsize=0)`.execute(queries)
  await sql`insert into ${index} (${index}) values ('rebuild')`.execute(queries)
}

/** Those of a table's former name go. */
async function keepTriggers(queries: Queries, table: string, column: string): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select name, sql as definition from sqlite_schema where type = 'trigger' and tbl_name = ${table}`.execute(
    queries,
  )
  const wanted = new Map(triggersOf(table, column))
  for (const { name, definition } of rows.filter((each) => each.name.endsWith(TRIGGER_ENDING))) {
    if (wanted.get(name) === definition) wanted.delete(name)
    else await sql`drop trigger ${sql.id(name)}`.execute(queries)
  }
  for (const definition of wanted.values()) await sql.raw(definition).execute(queries)
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
