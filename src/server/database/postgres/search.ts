import { sql, type RawBuilder } from 'kysely'
import type { Queries, SearchPlace } from '../database.ts'

/** https://www.postgresql.org/docs/current/pgtrgm.html */
const EXTENSION = 'pg_trgm'
const OPERATOR_CLASS = 'gin_trgm_ops'

/** A trigram index of a column. @returns why there is none, where its extension may not be made */
export async function indexSearch(
  queries: Queries,
  tables: readonly string[],
  column: string,
): Promise<string | null> {
  const refusal = await makeExtension(queries)
  if (refusal !== null) {
    return `a search reads every row, as PostgreSQL has no index for it: ${refusal}; "create extension ${EXTENSION}" by a superuser and a restart make it`
  }
  const operators = sql.id(await schemaOfExtension(queries), OPERATOR_CLASS)
  for (const table of tables) {
    if (await hasIndex(queries, table)) continue
    // The index has the name that PostgreSQL gives it, so that it stays the same when its table is renamed.
    await sql`create index on ${sql.table(table)} using gin (${sql.id(column)} ${operators})`.execute(queries)
  }
  return null
}

/** Whether a row's search key contains a word. PostgreSQL reads the index for words of three letters or more. */
export function holdsWord({ alias, column }: SearchPlace, word: string): RawBuilder<unknown> {
  const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`${sql.id(alias, column)} like ${pattern} escape '\\'`
}

/** A failed statement ends a transaction, but for a savepoint. @returns the reason of a refusal */
async function makeExtension(queries: Queries): Promise<string | null> {
  await sql`savepoint search_extension`.execute(queries)
  try {
    await sql`create extension if not exists ${sql.id(EXTENSION)}`.execute(queries)
    return null
  } catch (error) {
    await sql`rollback to savepoint search_extension`.execute(queries)
    return error instanceof Error ? error.message : String(error)
  }
}

/** It may have been made in a schema that names are not looked up in. */
async function schemaOfExtension(queries: Queries): Promise<string> {
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = ${EXTENSION}`.execute(queries)
  return rows[0]?.schema ?? 'public'
}

async function hasIndex(queries: Queries, table: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_index
    join pg_opclass on pg_opclass.oid = any (indclass) and opcname = ${OPERATOR_CLASS}
    where indrelid = ${`"${table.replaceAll('"', '""')}"`}::regclass`.execute(queries)
  return rows.length > 0
}
