import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseFileOf } from '../../../../src/server/database/data-folder.ts'
import { openSqlite } from '../../../../src/server/database/open-database.ts'
import { entities } from '../../../../src/generated/registry.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { allDeletedRows } from '../../../../src/server/records/rows/trash-rows.ts'
import { createClient, type HttpClient } from '../../../contract/harness/http-client.ts'
import { picture } from '../../../contract/harness/samples.ts'
import { createOwner } from '../harness/samples.ts'
import { type Kept, type OpenCall, type Writer, writeUntilKilled } from './killed-writer.ts'
import { type RunningProcess, startProcess } from './running-process.ts'
import { seededRandom } from '../../../contract/harness/seeded-random.ts'

const KILLS = Number(process.env['KILLS'] ?? 12)
const WRITERS = 4
const LONGEST_MS = 120
/** Every so many kills a second process is started over the same data while the first one writes. */
const WITH_ANOTHER = 4

const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)

let folder: string
const started: RunningProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tribune-kill-'))
})
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const start = async () => {
  const running = await startProcess({ DATA_DIR: folder, ADMIN_PASSWORD: 'un-secret' })
  started.push(running)
  return running
}
const kill = async ({ child, ended }: RunningProcess) => {
  child.kill('SIGKILL')
  await ended()
}

it(
  `loses nothing acknowledged and leaves nothing half done in ${KILLS} kills (KILL_SEED=${seed})`,
  {
    timeout: 240_000,
  },
  async () => {
    const random = seededRandom(seed)
    const pictures = [await picture({ width: 24, height: 16 }), await picture({ width: 16, height: 24 })]
    const writers = Array.from({ length: WRITERS }, (): Writer => ({ kept: new Map(), open: null }))

    let running = await start()
    let client = createClient(await running.ready())
    await client.logIn('admin', 'un-secret')
    const owner = await createOwner(client)
    for (let count = 1; count <= KILLS; count += 1) {
      const desk = { client, owner, pictures, random }
      const writing = Promise.all(writers.map((writer) => writeUntilKilled(writer, desk)))
      const others = count % WITH_ANOTHER === 0 ? [await start()] : []
      for (const other of others) await other.ready()
      await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_MS))
      await Promise.all([running, ...others].map(kill))
      await writing

      running = await start()
      const { cookie } = client
      client = createClient(await running.ready())
      client.cookie = cookie
      const records = await readRecords(client)
      for (const writer of writers) settle(writer, records)
      expect([...records.keys()].sort(), 'records that nobody created').toEqual(
        writers.flatMap(({ kept }) => [...kept.keys()]).sort(),
      )
      await expectFilesOf(records)
      await expectIntact()
    }
    await expectReadable(client, await readRecords(client))
    expect(writers.flatMap(({ kept }) => [...kept]).length).toBeGreaterThan(WRITERS)
  },
)

async function readRecords(client: HttpClient): Promise<ReadonlyMap<number, Kept>> {
  const { answer } = await client.get('/api/stadium')
  const records = [answer['stadiums']].flat().map((each) => Object(each))
  return new Map(records.map(({ id, name, pictures }) => [Number(id), { name, pictures }]))
}

/** What was acknowledged is there; the call that was under way was carried out or was not. */
function settle(writer: Writer, records: ReadonlyMap<number, Kept>): void {
  const { kept, open } = writer
  for (const [id, before] of kept) {
    const now = records.get(id)
    const isOpen = open !== null && open.kind !== 'create' && open.id === id
    if (!isOpen || isSame(now, before)) expect(now, `record ${id}`).toEqual(before)
    else expect(isCarriedOut(open, now, before), `record ${id}: ${JSON.stringify({ open, now })}`).toBe(true)
    if (now) kept.set(id, now)
    else kept.delete(id)
  }
  if (open?.kind === 'create') {
    const created = [...records].find(([, { name }]) => name === open.name)
    if (created) {
      expect(created[1].pictures).toHaveLength(open.pictures)
      kept.set(...created)
    }
  }
  writer.open = null
}

function isSame(now: Kept | undefined, before: Kept): boolean {
  return JSON.stringify(now) === JSON.stringify(before)
}

function isCarriedOut(open: OpenCall, now: Kept | undefined, before: Kept): boolean {
  if (open.kind !== 'update' || !now) return open.kind === 'destroy' && !now
  const { name, pictures } = now
  return name === open.name && pictures[0] === before.pictures[0] && pictures.length === 1 + open.pictures
}

/** Every picture of a record, deleted ones included, is there in both sizes, and no other. */
async function expectFilesOf(records: ReadonlyMap<number, Kept>): Promise<void> {
  const uploads = join(folder, 'uploads')
  const kept = [...records.values()].flatMap(({ pictures }) => pictures)
  const names = [...kept, ...(await picturesInTrash())]
  const found = (await readdir(uploads, { recursive: true })).filter((name) => name.includes('.webp'))
  expect(found.sort()).toEqual(names.flatMap((name) => [name, join('small', name)]).sort())
  for (const name of found) expect((await stat(join(uploads, name))).size).toBeGreaterThan(0)
}

async function picturesInTrash(): Promise<readonly string[]> {
  const { queries } = await openSqlite(databaseFileOf(folder))
  const rows = await allDeletedRows(queries, entityNamed(entities, 'stadium'))
  await queries.destroy()
  return rows.flatMap(({ pictures }): readonly string[] => JSON.parse(String(pictures)))
}

async function expectIntact(): Promise<void> {
  const { queries } = await openSqlite(databaseFileOf(folder))
  const { rows } = await sql`pragma integrity_check`.execute(queries)
  expect(rows).toEqual([{ integrity_check: 'ok' }])
  await queries.destroy()
}

async function expectReadable(client: HttpClient, records: ReadonlyMap<number, Kept>): Promise<void> {
  const names = [...records.values()].flatMap(({ pictures }) => pictures)
  for (const path of names.flatMap((name) => [name, `${name}?size=small`])) {
    const response = await client.raw(`/uploads/${path}`, {})
    expect(response.status).toBe(200)
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
    })
  }
}
