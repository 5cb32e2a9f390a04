import { sql } from 'kysely'
import { entities } from '../../../src/generated/registry.ts'
import { databaseFileOf } from '../../../src/server/database/data-folder.ts'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import { AUDIT_LOG_TABLE } from '../../../src/server/database/system-tables.ts'

const ACTIONS = ['created', 'updated', 'deleted', 'restored', 'loggedIn']
const ACCOUNTS = 50

/** Fills the log of a data folder with what many people did in ten days with so many records, all entities and actions in turn. */
export async function fillLog(folder: string, count: number, records: number): Promise<void> {
  const { queries } = await openSqlite(databaseFileOf(folder))
  const names = sql.join(
    entities.map(({ name }, place) => sql`when ${sql.lit(place)} then ${sql.lit(name)}`),
    sql` `,
  )
  const actions = sql.join(
    ACTIONS.map((name, place) => sql`when ${sql.lit(place)} then ${sql.lit(name)}`),
    sql` `,
  )
  await sql`
    insert into ${sql.table(AUDIT_LOG_TABLE)} (entity, record_id, version, action, account_id, account_name, made_at, changes)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
    select case n % ${sql.lit(entities.length)} ${names} end, n % ${sql.lit(records)} + 1, 1, case n / 7 % ${sql.lit(ACTIONS.length)} ${actions} end,
      n % ${sql.lit(ACCOUNTS)} + 1, 'somebody', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', (n * 0.8) || ' seconds'),
      '[{"field":"name","before":"Riyad","after":"Sofiane"}]'
    from numbers`.execute(queries)
  await queries.destroy()
}
