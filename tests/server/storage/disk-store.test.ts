import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDiskStore } from '../../../src/server/storage/disk-store.ts'
import { MARK } from '../../../src/server/storage/file-store.ts'
import { expectOwnPathsOnly } from '../../contract/harness/own-paths.ts'

/** Memory, on Linux. */
const OTHER_DISK = '/dev/shm'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tribune-disk-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('writes one file from many places at once, whole', async () => {
  const store = await openDiskStore(folder)
  const contents = Array.from({ length: 20 }, (_, place) => String(place).repeat(10_000))
  await Promise.all(contents.map((content) => store.write(MARK, new TextEncoder().encode(content))))
  const opened = await store.open(MARK)
  expect(contents).toContain(opened && (await text(opened.content)))
  expect(await readdir(folder)).toEqual([MARK])
})

it('reads, writes and removes nothing beside its files', async () => {
  await expectOwnPathsOnly(await openDiskStore(join(folder, 'uploads')))
  expect(await readdir(folder, { recursive: true })).toEqual(['uploads'])
})

it.skipIf(!existsSync(OTHER_DISK))('makes no folder where its disk is not mounted any more', async () => {
  const data = join(folder, 'data')
  const uploads = join(data, 'uploads')
  const store = await openDiskStore(uploads)
  const refuses = () => expect(store.write(MARK, new Uint8Array(1))).rejects.toMatchObject({ status: 503 })
  await rm(data, { recursive: true })
  await refuses()
  const elsewhere = await mkdtemp(join(OTHER_DISK, 'tribune-disk-'))
  await symlink(elsewhere, data)
  await refuses()
  expect(await readdir(elsewhere)).toEqual([])
  await rm(elsewhere, { recursive: true })
})
