import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** A transaction locks its counter until its end; with several counters others need not wait. */
export const COUNTERS = 8

const COUNT_RECORDS = 'tribune_count_records'
/** Of an earlier version, which counted changes alone. */
const FORMER = 'tribune_count_change'

/** Each event has its trigger: a table of what was added or removed belongs to one event. */
const TRIGGERS = [
  ['insert', 'insert', 'referencing new table as added'],
  ['delete', 'delete', 'referencing old table as removed'],
  ['change', 'update or truncate', ''],
] as const

/** Counts the changes of a table and its rows. Fixes the search path, so that the counters are found whoever writes. */
export async function countChanges(queries: Queries, table: string, counters: string): Promise<void> {
  const found = await findTriggers(queries, table)
  if (found.includes(FORMER))
    await sql`drop trigger ${sql.id(FORMER)} on ${sql.table(table)}`.execute(queries)
  if (found.includes(`${COUNT_RECORDS}_insert`)) return
  await sql`
    create or replace function ${sql.id(COUNT_RECORDS)}() returns trigger
    language plpgsql set search_path from current as ${sql.lit(`declare
      more double precision := 0;
    begin
      if tg_op = 'INSERT' then select count(*) into more from added; end if;
      if tg_op = 'DELETE' then select -count(*) into more from removed; end if;
      if tg_op = 'TRUNCATE' then update "${counters}" set records = 0 where entity = tg_table_name; end if;
      update "${counters}" set version = version + 1, records = records + more
      where counter = tg_table_name || ' ' || pg_backend_pid() % ${COUNTERS};
      return null;
    end`)}`.execute(queries)
  for (const [name, events, tables] of TRIGGERS)
    await sql`
      create trigger ${sql.id(`${COUNT_RECORDS}_${name}`)} after ${sql.raw(events)} on ${sql.table(table)}
      ${sql.raw(tables)} for each statement execute function ${sql.id(COUNT_RECORDS)}()`.execute(queries)
}

async function findTriggers(queries: Queries, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid and relname = ${table}
    join pg_namespace on pg_namespace.oid = relnamespace and nspname = current_schema()`.execute(queries)
  return rows.map(({ name }) => name)
}
