// `npm run bench:holds`: how long each call keeps the event loop, and a list of somebody else, at 100,000 rows and a log of
// 1,000,000 entries.
// `--rows 10000` fills a tenth of both, `--limited` asks as a role with `rows` beside administrator 1, with as many deleted
// records; `--json` prints JSON only.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildProduct } from './build-product.ts'
import { fillRecords } from './fill-records.ts'
import { scriptArguments } from '../process/run-node.ts'
import { fillDeleted } from './holds/fill-deleted.ts'
import { fillLog } from './holds/fill-log.ts'
import { holdingCalls, limitedCalls, type HoldingCall } from './holds/holding-calls.ts'
import { logInAsScout } from './holds/limited-role.ts'
import { measureHolds, type Hold } from './holds/measure-holds.ts'
import { METRICS_TOKEN } from './measure-memory.ts'
import { openChanger } from './server/changer.ts'
import { logIn, startServer, type SendCall } from './server-process.ts'
import { atMost, printReport, say, type Verdict } from './verdict.ts'

const ROWS = 100_000
const ENTRIES_PER_ROW = 10
const LOGGED = 1_000
const MOST_MS = 50
/** Of a list that is asked for meanwhile. */
const MOST_WAIT_MS = 500

/** Of a call of a role with `rows`. */
const MOST_TOOK_MS = 500

const rows = Number(process.argv[process.argv.indexOf('--rows') + 1]) || ROWS
const isLimited = process.argv.includes('--limited')
if (!isLimited) await buildProduct()
const folder = await mkdtemp(join(tmpdir(), 'tribune-holds-'))
say(`${rows} rows`)
await fillRecords(folder, rows)
// A role is asked about each of them, the deleted ones too.
await fillLog(folder, rows * ENTRIES_PER_ROW, isLimited ? rows * 2 : LOGGED)
if (isLimited) await fillDeleted(folder, rows)
const program = isLimited ? scriptArguments('bench/holds/serve-limited') : undefined
const server = await startServer({ DATA_DIR: folder, METRICS_TOKEN }, program)
const changer = await openChanger(folder)
try {
  const call = await logIn(server.url)
  const measure = (as: SendCall, calls: readonly HoldingCall[]) =>
    measureHolds({ url: server.url, call: as, other: call, changer }, calls)
  if (isLimited) {
    const whole = await measure(call, limitedCalls(rows))
    reportLimited(whole, await measure(await logInAsScout(server.url, call), limitedCalls(rows)))
  } else reportHolds(await measure(call, holdingCalls(rows)))
} finally {
  await changer.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

function reportHolds(holds: readonly Hold[]): void {
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
    verdictsOf(holds),
  )
}

function verdictsOf(holds: readonly Hold[]): readonly Verdict[] {
  return [
    ...holds
      .filter(({ isWhole }) => !isWhole)
      .map(({ name, milliseconds }) => atMost(`${name}, ms`, milliseconds, MOST_MS)),
    ...holds.map(({ name, waited }) => atMost(`a list beside ${name}, ms`, waited, MOST_WAIT_MS)),
  ]
}

function reportLimited(whole: readonly Hold[], holds: readonly Hold[]): void {
  printReport(
    { rows, whole, holds },
    [
      ['', 'administrator 1, ms', 'the role, ms', 'longest hold, ms', 'another list, ms'],
      ...holds.map(({ name, took, milliseconds, waited }, place) => [
        name,
        (whole[place]?.took ?? Number.NaN).toFixed(1),
        took.toFixed(1),
        milliseconds.toFixed(1),
        waited.toFixed(0),
      ]),
    ],
    [
      ...holds.map(({ name, took }) => atMost(`${name} as a role, ms`, took, MOST_TOOK_MS)),
      ...verdictsOf(holds),
    ],
  )
}
