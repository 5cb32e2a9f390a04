import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readImageFormat } from '../../src/schema/values/image-format.ts'

describe('readImageFormat', () => {
  it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('knows a %s by its content', async (format) => {
    const create = { width: 8, height: 8, channels: 3, background: 'green' } as const
    const content = await sharp({ create }).toFormat(format).toBuffer()
    expect(readImageFormat(content)).toBe(format)
  })

  it.each([
    '',
    'GIF',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<?xml version="1.0"?><svg/>',
    '%PDF-1.7',
    'BM',
    'II*\0',
  ])('takes %j for no picture', (text) => {
    expect(readImageFormat(Buffer.from(text, 'latin1'))).toBeNull()
  })
})
