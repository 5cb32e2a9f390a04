import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PENDING_UPLOADS_TABLE } from '../../../src/server/database/system-tables.ts'
import { sqlite } from '../../contract/harness/database/databases.ts'
import { createClient, type HttpClient, type Reply } from '../../contract/harness/http-client.ts'
import { fileOf, picture } from '../../contract/harness/samples.ts'
import { samples } from './harness/samples.ts'
import { storedFiles, useServer } from '../../contract/harness/test-server.ts'
import { type RunningProcess, startProcess } from './process/running-process.ts'

const DOWN = 'Le stockage ne répond pas pour le moment. Veuillez réessayer plus tard.'
const FULL = 'Il n’y a plus de place pour enregistrer\u202f: rien n’a été modifié. Prévenez l’administrateur.'

const create = async (client: HttpClient, file?: File) =>
  client.multipart('POST', '/api/owner/create', { ...samples.owner(), picture: file ?? (await picture()) })
const owners = async (client: HttpClient) => [(await client.get('/api/owner')).answer['owners']].flat()

describe('while the program runs', () => {
  const server = useServer(sqlite)

  const expectRefusedUntil = async (mend: () => Promise<void>) => {
    const reply = await create(server.admin)
    expect([reply.status, reply.answer.message]).toEqual([503, DOWN])
    expect(await owners(server.admin)).toEqual([])
    // What needs no file goes on.
    expect((await server.admin.json('POST', '/api/tool/create', samples.tool())).status).toBe(200)
    await mend()
    expect((await create(server.admin)).status).toBe(200)
    expect(await server.uploadedFiles()).toHaveLength(2)
  }

  it('the folder of pictures is no folder: nothing is half done, and it goes on when it is back', async () => {
    const away = `${server.uploadsFolder}-away`
    await rename(server.uploadsFolder, away)
    await writeFile(server.uploadsFolder, '')
    await expectRefusedUntil(async () => {
      await rm(server.uploadsFolder)
      await rename(away, server.uploadsFolder)
    })
  })

  it('the folder of pictures is deleted: it is made again, for this user alone', async () => {
    await rm(server.uploadsFolder, { recursive: true })
    await server.backend.removeOrphans()
    expect((await stat(server.uploadsFolder)).mode & 0o777).toBe(0o700)
    await rm(server.uploadsFolder, { recursive: true })
    expect((await create(server.admin)).status).toBe(200)
    expect(await server.uploadedFiles()).toHaveLength(2)
  })

  it('readiness names what fails, and liveness goes on', async () => {
    const ready = { disk: true, storage: true, database: true, migration: true }
    await expectReadiness(server.admin, ready)
    const away = `${server.uploadsFolder}-away`
    await rename(server.uploadsFolder, away)
    await writeFile(server.uploadsFolder, '')
    await expectReadiness(server.admin, { ...ready, storage: false })
    await rm(server.uploadsFolder)
    await rename(away, server.uploadsFolder)
    const { queries } = server.backend.store
    await sql`alter table team rename column updated_at to other`.execute(queries)
    await expectReadiness(server.admin, { ...ready, migration: false })
    await sql`alter table team rename column other to updated_at`.execute(queries)
    await expectReadiness(server.admin, ready)
    expect((await server.stranger().get('/livez')).answer).toEqual({ ok: true })
  })

  it('a part of it is no folder: nothing is half done, and the part is made again', async () => {
    const small = join(server.uploadsFolder, 'small')
    await rm(small, { recursive: true, force: true })
    await writeFile(small, '')
    await expectRefusedUntil(() => rm(small))
  })

  it('the database is full: nothing is half done, and it goes on when there is room', async () => {
    const { queries } = server.backend.store
    await sql`pragma wal_checkpoint(truncate)`.execute(queries)
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(queries)
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(queries)
    const replies: Reply[] = []
    for (let count = 0; count < 500 && !replies.some(({ status }) => status !== 200); count += 1) {
      replies.push(await server.admin.json('POST', '/api/tool/create', { name: { fr: 'x'.repeat(150) } }))
    }
    const refused = replies.at(-1)
    expect([refused?.status, refused?.answer.message]).toEqual([507, FULL])
    expect((await server.admin.get('/api/tool')).answer['tools']).toHaveLength(replies.length - 1)
    const withPicture = await create(server.admin)
    if (withPicture.status !== 200) expect(await server.uploadedFiles()).toEqual([])
    await sql`pragma max_page_count = 1073741823`.execute(queries)
    expect((await server.admin.json('POST', '/api/tool/create', samples.tool())).status).toBe(200)
  })

  it('somebody leaves in the middle of an upload: nothing of it stays', async () => {
    const { port, hostname } = new URL(server.admin.url)
    const body = await formBody()
    const socket = connect(Number(port), hostname)
    const head = [
      'POST /api/owner/create HTTP/1.1',
      'host: tribune',
      `cookie: ${server.admin.cookie}`,
      `content-type: ${body.type}`,
      `content-length: ${body.content.length}`,
    ]
    await new Promise<void>((sent) =>
      socket.write(
        Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body.content.subarray(0, -200)]),
        () => sent(),
      ),
    )
    socket.destroy()
    expect((await create(server.admin)).status).toBe(200)
    expect(await owners(server.admin)).toHaveLength(1)
    expect(await server.uploadedFiles()).toHaveLength(2)
    const claims = await server.backend.store.queries
      .selectFrom(PENDING_UPLOADS_TABLE)
      .select('name')
      .execute()
    expect(claims).toEqual([])
  })
})

// The limit of a file's size is the one full disk that needs no administrator of the machine.
describe.skipIf(spawnSync('prlimit', ['--version']).status !== 0)('a disk without room (prlimit)', () => {
  let folder: string
  let running: RunningProcess
  let client: HttpClient
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tribune-full-'))
    running = await startProcess({ DATA_DIR: folder, ADMIN_PASSWORD: 'un-secret' })
    client = createClient(await running.ready())
    await client.logIn('admin', 'un-secret')
  })
  afterEach(async () => {
    running.child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })
  const limitFiles = (bytes: number | 'unlimited') => {
    const args = ['--pid', String(running.child.pid), `--fsize=${bytes}:`]
    expect(spawnSync('prlimit', args, { encoding: 'utf8' }).stderr).toBe('')
  }

  it('refuses a picture, keeps nothing of it and goes on when there is room', async () => {
    const large = await noise(2_000)
    limitFiles(2_000_000)
    const reply = await create(client, large)
    expect([reply.status, reply.answer.message]).toEqual([507, FULL])
    expect(await owners(client)).toEqual([])
    expect(await storedFiles(join(folder, 'uploads'))).toEqual([])
    expect((await create(client)).status).toBe(200)
    limitFiles('unlimited')
    expect((await create(client, large)).status).toBe(200)
    expect(await storedFiles(join(folder, 'uploads'))).toHaveLength(4)
  })

  it('is told by readiness, and not by liveness', async () => {
    const ready = { disk: true, storage: true, database: true, migration: true }
    await expectReadiness(client, ready)
    limitFiles(4_096)
    await expectReadiness(client, { ...ready, disk: false, storage: false })
    expect((await client.get('/livez')).status).toBe(200)
    limitFiles('unlimited')
    await expectReadiness(client, ready)
    expect((await readdir(folder, { recursive: true })).filter((name) => name.includes('probe'))).toEqual([])
  })

  it('refuses a record, keeps its pictures out and goes on when there is room', async () => {
    expect((await create(client)).status).toBe(200)
    limitFiles(4_096)
    const replies = [await create(client), await client.json('POST', '/api/tool/create', samples.tool())]
    for (const { status, answer } of replies) expect([status, answer.message]).toEqual([503, DOWN])
    expect(await owners(client)).toHaveLength(1)
    limitFiles('unlimited')
    expect(await storedFiles(join(folder, 'uploads'))).toHaveLength(2)
    expect((await create(client)).status).toBe(200)
    expect(await owners(client)).toHaveLength(2)
    expect(await storedFiles(join(folder, 'uploads'))).toHaveLength(4)
  })
})

/** An answer counts for a second. */
async function expectReadiness(client: HttpClient, checks: Readonly<Record<string, boolean>>): Promise<void> {
  const ok = Object.values(checks).every((isMet) => isMet)
  const readiness = async () => {
    const { status, body } = await client.get('/readyz')
    return { status, body }
  }
  await expect.poll(readiness, { timeout: 5_000 }).toEqual({ status: ok ? 200 : 503, body: { ok, checks } })
}

/** A picture that nothing packs. */
async function noise(size: number): Promise<File> {
  const raw = { width: size, height: size, channels: 3 } as const
  const content = await sharp(randomBytes(size * size * 3), { raw })
    .jpeg({ quality: 90 })
    .toBuffer()
  return fileOf(content, 'noise.jpg', 'image/jpeg')
}

async function formBody() {
  const form = new FormData()
  for (const [name, value] of Object.entries(samples.owner())) form.append(name, value)
  form.append('picture', await picture({ width: 600, height: 600 }))
  const response = new Response(form)
  const type = response.headers.get('content-type') ?? ''
  return { type, content: Buffer.from(await response.arrayBuffer()) }
}
