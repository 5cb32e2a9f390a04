import { serverFeatures } from '../../../src/features/registries/servers.ts'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Entry, jsonEntry, writeArchive } from '../../../scripts/operate/backup/archive.ts'
import { backupEntries, IMAGES_FOLDER, IMAGES_NAME } from '../../../scripts/operate/backup/backup-entries.ts'
import { runRestore } from '../../../scripts/operate/restore/restore.ts'
import { entities } from '../../../src/generated/registry.ts'
import { createBackend } from '../../../src/server/backend.ts'
import { databaseFileOf } from '../../../src/server/database/data-folder.ts'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import { openDiskStore } from '../../../src/server/storage/disk-store.ts'
import { entityNamed } from '../../../src/server/records/store/store.ts'
import { createRecord } from '../../../src/server/records/write-records.ts'
import { picture } from '../../contract/harness/samples.ts'
import { samples } from '../contract/harness/samples.ts'

const ESCAPED = '../../escaped.txt'

describe('an archive that somebody else has made', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tribune-foreign-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  /** Restores a true backup of one owner, each of whose entries was changed. */
  async function restoreChanged(change: (entry: Entry) => readonly Entry[]): Promise<string> {
    const here = join(folder, 'here')
    const uploadsFolder = join(here, 'uploads')
    const database = await openSqlite(databaseFileOf(here))
    const { store } = await createBackend({ features: serverFeatures, entities, database, uploadsFolder })
    await createRecord(store, entityNamed(entities, 'owner'), {
      ...samples.owner(),
      picture: await picture(),
    })
    const file = join(folder, 'backup.tar.gz')
    const source = { database, entities, features: serverFeatures, files: await openDiskStore(uploadsFolder) }
    const changed = async function* () {
      for await (const entry of backupEntries(source)) yield* change(entry)
    }
    await writeArchive(file, changed())
    await database.queries.destroy()
    return runRestore(
      { entities, features: serverFeatures },
      { DATA_DIR: join(folder, 'deep', 'there'), DATABASE_URL: '' },
      file,
    )
  }
  const replace = (from: RegExp, to: string) => (entry: Entry) => [
    { ...entry, content: Buffer.from(entry.content.toString('latin1').replace(from, to), 'latin1') },
  ]
  const filesThere = async () =>
    (await readdir(folder, { recursive: true })).filter(
      (name) => /escaped|webp/.test(name) && !/here\/up/.test(name),
    )

  it('is restored where nothing was changed', async () => {
    expect(await restoreChanged((entry) => [entry])).toMatch(/^Restored/)
  })

  it('writes no file beside the pictures', async () => {
    const escaping = { name: `${IMAGES_FOLDER}${ESCAPED}`, content: Buffer.from('escaped') }
    const small = { ...escaping, name: `${IMAGES_FOLDER}small/${ESCAPED}` }
    const change = (entry: Entry) =>
      entry.name === IMAGES_NAME ? [escaping, small, jsonEntry(IMAGES_NAME, [ESCAPED])] : [entry]
    await expect(restoreChanged(change)).rejects.toThrow(/names "..\/..\/escaped.txt", which is no picture/)
    expect(await filesThere()).toEqual([])
  })

  it('brings no record that names another file', async () => {
    const change = replace(/"picture":"[^"]*"/, `"picture":"${ESCAPED}"`)
    await expect(restoreChanged(change)).rejects.toThrow(/lacks pictures that its records name/)
    expect(await filesThere()).toEqual([])
  })
})
