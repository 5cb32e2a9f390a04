import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sqlite } from '../../contract/harness/database/databases.ts'
import { expectRefused, type Values } from '../../contract/harness/http-client.ts'
import { fileOf, pictureBytes } from '../../contract/harness/samples.ts'
import { createOwner, samples } from '../contract/harness/samples.ts'
import { useServer } from '../../contract/harness/test-server.ts'
import { manyScans } from '../../server/storage/many-scans.ts'
import { chunk } from '../../server/storage/png-chunk.ts'

const SCRIPT = '<script>alert(1)</script>'
const DRAWN = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/>${SCRIPT}</svg>`

/** A PNG that says it is so wide and so high, and holds next to nothing. */
function hugePng(width: number, height: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const head = Buffer.concat([size, Buffer.from([8, 6, 0, 0, 0])])
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const content = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('uploads', () => {
  const server = useServer(sqlite)

  const upload = (file: File, values: Values = {}) =>
    server.admin.multipart('POST', '/api/owner/create', { ...samples.owner(), picture: file, ...values })
  const storedBytes = async (file: File) => {
    expect((await upload(file)).status).toBe(200)
    const name = (await server.uploadedFiles()).find((each) => !each.includes('small'))
    const response = await server.stranger().raw(`/uploads/${name}`, {})
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  it('keeps nothing of a file that is a picture and a page at once [ASVS 5.2.2]', async () => {
    const both = Buffer.concat([await pictureBytes({ format: 'gif' }), Buffer.from(`<html>${SCRIPT}`)])
    const { response, bytes } = await storedBytes(fileOf(both, 'photo.html', 'text/html'))
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(bytes.includes(SCRIPT)).toBe(false)
  })

  it('keeps no place, no camera and no comment', async () => {
    const GPS = { GPSLatitude: '36/1 45/1 0/1', GPSLatitudeRef: 'N' }
    const told = await sharp(await pictureBytes({ format: 'jpeg' }))
      .withExif({ IFD0: { Make: 'Camera', ImageDescription: SCRIPT }, IFD3: GPS })
      .toBuffer()
    expect((await sharp(told).metadata()).exif).toBeDefined()
    const { bytes } = await storedBytes(fileOf(told, 'photo.jpg', 'image/jpeg'))
    const { exif, xmp, iptc } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
  })

  it.each([
    ['an SVG', DRAWN, 'image/svg+xml'],
    ['an SVG that is called a PNG', `<?xml version="1.0"?>${DRAWN}`, 'image/png'],
    ['a page', `<!doctype html>${SCRIPT}`, 'image/png'],
    ['a PDF', '%PDF-1.7', 'image/jpeg'],
    ['an archive', 'PK\x03\x04', 'image/webp'],
  ])('refuses %s, and stores nothing [ASVS 1.3.4, 5.2.2]', async (_what, content, type) => {
    expectRefused(await upload(fileOf(content, 'photo.png', type)), 400)
    expect(await server.uploadedFiles()).toEqual([])
  })

  it.each([
    ['100,000 pixels wide and high', 100_000, 100_000, /mégapixels/],
    ['2,147,483,647 pixels wide', 2_147_483_647, 1, /lisible|mégapixels/],
    ['51 megapixels large', 10_200, 5_000, /mégapixels/],
  ])('decodes no picture that says it is %s [ASVS 5.2.1, 5.2.3]', async (_what, width, height, told) => {
    const before = process.memoryUsage().rss
    const reply = await upload(fileOf(hugePng(width, height), 'photo.png'))
    expectRefused(reply, 400)
    expect(reply.answer.errors?.[0]?.msg).toMatch(told)
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
  })

  it('tells of a JPEG of too many scans that it is too long to decode', async () => {
    const reply = await upload(fileOf(manyScans(883), 'photo.jpg', 'image/jpeg'))
    expectRefused(reply, 400)
    expect(reply.answer.errors).toEqual([
      { msg: expect.stringMatching(/trop longue à décoder/), path: 'picture' },
    ])
  })

  it('takes the first of many frames alone [ASVS 5.2.3]', async () => {
    const frame = { create: { width: 40, height: 40 * 200, channels: 3, background: '#123456' } } as const
    const moving = await sharp({ ...frame, create: { ...frame.create, pageHeight: 40 } })
      .gif({ loop: 0 })
      .toBuffer()
    const { bytes } = await storedBytes(fileOf(moving, 'photo.gif', 'image/gif'))
    const { pages = 1, height } = await sharp(bytes).metadata()
    expect({ pages, height }).toEqual({ pages: 1, height: 40 })
  })

  it.each(['../../etc/passwd', '..\\..\\evil.webp', 'a\u0000.png', '/etc/passwd', 'é'.repeat(500)])(
    'gives a file called %j a name of its own [ASVS 5.3.1, 5.3.2, 5.4.1, 5.4.2]',
    async (name) => {
      await storedBytes(fileOf(await pictureBytes(), name))
      const names = await server.uploadedFiles()
      expect(names).toHaveLength(2)
      for (const stored of names) expect(stored).toMatch(/^(small[\\/])?[0-9a-f]{32}\.webp$/)
    },
  )

  it.each(['../tribune.sqlite', '..%2ftribune.sqlite', '/etc/passwd', '.database', 'a'.repeat(32)])(
    'takes %j for no picture of the record [ASVS 5.3.2]',
    async (existingPicture) => {
      const id = await createOwner(server.admin)
      const { password: _password, confirmation_password: _again, ...values } = samples.owner()
      const payload = { ...values, id, existingPicture }
      expectRefused(await server.admin.multipart('PUT', '/api/owner/update', payload), 400)
    },
  )

  it.each([
    '/uploads/..%2ftribune.sqlite',
    '/uploads/%2e%2e/tribune.sqlite',
    '/uploads/.database',
    '/uploads/small',
  ])('serves nothing but pictures: %s [ASVS 1.1.1, 5.3.2, 13.4.3]', async (path) => {
    expectRefused(await server.stranger().get(path), 404)
  })

  it('serves pictures without an origin, to browsers that asked for them alone [ASVS 3.2.1, 5.3.1, 14.2.2]', async () => {
    const { response } = await storedBytes(fileOf(await pictureBytes(), 'photo.png'))
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*;\s*sandbox$/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  })
})
