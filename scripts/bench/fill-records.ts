import { sql } from 'kysely'
import { entities } from '../../src/generated/registry.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { prepareDataFolder } from '../../src/server/database/data-folder.ts'
import { dropIndex, isOwnIndex } from '../../src/server/database/migrations/statements.ts'
import type { Database, StoredRow } from '../../src/server/database/database.ts'
import { derivedColumns } from '../../src/server/database/derived-columns.ts'
import { openSqlite } from '../../src/server/database/open-database.ts'
import { prepareSearch, prepareTables } from '../../src/server/database/prepare-tables.ts'
import { playerRow } from './player-row.ts'

const LIST = '/api/player'
const ROWS_PER_INSERT = 500

/**
 * Fills the SQLite database of a data folder up to so many players, keeping existing rows. Sort keys and indexes are
 * written as the server would, so that it starts without a migration.
 */
export async function fillRecords(dataFolder: string, count: number): Promise<void> {
  const filled = entities.find(({ endpoints }) => endpoints.list.path === LIST)
  if (!filled) throw new Error(`no entity is listed at ${LIST}`)
  const { databaseFile } = await prepareDataFolder(dataFolder)
  const database = await openSqlite(databaseFile)
  try {
    await prepareTables(database, entities, [])
    await dropIndexes(database, filled)
    await insertRows(database, filled, count)
    // Building an index over all rows is faster than growing it row by row.
    await prepareTables(database, entities, [])
    await prepareSearch(database, entities)
  } finally {
    await database.queries.destroy()
  }
}

async function dropIndexes({ adapter, queries }: Database, { name }: AnyEntity): Promise<void> {
  const found = await adapter.describeTable(queries, name)
  const own = [...(found?.indexes.keys() ?? [])].filter((index) => isOwnIndex(name, index))
  for (const index of own) await dropIndex(index).execute(queries)
}

async function insertRows({ queries }: Database, entity: AnyEntity, count: number): Promise<void> {
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from ${sql.table(entity.name)}`.execute(queries)
  await queries.transaction().execute(async (transaction) => {
    for (let next = Number(rows[0]?.last ?? 0) + 1; next <= count; next += ROWS_PER_INSERT) {
      const size = Math.min(ROWS_PER_INSERT, count - next + 1)
      const batch = Array.from({ length: size }, (_, index) => storedRow(entity, next + index))
      await transaction.insertInto(entity.name).values(batch).execute()
    }
  })
}

function storedRow(entity: AnyEntity, number: number): StoredRow {
  const row = playerRow(number)
  const now = '2026-01-01T00:00:00.000Z'
  return { ...row, ...derivedColumns(entity, row), id: number, created_at: now, updated_at: now }
}
