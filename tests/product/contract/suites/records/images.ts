import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { expectRefused, pathsOf, type Reply } from '../../../../contract/harness/http-client.ts'
import { fileOf, picture, pictureBytes } from '../../../../contract/harness/samples.ts'
import { createOwner, createStadium, samples } from '../../harness/samples.ts'
import { useServer, type ServerOptions } from '../../../../contract/harness/test-server.ts'
import { updateFields } from '../../../../contract/harness/update-fields.ts'

const NAME = /^[0-9a-f]{32}\.webp$/

/** What the engine of tests (`tests/suite`) does not try with every picture of every entity. */
export function imagesSuite(kind: DatabaseKind, options: ServerOptions = {}): void {
  describe('images', () => {
    const server = useServer(kind, options)

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
        expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
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

    it('says what a picture is held by, and sends it once', async () => {
      const name = pictureOf(await createWith(await picture()))
      const full = await download(name)
      const small = await download(name, '?size=small')
      const tag = full.response.headers.get('etag') ?? ''
      expect(tag).toMatch(/^"[^"]+"$/)
      expect(small.response.headers.get('etag')).not.toBe(tag)
      expect(full.response.headers.get('content-length')).toBe(String(full.content.length))
      const ask = (held: string) =>
        server.stranger().raw(`/uploads/${name}`, { headers: { 'if-none-match': held } })
      for (const held of [tag, `"other", W/${tag}`, '*']) {
        const again = await ask(held)
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
        expect(again.headers.get('cache-control')).toContain('immutable')
      }
      expect((await ask('"other"')).status).toBe(200)
      const head = await server.stranger().raw(`/uploads/${name}`, { method: 'HEAD' })
      expect([head.status, head.headers.get('content-length')]).toEqual([200, String(full.content.length)])
    })

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

    it('keeps no file of a record that is refused for another reason', async () => {
      const reply = await server.admin.multipart('POST', '/api/owner/create', {
        ...samples.owner(),
        email: 'x',
        picture: await picture(),
      })
      expectRefused(reply, 400)
      expect(await server.uploadedFiles()).toEqual([])
    })

    it('keeps no record and no file when the folder cannot be written to [ASVS 2.3.3]', async () => {
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
      const update = (id: number, values: object) => updateFields(server.admin, 'owner', { id, ...values })
      const withPicture = async () => {
        const reply = await createWith(await picture())
        return { id: Number(reply.answer.id), name: pictureOf(reply) }
      }

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
      const update = (id: number, values: object) => updateFields(server.admin, 'stadium', { id, ...values })
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

      it('are bounded together [ASVS 2.3.2, 5.2.1]', async () => {
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
  })
}
