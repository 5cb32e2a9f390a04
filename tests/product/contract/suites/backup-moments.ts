import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeArchive } from '../../../../scripts/operate/backup/archive.ts'
import { backupEntries } from '../../../../scripts/operate/backup/backup-entries.ts'
import { readContents } from '../../../../scripts/operate/restore/read-contents.ts'
import { restore } from '../../../../scripts/operate/restore/restore.ts'
import { serverFeatures } from '../../../../src/features/registries/servers.ts'
import { entities } from '../../../../src/generated/registry.ts'
import { openDiskStore } from '../../../../src/server/storage/disk-store.ts'
import { entityNamed, type Store } from '../../../../src/server/records/store/store.ts'
import { allDeletedRows } from '../../../../src/server/records/rows/trash-rows.ts'
import { createRecord, destroyRecord, updateRecord } from '../../../../src/server/records/write-records.ts'
import type { DatabaseKind } from '../../../contract/harness/database/databases.ts'
import { useBackupPlace } from '../harness/backup-place.ts'
import { useRestarts } from '../../../contract/harness/restarts.ts'
import { picture } from '../../../contract/harness/samples.ts'
import { samples } from '../harness/samples.ts'

const owner = entityNamed(entities, 'owner')
const stadium = entityNamed(entities, 'stadium')

/** Backups while others write: on a database that keeps more than one transaction open. */
export function backupMomentsSuite(kind: DatabaseKind): void {
  describe('a backup while others write', () => {
    const restarts = useRestarts(kind)
    const backup = useBackupPlace(restarts)
    const tiny = () => picture({ width: 20, height: 20 })

    /** Restores it elsewhere, and looks whether each picture of a record is there, and no other. */
    async function expectConsistent(): Promise<void> {
      const contents = await readContents(backup.file)
      const database = await restarts.openEmpty()
      const files = await openDiskStore(join(backup.folder, 'restored'))
      await restore({ database, entities, features: serverFeatures, files }, contents)
      const { store } = await restarts.start(entities, join(backup.folder, 'restored'))
      const named = await picturesOf(store)
      const stored = (await files.list()).filter((path) => path.includes('.webp'))
      expect(stored.sort()).toEqual(named.flatMap((name) => [name, `small/${name}`]).sort())
    }

    it('is of one moment', async () => {
      const { store } = await restarts.start(entities)
      const images = [await tiny()]
      const over = new AbortController()
      let written = 0
      const write = async () => {
        for (; !over.signal.aborted; written += 1) {
          const owner_id = await createRecord(store, owner, { ...samples.owner(), picture: images[0] })
          const id = await createRecord(store, stadium, { ...samples.stadium(owner_id), images })
          const changes = { ...samples.stadium(owner_id), existingPictures: [], newImages: images }
          await updateRecord(store, stadium, id, changes)
          if (written % 3 === 1) await destroyRecord(store, stadium, id)
        }
      }
      const writing = Promise.all([write(), write()])
      await expect.poll(() => written, { timeout: 20_000 }).toBeGreaterThan(3)
      await writeArchive(backup.file, backupEntries(await backup.source()))
      over.abort()
      await writing
      await expectConsistent()
    })

    it('takes a later moment when a picture goes while it is copied', async () => {
      const { store } = await restarts.start(entities)
      const create = async () => createRecord(store, owner, { ...samples.owner(), picture: await tiny() })
      await create()
      const going = await create()
      const { files, ...rest } = await backup.source()
      let opened = 0
      const open: typeof files.open = async (path) => {
        opened += 1
        if (opened === 1) {
          await destroyRecord(store, owner, going)
          await create()
        }
        return files.open(path)
      }
      await writeArchive(backup.file, backupEntries({ ...rest, files: { ...files, open } }))
      expect((await readContents(backup.file)).images.size).toBe(2)
      await expectConsistent()
    })

    it('keeps nobody from writing', async () => {
      const { store } = await restarts.start(entities)
      const entries = backupEntries(await backup.source())
      await createRecord(store, owner, { ...samples.owner(), picture: await tiny() })
      await entries.next()
      expect(await createRecord(store, owner, samples.owner())).toBeTypeOf('number')
      await entries.return(undefined)
    })
  })
}

/** Those of the trash are kept as well. */
async function picturesOf({ queries }: Store): Promise<readonly string[]> {
  const deleted = await Promise.all([owner, stadium].map((entity) => allDeletedRows(queries, entity)))
  const owners = await queries
    .selectFrom('owner')
    .select('picture')
    .where('picture', 'is not', null)
    .execute()
  const stadiums = await queries.selectFrom('stadium').select('pictures').execute()
  const lists = [...stadiums, ...(deleted[1] ?? [])].map(({ pictures }): readonly string[] =>
    JSON.parse(String(pictures)),
  )
  const single = [...owners, ...(deleted[0] ?? [])].map(({ picture: name }) => String(name ?? ''))
  return [...single, ...lists.flat()].filter((name) => name !== '')
}
