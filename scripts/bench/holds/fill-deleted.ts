import { sql } from 'kysely'
import { databaseFileOf } from '../../../src/server/database/data-folder.ts'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import { TRASH_TABLE } from '../../../src/server/database/system-tables.ts'

/** The player whom many teams name. */
export const NAMED_PLAYER = 4

/** Fills the trash of a data folder with as many deleted players and teams as it has players; half as many teams are there. */
export async function fillDeleted(folder: string, count: number): Promise<void> {
  const { adapter, queries } = await openSqlite(databaseFileOf(folder))
  const { rows: columns } = await sql<{ name: string }>`pragma table_info(player)`.execute(queries)
  const id = sql`id + ${sql.lit(count)}`
  const records = {
    player: columns.map(({ name }) => [name, name === 'id' ? id : sql.id(name)] as const),
    team: [['id', id] as const, ['name', sql.id('name')] as const, ['player_id', sql.id('id')] as const],
  }
  const now = sql.lit(new Date().toISOString())
  for (const [place, [entity, record]] of Object.entries(records).entries())
    await sql`
      insert into ${sql.table(TRASH_TABLE)} (entity, record_id, record, deleted_at)
      select ${sql.lit(entity)}, ${id}, ${adapter.json.object(record)}, ${now} from player
      where id / 4 % 2 = ${sql.lit(place)}`.execute(queries)
  await sql`
    insert into team (name, player_id, created_at, updated_at)
    select name, case id % 2 when 0 then ${sql.lit(NAMED_PLAYER)} else id end, ${now}, ${now}
    from player where id % 4 < 2`.execute(queries)
  await queries.destroy()
}
