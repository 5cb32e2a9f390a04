import { join } from 'node:path'
import type { Transaction } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Tables } from '../../../../../src/server/database/database.ts'
import { PENDING_UPLOADS_TABLE, PROCESSES_TABLE } from '../../../../../src/server/database/system-tables.ts'
import type { PreparedImage } from '../../../../../src/kinds/image/prepare-image.ts'
import { nameThisMachine } from '../../../../../src/server/database/process-registry.ts'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import type { Reply } from '../../../../contract/harness/http-client.ts'
import { instead } from '../../../../contract/harness/instead.ts'
import { picture } from '../../../../contract/harness/samples.ts'
import { samples } from '../../harness/samples.ts'
import { type ServerOptions, useServer } from '../../../../contract/harness/test-server.ts'

const imageNamed = (digit: string): PreparedImage => ({
  name: `${digit.repeat(32)}.webp`,
  full: Buffer.from('full'),
  small: Buffer.from('small'),
})
const MINUTE = 60_000
const NO_SUCH_PROCESS = 2 ** 22 + 1

/** Files between their writing and their record, with more than one process about. */
export function pendingUploadsSuite(kind: DatabaseKind, options: ServerOptions = {}): void {
  describe('files that no record names yet', () => {
    const server = useServer(kind, options)
    const queries = () => server.backend.store.queries
    const claimed = async () =>
      (await queries().selectFrom(PENDING_UPLOADS_TABLE).select('name').execute()).length
    const createOwner = async () =>
      server.admin.multipart('POST', '/api/owner/create', { ...samples.owner(), picture: await picture() })

    /** A file that another process has stored and not yet given to a record. */
    async function storeElsewhere(digit: string, host: string, pid: number, age: number): Promise<string> {
      const image = imageNamed(digit)
      const alive_at = new Date(Date.now() - age).toISOString()
      await queries().insertInto(PROCESSES_TABLE).values({ token: digit, host, pid, alive_at }).execute()
      await queries().insertInto(PENDING_UPLOADS_TABLE).values({ name: image.name, process: digit }).execute()
      await server.backend.store.uploads.store([image])
      return image.name
    }
    const bothOf = (name: string) => [name, join('small', name)]

    it('stay while the process that stored them lives, here or elsewhere, and go when it is dead', async () => {
      const here = nameThisMachine()
      const living = [
        await storeElsewhere('a', 'elsewhere', 1, MINUTE),
        await storeElsewhere('b', here, process.ppid, 0),
      ]
      await storeElsewhere('c', 'elsewhere', 2, 2 * MINUTE)
      await storeElsewhere('d', here, NO_SUCH_PROCESS, 0)
      await storeElsewhere('e', here, process.pid, 0)
      await server.backend.removeOrphans()
      expect(await server.uploadedFiles()).toEqual(living.flatMap(bothOf).sort())
      expect(await claimed()).toBe(2)
      await queries().deleteFrom(PROCESSES_TABLE).where('token', 'in', ['a', 'b']).execute()
      await server.backend.removeOrphans()
      expect(await server.uploadedFiles()).toEqual([])
    })

    it('survive the removal of orphans between their writing and their record, and after it', async () => {
      const reply = await afterStoring(() => server.backend.removeOrphans())
      const name = String(Object(reply.answer['owner']).picture)
      expect(await server.uploadedFiles()).toEqual(bothOf(name))
      await server.backend.removeOrphans()
      expect(await server.uploadedFiles()).toEqual(bothOf(name))
      expect(await claimed()).toBe(0)
    })

    it('take the record with them when another process took ours for dead', async () => {
      const reply = await afterStoring(() => queries().deleteFrom(PENDING_UPLOADS_TABLE).execute())
      expect(reply.status).toBe(503)
      expect((await server.admin.get('/api/owner')).answer['owners']).toEqual([])
      await server.backend.removeOrphans()
      expect(await server.uploadedFiles()).toEqual([])
    })

    it('go when the record is not written', async () => {
      const reply = await instead(server.backend.store.pendingUploads, { attach: fail }, createOwner)
      expect(reply.status).toBe(500)
      expect(await server.uploadedFiles()).toEqual([])
      expect(await claimed()).toBe(0)
    })

    it('stay with a record whose writing was not reported', async () => {
      const begin = queries().transaction.bind(queries())
      const transaction = () => ({
        async execute(work: (transaction: Transaction<Tables>) => Promise<unknown>) {
          await begin().execute(work)
          return fail()
        },
      })
      const reply = await instead(queries(), { transaction }, createOwner)
      expect(reply.status).toBe(500)
      const [owner] = [(await server.admin.get('/api/owner')).answer['owners']].flat()
      expect(await server.uploadedFiles()).toEqual(bothOf(String(Object(owner).picture)))
    })

    it('go with the next removal of orphans when the database could not be told', async () => {
      await instead(server.backend.store.pendingUploads, { attach: fail, release: fail }, createOwner)
      expect(await server.uploadedFiles()).toHaveLength(2)
      await server.backend.removeOrphans()
      expect(await server.uploadedFiles()).toEqual([])
      expect(await claimed()).toBe(0)
    })

    it('are left to the maintenance job when what they belonged to is gone and they cannot be removed', async () => {
      const { id } = (await createOwner()).answer
      const destroy = async () => {
        const reply = await server.admin.json('DELETE', '/api/owner/destroy', { id })
        await server.backend.purgeTrash(Date.now() + 31 * 86_400_000)
        return reply
      }
      const { uploads } = server.backend.store
      expect((await instead(uploads, { remove: () => Promise.resolve() }, destroy)).status).toBe(200)
      expect(await server.uploadedFiles()).toHaveLength(2)
      await server.backend.removeOrphans()
      expect(await server.uploadedFiles()).toEqual([])
    })

    /** A creation during which something happens when its files are there and its record is not. */
    async function afterStoring(happens: () => Promise<unknown>): Promise<Reply> {
      const { uploads } = server.backend.store
      const { store } = uploads
      const members = {
        async store(images: readonly PreparedImage[]) {
          await store(images)
          await happens()
        },
      }
      return instead(uploads, members, createOwner)
    }
  })
}

function fail(): Promise<never> {
  return Promise.reject(new Error('the database went away'))
}
