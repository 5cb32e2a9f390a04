import { sql } from 'kysely'
import { currentDay } from '../../../kinds/core/filter/days.ts'
import { daysOf } from '../../../kinds/core/filter/days-of.ts'
import { startOfDay } from '../../../kinds/datetime/moment.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import { longStatement } from '../../../server/database/database.ts'
import { AUDIT_LOG_TABLE } from '../../../server/database/system-tables.ts'
import { OWN } from '../../../server/records/reading/list-joins.ts'
import { rowConditions } from '../../../server/records/access/access.ts'
import type { Store } from '../../../server/records/store/store.ts'

/** How many of the records that the caller sees were added since the week began. */
export async function countThisWeek(store: Store, { name }: AnyEntity): Promise<number> {
  const today = currentDay()
  const from = startOfDay(daysOf('thisWeek', today).from ?? today)
  const isThere = sql.join([sql`own.id = record_id`, ...rowConditions(store, name, OWN)], sql` and `)
  const { rows } = await sql<{ total: number | string }>`
    select count(*) as total from ${sql.table(AUDIT_LOG_TABLE)}
    where entity = ${name} and action = 'created' and made_at >= ${from}
    and exists (select 1 from ${sql.table(name)} as own where ${isThere}) ${longStatement}`.execute(
    store.reader,
  )
  return Number(rows[0]?.total)
}
