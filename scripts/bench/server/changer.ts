import { sql } from 'kysely'
import { databaseFileOf } from '../../../src/server/database/data-folder.ts'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import { DATA_VERSIONS_TABLE } from '../../../src/server/database/system-tables.ts'

/** Another process's view: changes the data of a folder from outside the server. */
export interface Changer {
  change(): Promise<void>
  close(): Promise<void>
}

/** Invalidates cached answers as any write would, without waiting for the disk. */
export async function openChanger(folder: string): Promise<Changer> {
  const { queries } = await openSqlite(databaseFileOf(folder))
  await sql`pragma synchronous = off`.execute(queries)
  return {
    async change() {
      await queries
        .updateTable(DATA_VERSIONS_TABLE)
        .set((column) => ({ version: column('version', '+', 1) }))
        .execute()
    },
    close: () => queries.destroy(),
  }
}
