import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { prepareImage, type PreparedImage } from '../../src/server/images/prepare-image.ts'

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
})
