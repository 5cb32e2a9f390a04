import { sql } from 'kysely'
import { entities } from '../../src/generated/registry.ts'
import { prepareDataFolder } from '../../src/server/data-folder.ts'
import { dropIndex, isOwnIndex } from '../../src/server/database/changes/statements.ts'
import type { Database, StoredRow } from '../../src/server/database/database.ts'
import { derivedColumns } from '../../src/server/database/derived-columns.ts'
import { openSqlite } from '../../src/server/database/open-database.ts'
import { prepareTables } from '../../src/server/database/prepare-tables.ts'
import { entityNamed } from '../../src/server/records/store.ts'
import { playerRow } from './player-row.ts'

const FILLED = 'player'
const ROWS_PER_INSERT = 500

/**
 * Fills the SQLite database of a data folder up to so many players; what is there already stays. The server that is
 * started over it next finds everything that it would have written itself: the rows with their keys, and the indexes.
 */
export async function fillRecords(dataFolder: string, count: number): Promise<void> {
  const { databaseFile } = await prepareDataFolder(dataFolder)
  const database = await openSqlite(databaseFile)
  try {
    await prepareTables(database, entities)
    await dropIndexes(database)
    await insertRows(database, count)
    // An index of all rows is made sooner than one that grows row by row.
    await prepareTables(database, entities)
  } finally {
    await database.queries.destroy()
  }
}

async function dropIndexes({ adapter, queries }: Database): Promise<void> {
  const found = await adapter.describeTable(queries, FILLED)
  const own = [...(found?.indexes.keys() ?? [])].filter((name) => isOwnIndex(FILLED, name))
  for (const name of own) await dropIndex(name).execute(queries)
}

async function insertRows({ queries }: Database, count: number): Promise<void> {
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from ${sql.table(FILLED)}`.execute(queries)
  await queries.transaction().execute(async (transaction) => {
    for (let next = Number(rows[0]?.last ?? 0) + 1; next <= count; next += ROWS_PER_INSERT) {
      const size = Math.min(ROWS_PER_INSERT, count - next + 1)
      const batch = Array.from({ length: size }, (_, index) => storedRow(next + index))
      await transaction.insertInto(FILLED).values(batch).execute()
    }
  })
}

function storedRow(number: number): StoredRow {
  const row = playerRow(number)
  const now = '2026-01-01T00:00:00.000Z'
  const entity = entityNamed(entities, FILLED)
  return { ...row, ...derivedColumns(entity, row), id: number, created_at: now, updated_at: now }
}
