import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { DatabaseKind } from '../harness/databases.ts'
import { expectRefused, pathsOf, type Reply } from '../harness/http-client.ts'
import {
  createOwner,
  createPlayer,
  createStadium,
  fileOf,
  picture,
  pictureBytes,
  samples,
} from '../harness/samples.ts'
import { useServer } from '../harness/test-server.ts'

// 81 megapixels, made once: it takes a second.
const huge = pictureBytes({ width: 9000, height: 9000 })

const NAME = /^[0-9a-f]{32}\.webp$/

export function imagesSuite(kind: DatabaseKind): void {
  describe('images', () => {
    const server = useServer(kind)

    const createWith = (file: File) =>
      server.admin.multipart('POST', '/api/owner/create', { ...samples.owner(), picture: file })
    const pictureOf = (reply: Reply, name = 'owner') => String(Object(reply.answer[name]).picture)
    const picturesOf = async (id: number): Promise<readonly string[]> =>
      Object((await server.admin.get(`/api/stadium/read/${id}`)).answer['stadium']).pictures
    const download = async (name: string, query = '') => {
      const response = await server.stranger().raw(`/uploads/${name}${query}`, {})
      return { response, content: Buffer.from(await response.arrayBuffer()) }
    }

    it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
      'takes a %s and stores a WebP with a small version',
      async (format) => {
        const reply = await createWith(
          await picture({ format, width: 900, height: 600, name: '../../etc/passwd' }),
        )
        const name = pictureOf(reply)
        expect(name).toMatch(NAME)
        expect(await server.uploadedFiles()).toEqual([name, join('small', name)])

        const { response, content } = await download(name)
        expect(response.status).toBe(200)
        expect(response.headers.get('content-type')).toBe('image/webp')
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(response.headers.get('x-content-type-options')).toBe('nosniff')
        expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 900, height: 600 })
        const small = await download(name, '?size=small')
        expect(await sharp(small.content).metadata()).toMatchObject({
          format: 'webp',
          width: 240,
          height: 160,
        })
      },
    )

    it('makes large pictures smaller and small ones no larger', async () => {
      const large = pictureOf(await createWith(await picture({ width: 4000, height: 1000, format: 'jpeg' })))
      expect(await sharp((await download(large)).content).metadata()).toMatchObject({
        width: 2000,
        height: 500,
      })
      const tiny = pictureOf(await createWith(await picture({ width: 3, height: 2 })))
      expect(await sharp((await download(tiny, '?size=small')).content).metadata()).toMatchObject({
        width: 3,
        height: 2,
      })
    })

    it('turns pictures upright and strips what the camera wrote into them', async () => {
      const content = await sharp(await pictureBytes({ width: 400, height: 300, format: 'jpeg' }))
        .withExif({ IFD0: { Copyright: 'secret', Orientation: '6' }, IFD3: { GPSLatitude: '36/1 45/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer()
      expect((await sharp(content).metadata()).exif).toBeDefined()
      const name = pictureOf(await createWith(fileOf(content, 'camera.jpg', 'image/jpeg')))
      const stored = await sharp((await download(name)).content).metadata()
      expect(stored).toMatchObject({ width: 300, height: 400 })
      expect([stored.exif, stored.orientation, stored.xmp, stored.iptc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
    })

    it('takes the first picture of an animation', async () => {
      const frames = await Promise.all([1, 2, 3].map(() => pictureBytes({ width: 40, height: 30 })))
      const animated = await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer()
      const name = pictureOf(await createWith(fileOf(animated, 'a.gif', 'image/gif')))
      expect(await sharp((await download(name)).content).metadata()).toMatchObject({ width: 40, height: 30 })
    })

    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    const fakes: readonly (readonly [string, () => Promise<Uint8Array | string>])[] = [
      ['an SVG', async () => svg],
      ['an SVG with an XML head', async () => `<?xml version="1.0"?>${svg}`],
      ['HTML', async () => '<!doctype html><script>alert(1)</script>'],
      ['text', async () => 'ceci n’est pas une image'],
      ['an empty file', async () => ''],
      ['a truncated PNG', async () => (await noise('png')).subarray(0, 20_000)],
      ['a truncated JPEG', async () => (await noise('jpeg')).subarray(0, 5_000)],
      ['a PNG of signature alone', async () => (await pictureBytes()).subarray(0, 8)],
      [
        'a TIFF',
        async () =>
          sharp(await pictureBytes())
            .tiff()
            .toBuffer(),
      ],
      ['a picture of too many pixels', () => huge],
      ['a PDF', async () => '%PDF-1.7\n%âãÏÓ\n'],
    ]
    it.each(fakes)('refuses %s named .png, leaving nothing', async (_what, content) => {
      const reply = await createWith(fileOf(await content(), 'portrait.png'))
      expectRefused(reply, 400)
      expect(pathsOf(reply)).toEqual(['picture'])
      expect((await server.admin.get('/api/owner')).answer['owners']).toEqual([])
      expect(await server.uploadedFiles()).toEqual([])
    })

    it('answers a file that is too heavy with 413, and says which', async () => {
      const reply = await createWith(fileOf(new Uint8Array(11 * 1024 * 1024), 'lourd.png'))
      expectRefused(reply, 413)
      expect(pathsOf(reply)).toEqual(['picture'])
      expect((await server.admin.get('/api/owner')).answer['owners']).toEqual([])
    })

    it('refuses more pictures than a record may hold, and none of them is kept', async () => {
      const images = await Promise.all(Array.from({ length: 13 }, () => picture({ width: 20, height: 20 })))
      const owner_id = await createOwner(server.admin)
      const reply = await server.admin.multipart('POST', '/api/stadium/create', {
        ...samples.stadium(owner_id),
        images,
      })
      expectRefused(reply, 400)
      expect(pathsOf(reply)).toEqual(['images'])
      expect(await server.uploadedFiles()).toEqual([])
    })

    it('refuses all of several when one is no picture', async () => {
      const owner_id = await createOwner(server.admin)
      const images = [await picture(), fileOf(svg, 'b.png'), await picture()]
      const reply = await server.admin.multipart('POST', '/api/stadium/create', {
        ...samples.stadium(owner_id),
        images,
      })
      expect(pathsOf(reply)).toEqual(['images'])
      expect(await server.uploadedFiles()).toEqual([])
    })

    it('keeps no file of a record that is refused for another reason', async () => {
      const reply = await server.admin.multipart('POST', '/api/owner/create', {
        ...samples.owner(),
        email: 'x',
        picture: await picture(),
      })
      expectRefused(reply, 400)
      expect(await server.uploadedFiles()).toEqual([])
    })

    it('keeps no record and no file when the folder cannot be written to', async () => {
      const { uploads } = server.backend.store
      const { store } = uploads
      Object.assign(uploads, { store: () => Promise.reject(new Error('disk full')) })
      const { status, answer } = await createWith(await picture())
      Object.assign(uploads, { store })
      expect(status).toBe(500)
      expect(answer.message).toBe('Une erreur est survenue. Veuillez réessayer plus tard.')
      expect((await server.admin.get('/api/owner')).answer['owners']).toEqual([])
      expect(await server.uploadedFiles()).toEqual([])
    })

    describe('one picture', () => {
      const update = (id: number, values: object) =>
        server.admin.multipart('PUT', '/api/owner/update', { id, ...values })
      const withPicture = async () => {
        const reply = await createWith(await picture())
        return { id: Number(reply.answer.id), name: pictureOf(reply) }
      }

      it('stays while `existingPicture` is absent or its own name', async () => {
        const { id, name } = await withPicture()
        expect(pictureOf(await update(id, { name: 'A' }))).toBe(name)
        expect(pictureOf(await update(id, { existingPicture: name }))).toBe(name)
        expect(pictureOf(await update(id, { existingPicture: name, newPicture: new File([], '') }))).toBe(
          name,
        )
        expect((await download(name)).response.status).toBe(200)
      })

      it('goes with an empty `existingPicture`, its files too', async () => {
        const { id } = await withPicture()
        expect(Object((await update(id, { existingPicture: '' })).answer['owner']).picture).toBeNull()
        expect(await server.uploadedFiles()).toEqual([])
      })

      it('is replaced by a new one', async () => {
        for (const kept of [{ existingPicture: '' }, {}]) {
          const { id, name } = await withPicture()
          const other = pictureOf(await update(id, { ...kept, newPicture: await picture() }))
          expect(other).not.toBe(name)
          expect(await server.uploadedFiles()).toEqual(expect.arrayContaining([other]))
          expect(await server.uploadedFiles()).not.toContain(name)
        }
      })

      it.each(['0123456789abcdef0123456789abcdef.webp', '../secret', 'other'])(
        'cannot become %s',
        async (foreign) => {
          const { id, name } = await withPicture()
          for (const more of [{}, { newPicture: await picture() }]) {
            const reply = await update(id, { existingPicture: foreign, ...more })
            expectRefused(reply, 400)
            expect(pathsOf(reply)).toEqual(['existingPicture'])
          }
          expect(await server.uploadedFiles()).toEqual([name, join('small', name)])
        },
      )

      it('cannot be taken from another record', async () => {
        const { name } = await withPicture()
        const { id } = await withPicture()
        expectRefused(await update(id, { existingPicture: name }), 400)
      })

      it('goes with its record', async () => {
        const { id } = await withPicture()
        await server.admin.json('DELETE', '/api/owner/destroy', { id })
        expect(await server.uploadedFiles()).toEqual([])
      })

      it('stays with a record that could not be deleted', async () => {
        const { id, name } = await withPicture()
        await createStadium(server.admin, { owner_id: id })
        expectRefused(await server.admin.json('DELETE', '/api/owner/destroy', { id }), 409)
        expect((await download(name)).response.status).toBe(200)
      })

      it('leaves one file after many updates at the same time', async () => {
        const { id } = await withPicture()
        const files = await Promise.all([1, 2, 3].map(() => picture({ width: 30, height: 30 })))
        await Promise.all(files.map((newPicture) => update(id, { newPicture })))
        const { answer } = await server.admin.get(`/api/owner/read/${id}`)
        const name = String(Object(answer['owner']).picture)
        expect(await server.uploadedFiles()).toEqual([name, join('small', name)])
      })
    })

    describe('several pictures', () => {
      const update = (id: number, values: object) =>
        server.admin.multipart('PUT', '/api/stadium/update', { id, ...values })
      const withPictures = async () => {
        const images = [await picture(), await picture(), await picture()]
        const owner_id = await createOwner(server.admin)
        const reply = await server.admin.multipart('POST', '/api/stadium/create', {
          ...samples.stadium(owner_id),
          images,
        })
        const id = Number(reply.answer.id)
        return { id, names: await picturesOf(id) }
      }

      it('stay while `existingPictures` is absent', async () => {
        const { id, names } = await withPictures()
        await update(id, { name: 'A' })
        expect(await picturesOf(id)).toEqual(names)
      })

      it('keep the order asked for, and new ones follow', async () => {
        const { id, names } = await withPictures()
        const [first, second, third] = names
        await update(id, { existingPictures: [third, first], newImages: [await picture()] })
        const after = await picturesOf(id)
        expect(after).toEqual([third, first, expect.stringMatching(NAME)])
        expect(await server.uploadedFiles()).not.toContain(second)
        expect(await server.uploadedFiles()).toHaveLength(6)
      })

      it('all go with an empty list', async () => {
        const { id } = await withPictures()
        await update(id, { existingPictures: [] })
        expect(await picturesOf(id)).toEqual([])
        expect(await server.uploadedFiles()).toEqual([])
      })

      it('are not doubled', async () => {
        const { id, names } = await withPictures()
        await update(id, { existingPictures: [names[0], names[0]] })
        expect(await picturesOf(id)).toEqual([names[0]])
      })

      it.each([
        '["0123456789abcdef0123456789abcdef.webp"]',
        '["../x"]',
        '{"a":1}',
        'nonsense',
        '[1]',
        '[null]',
        '"x"',
        'true',
      ])('cannot become %s', async (existingPictures) => {
        const { id, names } = await withPictures()
        const reply = await update(id, { existingPictures })
        expectRefused(reply, 400)
        expect(await picturesOf(id)).toEqual(names)
      })

      it('are bounded together', async () => {
        const { id, names } = await withPictures()
        const newImages = await Promise.all(
          Array.from({ length: 10 }, () => picture({ width: 20, height: 20 })),
        )
        const reply = await update(id, { newImages })
        expect(pathsOf(reply)).toEqual(['newImages'])
        expect(await picturesOf(id)).toEqual(names)
        expect(await server.uploadedFiles()).toHaveLength(6)
      })
    })

    it.each([
      'nothing.webp',
      '0123456789abcdef0123456789abcdef.webp',
      '..%2f..%2fetc%2fpasswd',
      '.database',
      'small',
      'small%2fa.webp',
      '%00',
    ])('serves nothing under /uploads/%s', async (name) => {
      await writeFile(join(server.uploadsFolder, 'nothing.webp'), 'x')
      const reply = await server.admin.get(`/uploads/${name}`)
      expectRefused(reply)
    })

    it('needs no picture', async () => {
      const id = await createPlayer(server.admin)
      expect(Object((await server.admin.get(`/api/player/read/${id}`)).answer['player']).picture).toBeNull()
    })
  })
}

/** A picture that does not compress to nothing. */
async function noise(format: 'png' | 'jpeg'): Promise<Buffer> {
  const mean = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 300, height: 300, channels: 3, background: 'white', noise: mean } })
    .toFormat(format)
    .toBuffer()
}
