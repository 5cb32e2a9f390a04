// `npm run bench -- export`: the time and the server's memory of exports of 1,000, 10,000 and 100,000 rows.
// `--rows 10000` sets the largest size, `--json` prints JSON only.
import { setTimeout } from 'node:timers/promises'
import { EXPORT_FORMATS, type ExportFormat } from '../../src/features/export/calls.ts'
import { buildProduct } from './build-product.ts'
import { fillRecords } from './fill-records.ts'
import { inFolder } from './in-folder.ts'
import { METRICS_TOKEN, readMemory } from './measure-memory.ts'
import { type SendCall, logIn, startServer } from './server-process.ts'
import { atMost, printReport, say } from './verdict.ts'

const SIZES = [1_000, 10_000, 100_000]
const FORMATS: readonly ExportFormat[] = ['csv', 'xlsx']
const SAMPLE_MS = 50
/** The heap holds the ids of all rows, and garbage. */
const MOST_HEAP_MB = 30
/** What a row takes of a large file, by what it takes of a small one: some is not in the cache of the disk any more. */
const MOST_TIMES_A_ROW = 1.3

interface Export {
  readonly format: ExportFormat
  readonly rows: number
  readonly seconds: number
  readonly megabytes: number
  /** Megabytes at most, above those before the export. */
  readonly rss: number
  readonly heap: number
}

await buildProduct()
const most = Number(process.argv[process.argv.indexOf('--rows') + 1]) || Infinity
const sizes = SIZES.filter((size) => size <= most)
const exports: Export[] = []
for (const rows of sizes) exports.push(...(await measureSize(rows)))

const largest = Math.max(...sizes)
printReport(
  { exports },
  [
    ['', 'rows', 'seconds', 'rows/s', 'file, MB', 'rss, MB', 'heap, MB'],
    ...exports.map(({ format, rows, seconds, megabytes, rss, heap }) => [
      `export as ${format}`,
      rows.toLocaleString('en'),
      seconds.toFixed(2),
      (rows / seconds).toFixed(0),
      megabytes.toFixed(1),
      rss.toFixed(0),
      heap.toFixed(0),
    ]),
  ],
  exports
    .filter(({ rows }) => rows === largest)
    .flatMap(({ format, heap, seconds, rows }) => {
      const first = exports.find((each) => each.format === format)
      const times = seconds / rows / (first ? first.seconds / first.rows : Number.NaN)
      const many = rows.toLocaleString('en')
      return [
        atMost(`MB of heap for ${many} rows as ${format}`, heap, MOST_HEAP_MB),
        atMost(`times a row takes with ${many} of them as ${format}`, times, MOST_TIMES_A_ROW),
      ]
    }),
)

function measureSize(rows: number): Promise<readonly Export[]> {
  return inFolder(async (folder) => {
    await fillRecords(folder, rows)
    const measured: Export[] = []
    for (const format of FORMATS) {
      say(`${rows} rows as ${format}`)
      // A process for each: what one has left behind would count for the next.
      const server = await startServer({ DATA_DIR: folder, METRICS_TOKEN })
      const call = await logIn(server.url)
      await download(call, format, 'q=nobody')
      measured.push(await measureExport(server.url, call, format, rows))
      await server.stop()
    }
    return measured
  })
}

async function measureExport(
  url: string,
  call: SendCall,
  format: ExportFormat,
  rows: number,
): Promise<Export> {
  const before = await readMemory(url, 0)
  const peak = { rss: before.rss, heap: before.heap }
  const look = async () => {
    const { rss, heap } = await readMemory(url, 0)
    peak.rss = Math.max(peak.rss, rss)
    peak.heap = Math.max(peak.heap, heap)
  }
  const over = new AbortController()
  const watching = repeat()
  const start = performance.now()
  const bytes = await download(call, format, 'sort=name')
  const seconds = (performance.now() - start) / 1_000
  over.abort()
  await watching
  const [rss, heap] = [peak.rss - before.rss, peak.heap - before.heap]
  return { format, rows, seconds, megabytes: bytes / 1e6, rss, heap }

  async function repeat(): Promise<void> {
    while (!over.signal.aborted) {
      await look()
      await setTimeout(SAMPLE_MS)
    }
  }
}

/** The bytes of an export, which are thrown away as they come. */
async function download(call: SendCall, format: ExportFormat, list: string): Promise<number> {
  const response = await call('GET', `/api/export/player?format=${format}&columns=all&${list}`)
  if (response.headers.get('content-type') !== EXPORT_FORMATS[format]) throw new Error(await response.text())
  let bytes = 0
  for await (const chunk of response.body ?? []) if (chunk instanceof Uint8Array) bytes += chunk.length
  return bytes
}
