import { serverFeatures } from '../../../src/features/registries/servers.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FORMAT, writeArchive } from '../../../scripts/operate/backup/archive.ts'
import { backupEntries } from '../../../scripts/operate/backup/backup-entries.ts'
import type { Source } from '../../../scripts/operate/backup/source.ts'
import { runBackup } from '../../../scripts/operate/backup/run-backup.ts'
import { readContents } from '../../../scripts/operate/restore/read-contents.ts'
import { restore, runRestore } from '../../../scripts/operate/restore/restore.ts'
import { entities } from '../../../src/generated/registry.ts'
import { createBackend } from '../../../src/server/backend.ts'
import { databaseFileOf } from '../../../src/server/database/data-folder.ts'
import type { Database } from '../../../src/server/database/database.ts'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import { openDiskStore } from '../../../src/server/storage/disk-store.ts'
import { openS3Store } from '../../../src/server/storage/s3-store.ts'
import { entityNamed } from '../../../src/server/records/store/store.ts'
import { createRecord } from '../../../src/server/records/write-records.ts'
import { contentsOf } from '../../contract/harness/database/contents-of.ts'
import { postgres } from '../../contract/harness/database/databases.ts'
import { startS3Storage } from '../../contract/harness/s3-storage.ts'
import { picture } from '../../contract/harness/samples.ts'
import { samples } from '../contract/harness/samples.ts'

describe('a backup', { timeout: 180_000 }, () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tribune-backup-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  const file = () => join(folder, 'backup.tar.gz')
  const env = (name: string) => ({ DATA_DIR: join(folder, name), DATABASE_URL: '' })

  /** The data folder of a program with some records, of which one is true and one refers to another. */
  async function fill(name: string): Promise<Source> {
    const database = await openSqlite(databaseFileOf(join(folder, name)))
    const uploadsFolder = join(folder, name, 'uploads')
    const { store } = await createBackend({ features: serverFeatures, entities, database, uploadsFolder })
    const named = (entity: string) => entityNamed(entities, entity)
    const owner_id = await createRecord(store, named('owner'), {
      ...samples.owner(),
      picture: await picture(),
    })
    const images = [await picture(), await picture({ width: 30 })]
    const stadium_id = await createRecord(store, named('stadium'), { ...samples.stadium(owner_id), images })
    await createRecord(store, named('competition'), samples.competition(stadium_id))
    await createRecord(store, named('tool'), samples.tool())
    return { database, entities, features: serverFeatures, files: await openDiskStore(uploadsFolder) }
  }

  const placeOn = async (database: Database, name: string): Promise<Source> => ({
    database,
    entities,
    features: serverFeatures,
    files: await openDiskStore(join(folder, name)),
  })

  it('goes from SQLite to PostgreSQL and back, row by row and picture by picture', async () => {
    const source = await fill('here')
    const before = await contentsOf(source)
    await writeArchive(file(), backupEntries(source))
    const running = await postgres.start()
    const there = await placeOn(await running.openEmpty(), 'there')
    await restore(there, await readContents(file()))
    expect(await contentsOf(there)).toEqual(before)

    const second = join(folder, 'second.tar.gz')
    await writeArchive(second, backupEntries(there))
    const back = await placeOn(await openSqlite(join(folder, 'back.sqlite')), 'back')
    await restore(back, await readContents(second))
    expect(await contentsOf(back)).toEqual(before)
    for (const { database } of [source, there, back]) await database.queries.destroy()
    await running.stop()
  })

  it('goes from a folder to a bucket and back', async () => {
    const source = await fill('here')
    const storage = await startS3Storage('pictures/')
    await writeArchive(file(), backupEntries(source))
    const open = async (name: string) => ({
      database: await openSqlite(join(folder, name)),
      entities,
      features: serverFeatures,
      files: await openS3Store(storage.bucket),
    })
    const bucket = await open('bucket.sqlite')
    await restore(bucket, await readContents(file()))
    expect(await contentsOf(bucket)).toEqual(await contentsOf(source))
    const another = await open('another.sqlite')
    await expect(restore(another, await readContents(file()))).rejects.toThrow(/^There are pictures already/)
    const second = join(folder, 'second.tar.gz')
    await writeArchive(second, backupEntries(bucket))
    expect((await readContents(second)).images.size).toBe(3)
    for (const { database } of [source, bucket, another]) await database.queries.destroy()
    await storage.stop()
  })

  describe('is refused, and the place left empty,', () => {
    /** Restores an archive whose bytes were changed. */
    async function expectRefused(
      change: (tar: Buffer) => Buffer,
      reason: RegExp,
      pack: (tar: Buffer) => Buffer = (tar) => gzipSync(tar),
    ): Promise<void> {
      const { database } = await fill('here')
      await database.queries.destroy()
      await runBackup({ entities, features: serverFeatures }, env('here'), file())
      await writeFile(file(), pack(change(gunzipSync(await readFile(file())))))
      await expect(runRestore({ entities, features: serverFeatures }, env('there'), file())).rejects.toThrow(
        reason,
      )
      expect(await readdir(folder)).not.toContain('there')
    }
    const replace = (from: string, to: string) => (tar: Buffer) =>
      Buffer.from(tar.toString('latin1').replace(from, to), 'latin1')

    it('when a byte of it is another', () =>
      expectRefused(
        replace('Stade Omar', 'Stade Umar'),
        /cannot be read as a backup: tables\/\w+\/1\.jsonl is damaged/,
      ))
    it('when a name in it is another', () =>
      expectRefused(replace('tables/stadium/1', 'tables/stadiun/1'), /Invalid tar header/))
    it('when it is broken off', () =>
      expectRefused((tar) => tar.subarray(0, -2_000), /Unexpected end of data/))
    it('when it is broken off as it is packed', () =>
      expectRefused(
        (tar) => tar,
        /cannot be read as a backup: unexpected end of file/,
        (tar) => gzipSync(tar).subarray(0, -50),
      ))
    it('when it holds no JSON, without telling what it holds', async () => {
      await expectRefused(
        replace('"name":"Stade Omar', '"name:"Stade Omar'),
        /^The backup is damaged: tables\/stadium\/1\.jsonl$/,
      )
    })
    it('when its list of checksums is missing', () =>
      expectRefused((tar) => {
        const at = tar.indexOf('manifest.json')
        return Buffer.concat([tar.subarray(0, at), Buffer.alloc(1_024)])
      }, /list of checksums is missing/))
    it('when a newer program made it', () =>
      expectRefused(
        replace(`{"format":${FORMAT}}`, `{"format":${FORMAT + 1}}`),
        /a newer version of the program made it/,
      ))
    it('when it is something else', () =>
      expectRefused(
        () => Buffer.from('a text'),
        /cannot be read as a backup: incorrect header check/,
        (tar) => tar,
      ))
  })

  it('is written beside nothing, read by its owner alone, and never over another', async () => {
    const { database } = await fill('here')
    await database.queries.destroy()
    const written = await runBackup({ entities, features: serverFeatures }, env('here'), undefined)
    expect(written.said).toMatch(/^Written: .*here\/backups\/tribune-.*\.tar\.gz$/)
    await runBackup({ entities, features: serverFeatures }, env('here'), file())
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    await expect(runBackup({ entities, features: serverFeatures }, env('here'), file())).rejects.toThrow(
      /is there already and was left as it is/,
    )
    await expect(
      runBackup({ entities, features: serverFeatures }, env('nowhere'), undefined),
    ).rejects.toThrow(/nothing to back up/)
    await rm(join(folder, 'here', 'uploads'), { recursive: true })
    const broken = join(folder, 'broken.tar.gz')
    await expect(runBackup({ entities, features: serverFeatures }, env('here'), broken)).rejects.toThrow(
      /^Pictures are missing, and the storage is not that of this database\.$/,
    )
    expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([])
  })

  it('is made without a picture that is gone, which it names, and so does what restores it', async () => {
    const source = await fill('here')
    const [lost = ''] = (await readdir(join(folder, 'here', 'uploads'))).filter((name) =>
      name.endsWith('webp'),
    )
    await rm(join(folder, 'here', 'uploads', lost))
    const named = `Without pictures that the storage had lost (1): ${lost}\n`
    expect(await run('here', 'backup', '--to', file())).toMatchObject({
      code: 2,
      out: `Written: ${file()}\n${named}`,
    })
    expect(await run('there', 'restore', file())).toMatchObject({
      code: 0,
      out: `Restored: all records and 2 pictures.\n${named}`,
    })
    const there = await placeOn(await openSqlite(databaseFileOf(join(folder, 'there'))), 'there/uploads')
    const [before, after] = [await contentsOf(source), await contentsOf(there)]
    // The small version of the lost picture is of no use.
    const kept = [...before].filter(([name]) => !name.includes(lost))
    expect([...after]).toEqual(kept)
    for (const { database } of [source, there]) await database.queries.destroy()
  })

  it('is restored again where the first time was killed', async () => {
    const source = await fill('here')
    await writeArchive(file(), backupEntries(source))
    const there = await placeOn(await openSqlite(join(folder, 'there.sqlite')), 'there')
    let count = 0
    const write: typeof there.files.write = async (path, content) => {
      await there.files.write(path, content)
      // What a kill leaves undone: nothing is cleaned up, and the transaction is never committed.
      if (path.endsWith('webp') && (count += 1) === 2) throw new Error('killed')
    }
    const remove = () => Promise.reject(new Error('killed'))
    const killed = { ...there, files: { ...there.files, write, remove } }
    await expect(restore(killed, await readContents(file()))).rejects.toThrow('killed')
    expect((await there.files.list()).filter((path) => path.endsWith('webp'))).toHaveLength(2)
    await restore(there, await readContents(file()))
    expect(await contentsOf(there)).toEqual(await contentsOf(source))
    for (const { database } of [source, there]) await database.queries.destroy()
  })

  it('is made and restored by npm run', async () => {
    const source = await fill('here')
    expect(await run('here', 'backup', '--to', file())).toMatchObject({
      code: 0,
      out: `Written: ${file()}\n`,
    })
    expect(await run('there', 'restore', file())).toMatchObject({
      code: 0,
      out: 'Restored: all records and 3 pictures.\n',
    })
    const there = await placeOn(await openSqlite(databaseFileOf(join(folder, 'there'))), 'there/uploads')
    expect(await contentsOf(there)).toEqual(await contentsOf(source))
    expect(await run('there', 'restore', file())).toMatchObject({ code: 1, out: '' })
    for (const { database } of [source, there]) await database.queries.destroy()
  })

  async function run(name: string, script: string, ...args: readonly string[]) {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      env: { ...process.env, ...env(name) },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [said, [code]] = await Promise.all([readText(child.stdout), once(child, 'exit')])
    return { code, out: said.replace(/^src\/generated: .*\n/, '') }
  }
})
