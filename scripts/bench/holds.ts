// `npm run bench:holds`: how long each call keeps the event loop, and a list of somebody else, at 100,000 rows and a log of
// 1,000,000 entries.
// `--rows 10000` fills a tenth of both, `--json` prints JSON only.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildProduct } from './build-product.ts'
import { fillRecords } from './fill-records.ts'
import { fillLog } from './holds/fill-log.ts'
import { holdingCalls } from './holds/holding-calls.ts'
import { measureHolds } from './holds/measure-holds.ts'
import { METRICS_TOKEN } from './measure-memory.ts'
import { openChanger } from './server/changer.ts'
import { logIn, startServer } from './server-process.ts'
import { atMost, printReport, say } from './verdict.ts'

const ROWS = 100_000
const ENTRIES_PER_ROW = 10
const MOST_MS = 50
/** Of a list that is asked for meanwhile. */
const MOST_WAIT_MS = 500

const rows = Number(process.argv[process.argv.indexOf('--rows') + 1]) || ROWS
await buildProduct()
const folder = await mkdtemp(join(tmpdir(), 'tribune-holds-'))
say(`${rows} rows`)
await fillRecords(folder, rows)
await fillLog(folder, rows * ENTRIES_PER_ROW)
const server = await startServer({ DATA_DIR: folder, METRICS_TOKEN })
const changer = await openChanger(folder)
try {
  const call = await logIn(server.url)
  const holds = await measureHolds({ url: server.url, call, changer }, holdingCalls(rows))
  const ping = holds.find(({ isPing }) => isPing)?.milliseconds ?? Number.NaN
  printReport(
    { rows, holds },
    [
      ['', 'longest hold, ms', 'bound', '× a bare ping', 'another list, ms'],
      ...holds.map(({ name, milliseconds, isWhole, waited }) => [
        name,
        milliseconds.toFixed(1),
        isWhole ? '' : String(MOST_MS),
        (milliseconds / ping).toFixed(1),
        waited.toFixed(0),
      ]),
    ],
    [
      ...holds
        .filter(({ isWhole }) => !isWhole)
        .map(({ name, milliseconds }) => atMost(`${name}, ms`, milliseconds, MOST_MS)),
      ...holds.map(({ name, waited }) => atMost(`a list beside ${name}, ms`, waited, MOST_WAIT_MS)),
    ],
  )
} finally {
  await changer.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
