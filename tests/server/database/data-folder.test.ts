import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareDataFolder } from '../../../src/server/database/data-folder.ts'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import { openDiskStore } from '../../../src/server/storage/disk-store.ts'

const NAME = `${'a'.repeat(32)}.webp`

describe('the data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tribune-data-'))
    await chmod(folder, 0o755)
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

  /** The modes of everything in a folder and of itself, while its database is in use. */
  async function startIn(data: string): Promise<Readonly<Record<string, string>>> {
    const { databaseFile, uploads } = await prepareDataFolder(data)
    const { queries } = await openSqlite(databaseFile)
    const store = await openDiskStore(uploads)
    for (const path of [NAME, `small/${NAME}`]) await store.write(path, Buffer.from('picture'))
    await queries.schema.createTable('notes').ifNotExists().addColumn('id', 'integer').execute()
    const names = ['', ...(await readdir(data, { recursive: true }))]
    const modes = names.map(async (name) => [name, await modeOf(join(data, name))] as const)
    const found = Object.fromEntries(await Promise.all(modes))
    await queries.destroy()
    return found
  }

  const CLOSED = {
    '': '700',
    'tribune.sqlite': '600',
    'tribune.sqlite-shm': '600',
    'tribune.sqlite-wal': '600',
    uploads: '700',
    [`uploads/${NAME}`]: '600',
    'uploads/small': '700',
    [`uploads/small/${NAME}`]: '600',
  }

  it('is made for its owner alone, with all that is in it', async () => {
    expect(await startIn(join(folder, 'deep', 'data'))).toEqual(CLOSED)
  })

  it('is closed where an earlier version left it open', async () => {
    const data = join(folder, 'data')
    await startIn(data)
    await chmod(data, 0o755)
    await chmod(join(data, 'uploads'), 0o755)
    await chmod(join(data, 'tribune.sqlite'), 0o644)
    expect(await startIn(data)).toEqual(CLOSED)
  })

  it('stays open where others have something in it', async () => {
    await writeFile(join(folder, 'other.txt'), 'other', { mode: 0o644 })
    await mkdir(join(folder, 'uploads'), { mode: 0o755 })
    const modes = await startIn(folder)
    expect(modes).toMatchObject({ '': '755', 'other.txt': '644', uploads: '700', 'tribune.sqlite': '600' })
  })
})
