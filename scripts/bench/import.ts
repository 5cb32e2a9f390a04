// `npm run bench:import`: an import of 10,000 rows beside the same inserts in a bare loop.
// A number sets the rows, `--json` prints JSON only.
import { entities } from '../../src/generated/registry.ts'
import type { ImportPolicy } from '../../src/features/import/calls.ts'
import { databaseFileOf } from '../../src/server/database/data-folder.ts'
import { derivedColumns } from '../../src/server/database/derived-columns.ts'
import { openSqlite } from '../../src/server/database/open-database.ts'
import { buildProduct } from './build-product.ts'
import { fillRecords } from './fill-records.ts'
import { inFolder } from './in-folder.ts'
import { playerRow } from './player-row.ts'
import { logIn, startServer } from './server-process.ts'
import { atMost, printReport, say } from './verdict.ts'

const COLUMNS = ['name', 'email', 'phone', 'birthday', 'role', 'wilaya', 'commune', 'address', 'description']
const LIST = '/api/player'
const POLICIES: readonly ImportPolicy[] = ['check', 'all', 'valid']
/** What forms check, the history, and what a search finds, for each row. */
const MOST_TIMES = 4

const count = Number(process.argv[2]) || 10_000
await buildProduct()
const bare = await measureBareLoop()
const measured: { readonly policy: ImportPolicy; readonly seconds: number }[] = []
for (const policy of POLICIES) measured.push({ policy, seconds: await measureImport(policy) })

printReport(
  { rows: count, bare, measured },
  [
    [`${count.toLocaleString('en')} rows`, 'seconds', 'rows/s', '× the bare loop'],
    ['inserts in a bare loop, one transaction', bare.toFixed(2), (count / bare).toFixed(0), ''],
    ...measured.map(({ policy, seconds }) => [
      { check: 'only tried', all: 'all or nothing', valid: 'good rows alone, 200 a transaction' }[policy],
      seconds.toFixed(2),
      (count / seconds).toFixed(0),
      (seconds / bare).toFixed(1),
    ]),
  ],
  measured
    .filter(({ policy }) => policy === 'all')
    .map(({ seconds }) => atMost('times an import takes of the bare loop', seconds / bare, MOST_TIMES)),
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

async function measureImport(policy: ImportPolicy): Promise<number> {
  say(`an import: ${policy}`)
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
    const start = performance.now()
    const text = await (await call('POST', '/api/import/player', request)).text()
    const seconds = (performance.now() - start) / 1_000
    await server.stop()
    if (!text.includes(`"created":${count}`)) throw new Error(text.slice(-500))
    return seconds
  })
}

/** A folder whose database has its tables and the first administrator. */
async function inFilledFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  return inFolder(async (folder) => {
    await fillRecords(folder, 0)
    return work(folder)
  })
}
