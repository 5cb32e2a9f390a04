import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeArchive } from '../../../../scripts/operate/backup/archive.ts'
import { backupEntries } from '../../../../scripts/operate/backup/backup-entries.ts'
import type { Source } from '../../../../scripts/operate/backup/source.ts'
import { readContents } from '../../../../scripts/operate/restore/read-contents.ts'
import { restore } from '../../../../scripts/operate/restore/restore.ts'
import { serverFeatures } from '../../../../src/features/registries/servers.ts'
import { entities } from '../../../../src/generated/registry.ts'
import type { Backend } from '../../../../src/server/backend.ts'
import { openDiskStore } from '../../../../src/server/storage/disk-store.ts'
import { readRecord } from '../../../../src/server/records/reading/read-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { createRecord, destroyRecord } from '../../../../src/server/records/write-records.ts'
import { contentsOf } from '../../../contract/harness/database/contents-of.ts'
import type { DatabaseKind } from '../../../contract/harness/database/databases.ts'
import { useBackupPlace } from '../harness/backup-place.ts'
import { useRestarts } from '../../../contract/harness/restarts.ts'
import { picture } from '../../../contract/harness/samples.ts'
import { samples } from '../harness/samples.ts'

const owner = entityNamed(entities, 'owner')
const stadium = entityNamed(entities, 'stadium')

/** Backups of one kind of database, restored to the same; `tests/scripts` restores them to the other. */
export function backupsSuite(kind: DatabaseKind): void {
  describe('a backup', () => {
    const restarts = useRestarts(kind)
    const backup = useBackupPlace(restarts)
    const emptyPlace = async (): Promise<Source> => ({
      database: await restarts.openEmpty(),
      entities,
      features: serverFeatures,
      files: await openDiskStore(join(backup.folder, 'restored')),
    })

    async function fill({ store }: Pick<Backend, 'store'>): Promise<number> {
      const owner_id = await createRecord(store, owner, { ...samples.owner(), picture: await picture() })
      const images = [await picture(), await picture({ width: 20 })]
      await createRecord(store, stadium, { ...samples.stadium(owner_id), images })
      return owner_id
    }

    it('holds every row and picture, and the ids that were given', async () => {
      const backend = await restarts.start(entities)
      const id = await fill(backend)
      const gone = await createRecord(backend.store, owner, samples.owner())
      await destroyRecord(backend.store, owner, gone)
      const place = await backup.source()
      await writeArchive(backup.file, backupEntries(place))
      const before = await contentsOf(place)
      const restored = await emptyPlace()
      await restore(restored, await readContents(backup.file))
      expect(await contentsOf(restored)).toEqual(before)
      expect([...before.keys()].filter((name) => name.includes('.webp'))).toHaveLength(6)

      const again = await restarts.start(entities, join(backup.folder, 'restored'))
      expect(await readRecord(again.store, owner, id)).toMatchObject({ id, phone: '0555 12 34 56' })
      expect(await createRecord(again.store, owner, samples.owner())).toBe(gone + 1)
    })

    it('is refused by a place that holds something', async () => {
      await fill(await restarts.start(entities))
      const place = await backup.source()
      await writeArchive(backup.file, backupEntries(place))
      const contents = await readContents(backup.file)
      const before = await contentsOf(place)
      await expect(restore(place, contents)).rejects.toThrow(
        'There are pictures already; nothing was changed.',
      )
      const files = await openDiskStore(join(backup.folder, 'elsewhere'))
      await expect(restore({ ...place, files }, contents)).rejects.toThrow(
        /^The database holds records already/,
      )
      expect(await contentsOf(place)).toEqual(before)
    })

    it('is refused by a program with other entities, and leaves the place empty', async () => {
      await fill(await restarts.start(entities))
      await writeArchive(backup.file, backupEntries(await backup.source()))
      const kept = Object.entries(stadium.fields).filter(([name]) => name !== 'address')
      const fields = Object.fromEntries(kept)
      const others = entities.map((each) => (each === stadium ? { ...stadium, fields } : each))
      const place = { ...(await emptyPlace()), entities: others }
      await expect(restore(place, await readContents(backup.file))).rejects.toThrow(
        /other entities: "stadium" differs/,
      )
      expect(await place.database.adapter.describeTable(place.database.queries, 'stadium')).toBeNull()
      expect(await place.files.list()).toEqual([])
    })
  })
}
backupsSuite.on = 'each database' as const
