import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../../contract/harness/http-client.ts'
import { importFile, runImport } from '../../../contract/harness/import-client.ts'
import { type RunningProcess, startProcess } from './running-process.ts'
import { seededRandom } from '../../../contract/harness/seeded-random.ts'

const ROWS = 10_000
const KILLS = 2
/** An import takes about as long; milliseconds. */
const LONGEST_MS = 3_000

const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)

let folder: string
const started: RunningProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tribune-killed-import-'))
})
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function start(cookie = ''): Promise<HttpClient> {
  const running = await startProcess({ DATA_DIR: folder, ADMIN_PASSWORD: 'un-secret' })
  started.push(running)
  const client = createClient(await running.ready())
  client.cookie = cookie
  return client
}

async function killLast(): Promise<void> {
  const last = started.at(-1)
  last?.child.kill('SIGKILL')
  await last?.ended()
}

const rows = Array.from({ length: ROWS }, (_, place) => ({ line: place + 2, cells: [`Outil ${place}`] }))
const request = { fileName: 'outils.csv', columns: ['name.fr'], rows, mode: 'create', by: null }

async function countTools(client: HttpClient): Promise<number> {
  const { answer } = await client.get('/api/tool?page=1&pageSize=1')
  return Number(answer['total'])
}

it.each(['all', 'valid'])(
  `an import that is killed adds all or says which, and goes on (KILL_SEED=${seed}): %s`,
  { timeout: 120_000 },
  async (policy) => {
    const random = seededRandom(seed)
    let client = await start()
    await client.logIn('admin', 'un-secret')
    // By the thread of the built program.
    expect(await importFile(client, 'tool', 'Nom\nBallon')).toHaveLength(2)
    const before = await countTools(client)
    const sent = { ...request, policy, key: `import-${policy}` }
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const broken = runImport(client, 'tool', sent).then(
        () => true,
        () => false,
      )
      await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_MS))
      await killLast()
      const isAnswered = await broken
      client = await start(client.cookie)
      const added = (await countTools(client)) - before
      const told = await client.get(`/api/import/tool/outcome/${sent.key}`)
      const { done = 0, created = 0 } = Object(told.answer['outcome'])
      expect(created, 'what it says').toBe(added)
      expect(done).toBe(added)
      if (policy === 'all' || isAnswered) expect([0, ROWS]).toContain(added)
    }
    const outcome = await runImport(client, 'tool', sent)
    expect(outcome).toEqual({ total: ROWS, done: ROWS, created: ROWS, updated: 0, mistakes: [] })
    expect((await countTools(client)) - before).toBe(ROWS)
    await killLast()
  },
)
