import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { migrate } from '../../../src/server/database/migrations/migrate.ts'
import type { DatabaseAdapter, Queries } from '../../../src/server/database/database.ts'
import { STATE_TABLE } from '../../../src/server/database/system-tables.ts'
import { ownsUploads } from '../../../src/server/storage/upload-owner.ts'
import { RESTORING_MARK } from '../../../src/server/storage/file-store.ts'
import { createUploads } from '../../../src/server/storage/uploads.ts'
import { allStoredFiles } from '../../../src/server/records/rows/stored-files.ts'
import type { Environment } from '../../../src/server/settings.ts'
import { describeMissing } from '../backup/run-backup.ts'
import { openSource, type TableOwners, type Source } from '../backup/source.ts'
import { tablesToKeep } from '../backup/table-entries.ts'
import { assertFits } from './assert-fits.ts'
import { type Contents, readContents } from './read-contents.ts'
import { lacksPictures, restoreImages } from './restore-images.ts'
import { restoreRows } from './restore-rows.ts'

/** Restores a backup into the database and the storage that this environment names. @returns what to print. */
export async function runRestore(owners: TableOwners, env: Environment, file: string): Promise<string> {
  const contents = await readContents(file)
  const place = await openSource(owners, env)
  try {
    await restore(place, contents)
  } finally {
    await place.database.queries.destroy()
  }
  const restored = `Restored: all records and ${contents.images.size} pictures.`
  return [restored, ...describeMissing([...contents.missing])].join('\n')
}

/** Restores into an empty database and storage; on an error both stay empty. */
export async function restore(place: Source, contents: Contents): Promise<void> {
  const { database, entities, features, files } = place
  const { adapter, queries } = database
  const uploads = createUploads(files)
  await queries.transaction().execute(async (transaction) => {
    const wasKilled = (await files.list()).includes(RESTORING_MARK)
    if (!wasKilled && !(await uploads.isEmpty()))
      throw new Error('There are pictures already; nothing was changed.')
    await assertEmpty(adapter, transaction, place)
    // What a restore that was killed has left belongs to nobody.
    if (wasKilled) await uploads.keepOnly(() => Promise.resolve(new Set()))
    await migrate(adapter, transaction, entities, features)
    await assertFits(transaction, place, contents)
    await restoreRows(adapter, transaction, place, contents)
    await assertImages(transaction, entities, contents)
    await ownsUploads(transaction, files, uploads)
    await files.write(RESTORING_MARK, new Uint8Array())
    // Gone before the records are there: a later restore must never take the pictures of a program for leftovers.
    await restoreImages(files, contents).finally(() => files.remove(RESTORING_MARK))
  })
}

/** @throws if a record names a picture that the archive lacks. */
async function assertImages(
  transaction: Queries,
  entities: readonly AnyEntity[],
  { file, images, missing }: Contents,
): Promise<void> {
  const names = await allStoredFiles({ queries: transaction, entities })
  for (const name of names) if (!images.has(name) && !missing.has(name)) throw lacksPictures(file)
}

async function assertEmpty(
  adapter: DatabaseAdapter,
  transaction: Queries,
  owners: TableOwners,
): Promise<void> {
  await adapter.lockTables(transaction)
  for (const { name } of tablesToKeep(owners)) {
    // An empty database has state already.
    if (name === STATE_TABLE || !(await adapter.describeTable(transaction, name))) continue
    const row = await transaction.selectFrom(name).select('id').limit(1).executeTakeFirst()
    if (row) throw new Error(`The database holds records already ("${name}"); nothing was changed.`)
  }
}
