import type { AnyEntity } from '../../../src/schema/entity.ts'
import { makeChanges } from '../../../src/server/database/migrations/make-changes.ts'
import type { DatabaseAdapter, Queries } from '../../../src/server/database/database.ts'
import { STATE_TABLE } from '../../../src/server/database/system-tables/state.ts'
import { claimUploads } from '../../../src/server/storage/claim-uploads.ts'
import { createUploads } from '../../../src/server/storage/uploads.ts'
import { allStoredFiles } from '../../../src/server/records/stored-files.ts'
import type { Source } from '../backup/backup-entries.ts'
import { tablesToKeep } from '../backup/table-entries.ts'
import { assertFits } from './assert-fits.ts'
import type { Contents } from './read-contents.ts'
import { lacksPictures, restoreImages } from './restore-images.ts'
import { restoreRows } from './restore-rows.ts'

/** Brings a backup into an empty place; on an error the place is as empty as it was. */
export async function restore({ database, entities, files }: Source, contents: Contents): Promise<void> {
  const { adapter, queries } = database
  const uploads = createUploads(files)
  if (!(await uploads.isEmpty())) throw new Error('There are pictures already; nothing was changed.')
  await queries.transaction().execute(async (transaction) => {
    await assertEmpty(adapter, transaction, entities)
    await makeChanges(adapter, transaction, entities)
    await assertFits(transaction, entities, contents)
    await restoreRows(adapter, transaction, entities, contents)
    await assertImages(transaction, entities, contents)
    await claimUploads(transaction, files, uploads)
    await restoreImages(files, contents)
  })
}

/** Records may name pictures that the archive does not. */
async function assertImages(
  transaction: Queries,
  entities: readonly AnyEntity[],
  { file, images }: Contents,
): Promise<void> {
  const names = await allStoredFiles({ queries: transaction, entities })
  for (const name of names) if (!images.has(name)) throw lacksPictures(file)
}

async function assertEmpty(
  adapter: DatabaseAdapter,
  transaction: Queries,
  entities: readonly AnyEntity[],
): Promise<void> {
  await adapter.lockTables(transaction)
  for (const { name } of tablesToKeep(entities)) {
    // What a database remembers of itself is in an empty one too.
    if (name === STATE_TABLE || !(await adapter.describeTable(transaction, name))) continue
    const row = await transaction.selectFrom(name).select('id').limit(1).executeTakeFirst()
    if (row) throw new Error(`The database holds records already ("${name}"); nothing was changed.`)
  }
}
