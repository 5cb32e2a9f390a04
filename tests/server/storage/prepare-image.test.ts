import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  countScans,
  dropPngTexts,
  prepareImage,
  type PreparedImage,
} from '../../../src/kinds/image/prepare-image.ts'
import { chunk } from './png-chunk.ts'
import { manyScans } from './many-scans.ts'

describe('prepareImage', () => {
  const prepared = async (content: Uint8Array): Promise<PreparedImage> => {
    const result = await prepareImage(content)
    if (typeof result === 'string') throw new Error(result)
    return result
  }
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()

  it('gives every picture a name of its own', async () => {
    const content = await png(4, 4)
    const names = await Promise.all([prepared(content), prepared(content)])
    expect(new Set(names.map((image) => image.name)).size).toBe(2)
  })

  it('keeps what is transparent so', async () => {
    const { full } = await prepared(await png(4, 4))
    expect((await sharp(full).metadata()).hasAlpha).toBe(true)
  })

  it('bounds a panorama in both versions', async () => {
    const { full, small } = await prepared(await png(6000, 60))
    expect(await sharp(full).metadata()).toMatchObject({ width: 2000, height: 20 })
    expect(await sharp(small).metadata()).toMatchObject({ width: 640, height: 6 })
  })

  it('says what is wrong', async () => {
    expect(await prepareImage(Buffer.from('text'))).toBe('unreadable')
    expect(await prepareImage((await png(900, 900)).subarray(0, 100))).toBe('unreadable')
    expect(await prepareImage(await png(10_001, 5_000))).toBe('too-wide')
  })

  it.each([
    ['100 scans', 100, 64],
    ['ten scans of a large picture', 10, 1_400],
  ])('takes a JPEG of %s', async (_what, scans, size) => {
    const { full } = await prepared(manyScans(scans, size))
    expect((await sharp(full).metadata()).width).toBe(size)
  })

  it.each([
    ['more than 100 scans', 101, 64],
    ['fewer, each of a large picture', 30, 7_000],
  ])('decodes no JPEG of %s', async (_what, scans, size) => {
    expect(await prepareImage(manyScans(scans, size))).toBe('too-slow')
  })

  it('counts no scans of a thumbnail, nor of what stands behind the picture', async () => {
    const thumbnail = manyScans(200)
    const metadata = Buffer.concat([Buffer.from('ffe0', 'hex'), Buffer.alloc(2), thumbnail])
    metadata.writeUInt16BE(thumbnail.length + 2, 2)
    const picture = manyScans(10)
    const whole = Buffer.concat([picture.subarray(0, 2), metadata, picture.subarray(2), thumbnail])
    expect(countScans(whole)).toBe(10)
    expect((await prepared(whole)).full.length).toBeGreaterThan(0)
  })

  it.each(['ffd8', 'ffd8ff', 'ffd8ffda', 'ffd8ffe0ffff', 'ffd8ffffff', 'ffd8ffdaff00ff'])(
    'is not led astray by a JPEG that ends early: %s',
    async (hex) => {
      expect(countScans(Buffer.from(hex, 'hex'))).toBeLessThan(2)
      expect(await prepareImage(Buffer.from(hex, 'hex'))).toBe('unreadable')
    },
  )

  it('unpacks no text of a PNG', async () => {
    const long = chunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(7_900_000))]))
    const plain = await png(4, 4)
    // Behind the signature and the header.
    const [head, tail] = [plain.subarray(0, 33), plain.subarray(33)]
    const before = process.memoryUsage().rss
    const content = Buffer.concat([head, ...Array.from({ length: 200 }, () => long), tail])
    expect(dropPngTexts(content)).toEqual(plain)
    expect((await prepared(content)).full.length).toBeGreaterThan(0)
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000)
  })
})
