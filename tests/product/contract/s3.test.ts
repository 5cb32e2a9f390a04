import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Bucket } from '../../../src/server/storage/bucket.ts'
import { openS3Store } from '../../../src/server/storage/s3-store.ts'
import { sqlite } from '../../contract/harness/database/databases.ts'
import { createClient } from '../../contract/harness/http-client.ts'
import { type S3Storage, startS3Storage } from '../../contract/harness/s3-storage.ts'
import { expectOwnPathsOnly } from '../../contract/harness/own-paths.ts'
import { picture } from '../../contract/harness/samples.ts'
import { samples } from './harness/samples.ts'
import { storedFiles, useServer } from '../../contract/harness/test-server.ts'
import { type RunningProcess, startProcess } from './process/running-process.ts'
import { pendingUploadsSuite } from './suites/records/pending-uploads.ts'
import { imagesSuite } from './suites/records/images.ts'

const DOWN = 'Le stockage ne répond pas pour le moment. Veuillez réessayer plus tard.'
const FULL = 'Il n’y a plus de place pour enregistrer\u202f: rien n’a été modifié. Prévenez l’administrateur.'

describe('pictures in a bucket', () => {
  let storage: S3Storage
  beforeAll(async () => {
    storage = await startS3Storage()
  }, 180_000)
  afterEach(() => storage.mend())
  afterAll(() => storage.stop())
  const options = { storage: () => storage }

  imagesSuite(sqlite, options)
  pendingUploadsSuite(sqlite, options)

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
      const names = Array.from('1234567', (digit) => `${digit.repeat(32)}.webp`)
      await Promise.all(names.map((name) => files.write(name, Buffer.from(name))))
      expect([...(await files.list())].sort()).toEqual(names)
      expect(await (await opened({ prefix: 'other/' })).list()).toEqual([])
      await Promise.all(names.map((name) => files.remove(name)))
      expect(await files.list()).toEqual([])
    })
  })

  it('are asked for by their own names alone', async () => {
    await expectOwnPathsOnly(await openS3Store({ ...storage.bucket, prefix: 'own/' }))
  })

  describe('of the process', () => {
    let folder: string
    let started: RunningProcess[] = []
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'tribune-s3-data-'))
    })
    afterEach(() => {
      for (const { child } of started) child.kill('SIGKILL')
      started = []
    })
    afterAll(() => rm(folder, { recursive: true, force: true }))
    const start = async (env: Readonly<Record<string, string>>) => {
      const running = await startProcess({ DATA_DIR: folder, ADMIN_PASSWORD: 'un-secret', ...env })
      started.push(running)
      return running
    }

    it('lie in it and nowhere else, and left-overs go once it is ready', async () => {
      const env = { ...storage.env, UPLOADS_URL: 's3://tribune/of-the-process' }
      const files = await openS3Store({ ...storage.bucket, prefix: 'of-the-process/' })
      const running = await start(env)
      const client = createClient(await running.ready())
      await client.logIn('admin', 'un-secret')
      const values = { ...samples.owner(), picture: await picture() }
      const reply = await client.multipart('POST', '/api/owner/create', values)
      const name = String(Object(reply.answer['owner']).picture)
      expect((await client.raw(`/uploads/${name}`, {})).status).toBe(200)
      running.child.kill('SIGKILL')
      await running.ended()

      await files.write(`${'0'.repeat(32)}.webp`, Buffer.from('left over'))
      const again = await start(env)
      await again.ready()
      const stored = async () => (await files.list()).filter((path) => path.includes('.webp')).sort()
      await expect.poll(stored).toEqual([name, `small/${name}`])
      expect(await storedFiles(join(folder, 'uploads'))).toEqual([])
      again.child.kill('SIGKILL')
      await again.ended()
      for (const path of await files.list()) await files.remove(path)
    })

    it('keep it from starting where the bucket is not to be had, in one sentence', async () => {
      const refused = await start({ ...storage.env, AWS_SECRET_ACCESS_KEY: 'wrong' })
      expect(await refused.ended()).toBe(1)
      expect(refused.output()).toMatch(
        /^UPLOADS_URL: the bucket .* cannot be used: .*SignatureDoesNotMatch\n$/,
      )
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
        await server.backend.removeOrphans()
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

    it('cannot remove, purges the record and leaves the file to the maintenance job', async () => {
      const { id } = (await create()).answer
      storage.fail('busy', Number.MAX_SAFE_INTEGER, ({ method }) => method === 'DELETE')
      expect((await server.admin.json('DELETE', '/api/owner/destroy', { id })).status).toBe(200)
      await server.backend.purgeTrash(Date.now() + 31 * 86_400_000)
      expect(await server.uploadedFiles()).toHaveLength(2)
      storage.mend()
      await server.backend.removeOrphans()
      expect(await server.uploadedFiles()).toEqual([])
    })
  })
})
