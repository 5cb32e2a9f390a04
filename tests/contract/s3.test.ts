import type { IncomingMessage } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Bucket } from '../../src/server/images/bucket.ts'
import { openS3Store } from '../../src/server/images/s3-store.ts'
import { sqlite } from './harness/databases.ts'
import { startS3Storage, type S3Storage } from './harness/s3-storage.ts'
import { picture, samples } from './harness/samples.ts'
import { useServer } from './harness/test-server.ts'
import { fileClaimsSuite } from './suites/file-claims.ts'
import { imagesSuite } from './suites/images.ts'

const DOWN = 'Le stockage ne répond pas pour le moment. Veuillez réessayer plus tard.'
const FULL = 'Il n’y a plus de place pour enregistrer : rien n’a été modifié. Prévenez l’administrateur.'

describe('pictures in a bucket', () => {
  let storage: S3Storage
  beforeAll(async () => {
    storage = await startS3Storage()
  }, 180_000)
  afterEach(() => storage.mend())
  afterAll(() => storage.stop())
  const options = { storage: () => storage }

  imagesSuite(sqlite, options)
  fileClaimsSuite(sqlite, options)

  describe('of a storage', () => {
    const opened = (more: Partial<Bucket>) => openS3Store({ ...storage.bucket, ...more })

    it.each([
      ['another secret', { secretAccessKey: 'wrong' }, /403 SignatureDoesNotMatch/],
      ['another key', { accessKeyId: 'wrong' }, /403 InvalidAccessKeyId/],
      ['an address where nobody is', { url: 'http://127.0.0.1:1/tribune' }, /ECONNREFUSED|bad port/],
    ])('refuse a start with %s in a sentence', async (_what, more, reason) => {
      await expect(opened(more)).rejects.toThrow(/^UPLOADS_URL: the bucket http.*tribune cannot be used: /)
      await expect(opened(more)).rejects.toThrow(reason)
    })

    it('refuse a start without their bucket', async () => {
      const url = storage.bucket.url.replace('tribune', 'nowhere')
      await expect(opened({ url })).rejects.toThrow(
        /nowhere cannot be used: the storage answers 404 NoSuchBucket$/,
      )
    })

    it('are listed whole, however many they are, and without those of others', async () => {
      const files = await opened({ prefix: 'many/' })
      const names = ['1', '2', '3', '4', '5', '6', '7']
      await Promise.all(names.map((name) => files.write(name, Buffer.from(name))))
      expect([...(await files.list())].sort()).toEqual(names)
      expect(await (await opened({ prefix: 'other/' })).list()).toEqual([])
      await Promise.all(names.map((name) => files.remove(name)))
      expect(await files.list()).toEqual([])
    })
  })

  describe('when the storage', () => {
    const server = useServer(sqlite, options)
    const create = async () =>
      server.admin.multipart('POST', '/api/owner/create', { ...samples.owner(), picture: await picture() })
    const isWrite = ({ method }: IncomingMessage) => method === 'PUT'
    const owners = async () => [(await server.admin.get('/api/owner')).answer['owners']].flat()

    it.each([
      ['is busy', 'busy', 503, DOWN],
      ['breaks connections', 'broken', 503, DOWN],
      ['is full', 'full', 507, FULL],
    ] as const)(
      '%s, keeps nothing half done and goes on when it is back',
      async (_what, fault, status, message) => {
        storage.fail(fault)
        const reply = await create()
        expect([reply.status, reply.answer.message]).toEqual([status, message])
        expect(await owners()).toEqual([])
        storage.mend()
        await server.backend.sweep()
        expect(await server.uploadedFiles()).toEqual([])
        expect((await create()).status).toBe(200)
        expect(await server.uploadedFiles()).toHaveLength(2)
      },
    )

    it('fails for a moment, notices nothing', async () => {
      storage.fail('busy', 1, isWrite)
      expect((await create()).status).toBe(200)
      storage.fail('broken', 1, isWrite)
      expect((await create()).status).toBe(200)
      expect(await server.uploadedFiles()).toHaveLength(4)
    })

    it('is silent, is waited for so long and asked again', async () => {
      storage.fail('silent', 1, isWrite)
      expect((await create()).status).toBe(200)
    })

    it('stays away, is asked so often and no more', async () => {
      storage.fail('busy', Number.MAX_SAFE_INTEGER, isWrite)
      const before = storage.calls
      expect((await create()).status).toBe(503)
      // Three attempts to write, and the removal of both sizes.
      expect(storage.calls - before).toBe(5)
      expect(await owners()).toEqual([])
    })

    it('is down, says so of a picture, and of one that is not there only then', async () => {
      const { answer } = await create()
      const path = `/uploads/${String(Object(answer['owner']).picture)}`
      storage.fail('busy')
      expect((await server.admin.get(path)).status).toBe(503)
      storage.mend()
      expect((await server.stranger().raw(path, {})).status).toBe(200)
      expect((await server.admin.get(`/uploads/${'0'.repeat(32)}.webp`)).status).toBe(404)
    })

    it('cannot remove, deletes the record and leaves the file to the next sweep', async () => {
      const { id } = (await create()).answer
      storage.fail('busy', Number.MAX_SAFE_INTEGER, ({ method }) => method === 'DELETE')
      expect((await server.admin.json('DELETE', '/api/owner/destroy', { id })).status).toBe(200)
      expect(await server.uploadedFiles()).toHaveLength(2)
      storage.mend()
      await server.backend.sweep()
      expect(await server.uploadedFiles()).toEqual([])
    })
  })
})
