import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PreparedImage } from '../../../src/kinds/image/prepare-image.ts'
import { openDiskStore } from '../../../src/server/storage/disk-store.ts'
import { isStoredName } from '../../../src/server/storage/file-store.ts'
import { createUploads } from '../../../src/server/storage/uploads.ts'

const imageNamed = (digit: string): PreparedImage => ({
  name: `${digit.repeat(32)}.webp`,
  full: Buffer.from(`full ${digit}`),
  small: Buffer.from(`small ${digit}`),
})

describe('the uploads folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tribune-uploads-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  const files = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name !== 'small').sort()

  it('stores both versions and removes both', async () => {
    const uploads = createUploads(await openDiskStore(folder))
    const image = imageNamed('a')
    await uploads.store([image])
    expect(await readFile(join(folder, image.name), 'utf8')).toBe('full a')
    expect(await readFile(join(folder, 'small', image.name), 'utf8')).toBe('small a')
    await uploads.remove([image.name, 'never-there.webp', '../outside'])
    expect(await files()).toEqual([])
  })

  it('keeps only the names it is told, and strangers', async () => {
    const uploads = createUploads(await openDiskStore(folder))
    await uploads.store([imageNamed('a'), imageNamed('b')])
    await uploads.keepOnly(async () => new Set([imageNamed('b').name]))
    expect(await files()).toEqual([imageNamed('b').name, join('small', imageNamed('b').name)])
  })

  it.each([
    '../a.webp',
    `${'a'.repeat(32)}.png`,
    `${'A'.repeat(32)}.webp`,
    `${'a'.repeat(31)}.webp`,
    '',
    `x${'a'.repeat(32)}.webp`,
  ])('takes %j for no name of its own', (name) => {
    expect(isStoredName(name)).toBe(false)
  })
})
