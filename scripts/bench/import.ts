// `npm run bench:import`: an import of 10,000 rows beside the same inserts in a bare loop, and what others wait for meanwhile.
// A number sets the rows, `--json` prints JSON only.
import { entities } from '../../src/generated/registry.ts'
import type { ImportPolicy } from '../../src/features/import/calls.ts'
import { databaseFileOf } from '../../src/server/database/data-folder.ts'
import { derivedColumns } from '../../src/server/database/derived-columns.ts'
import { openSqlite } from '../../src/server/database/open-database.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { buildProduct } from './build-product.ts'
import { fillRecords } from './fill-records.ts'
import { inFolder } from './in-folder.ts'
import { playerRow } from './player-row.ts'
import { logIn, type SendCall, startServer } from './server-process.ts'
import { atMost, printReport, say } from './verdict.ts'

const COLUMNS = ['name', 'email', 'phone', 'birthday', 'role', 'wilaya', 'commune', 'address', 'description']
const LIST = '/api/player'
const POLICIES: readonly ImportPolicy[] = ['check', 'all', 'valid']
/** What forms check, the history, and what a search finds, for each row. */
const MOST_TIMES = 4
/** What others may wait for while rows are imported, in milliseconds. */
const MOST_WAIT_MS = 1_000
const PAUSE_MS = 20

/** What others ask for meanwhile. */
const OTHERS: Readonly<Record<string, (call: SendCall, turn: number) => Promise<Response>>> = {
  list: (call, turn) => call('GET', `${LIST}?limit=25&offset=${turn % 50}`),
  save: (call, turn) => call('POST', '/api/tool/create', { name: toolNamed(turn) }),
  health: (call) => call('GET', '/healthz'),
}
const toolNamed = (turn: number) => ({ fr: `Outil ${turn}`, ar: `أداة ${turn}`, en: `Tool ${turn}` })
type Waits = Readonly<Record<string, number>>

const count = Number(process.argv[2]) || 10_000
await buildProduct()
const bare = await measureBareLoop()
const measured: { readonly policy: ImportPolicy; readonly seconds: number; readonly waits: Waits }[] = []
for (const policy of POLICIES)
  measured.push({ policy, ...(await measureImport(policy)), waits: await measureWaits(policy) })

printReport(
  { rows: count, bare, measured },
  [
    [
      `${count.toLocaleString('en')} rows`,
      'seconds',
      'rows/s',
      '× the bare loop',
      ...Object.keys(OTHERS).map((name) => `${name} waits, ms`),
    ],
    ['inserts in a bare loop, one transaction', bare.toFixed(2), (count / bare).toFixed(0), ''],
    ...measured.map(({ policy, seconds, waits }) => [
      { check: 'only tried', all: 'all or nothing', valid: 'good rows alone, 200 a transaction' }[policy],
      seconds.toFixed(2),
      (count / seconds).toFixed(0),
      (seconds / bare).toFixed(1),
      ...Object.values(waits).map((ms) => ms.toFixed(0)),
    ]),
  ],
  [
    ...measured
      .filter(({ policy }) => policy === 'all')
      .map(({ seconds }) => atMost('times an import takes of the bare loop', seconds / bare, MOST_TIMES)),
    ...measured.map(({ policy, waits }) =>
      atMost(`what others wait for, ${policy}, ms`, Math.max(...Object.values(waits)), MOST_WAIT_MS),
    ),
  ],
)

/** The rows alone, with their keys and indexes: the least that could do the same. */
async function measureBareLoop(): Promise<number> {
  say('the bare loop')
  return inFilledFolder(async (folder) => {
    const entity = entities.find(({ endpoints }) => endpoints.list.path === LIST)
    if (!entity) throw new Error(`no entity is listed at ${LIST}`)
    const { queries } = await openSqlite(databaseFileOf(folder))
    const now = new Date().toISOString()
    const rows = Array.from({ length: count }, (_, place) => {
      const row = playerRow(place + 1)
      return { ...row, ...derivedColumns(entity, row), created_at: now, updated_at: now }
    })
    const start = performance.now()
    await queries.transaction().execute(async (transaction) => {
      for (const row of rows) await transaction.insertInto(entity.name).values(row).execute()
    })
    const seconds = (performance.now() - start) / 1_000
    await queries.destroy()
    return seconds
  })
}

async function measureImport(policy: ImportPolicy): Promise<{ readonly seconds: number }> {
  say(`an import: ${policy}`)
  return importInto(policy, async (_call, work) => {
    const start = performance.now()
    await work()
    return { seconds: (performance.now() - start) / 1_000 }
  })
}

/** The longest that each of the others waited while rows were imported; one that is refused waits without end. */
async function measureWaits(policy: ImportPolicy): Promise<Waits> {
  say(`what others wait for: ${policy}`)
  return importInto(policy, async (call, work) => {
    const over = new AbortController()
    const asking = Object.entries(OTHERS).map(async ([name, ask]) => {
      let longest = 0
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const start = performance.now()
        const { ok } = await ask(call, turn)
        longest = Math.max(longest, ok ? performance.now() - start : Infinity)
        await wait(PAUSE_MS)
      }
      return [name, longest] as const
    })
    await work()
    over.abort()
    return Object.fromEntries(await Promise.all(asking))
  })
}

async function importInto<T>(
  policy: ImportPolicy,
  measure: (call: SendCall, work: () => Promise<void>) => Promise<T>,
): Promise<T> {
  return inFilledFolder(async (folder) => {
    const server = await startServer({ DATA_DIR: folder })
    const call = await logIn(server.url)
    const rows = Array.from({ length: count }, (_, place) => {
      const row = playerRow(place + 1)
      return { line: place + 2, cells: COLUMNS.map((name) => String(row[name] ?? '')) }
    })
    const request = {
      key: 'benchmark',
      fileName: 'players.csv',
      columns: COLUMNS,
      rows,
      mode: 'create',
      by: null,
      policy,
    }
    const found = await measure(call, async () => {
      const text = await (await call('POST', '/api/import/player', request)).text()
      if (!text.includes(`"created":${count}`)) throw new Error(text.slice(-500))
    })
    await server.stop()
    return found
  })
}

/** A folder whose database has its tables and the first administrator. */
async function inFilledFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  return inFolder(async (folder) => {
    await fillRecords(folder, 0)
    return work(folder)
  })
}
