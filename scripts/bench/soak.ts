// `npm run bench -- soak`: memory over 50,000 mixed calls. A number sets the calls, `--json` prints JSON only.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildProduct } from './build-product.ts'
import { floorsOf, METRICS_TOKEN, readMemory, slopeOf, type Memory } from './measure-memory.ts'
import { logIn, startServer } from './server-process.ts'
import { createRound, REQUESTS_OF_ROUND } from './soak-round.ts'
import { atMost, printReport } from './verdict.ts'

const CALLERS = 8
const SAMPLES = 25
/** Warm-up calls: what is loaded, compiled and cached first is no leak. */
const WARM_UP = 0.3
const MOST_MB = 1

await buildProduct()
const rounds = Math.ceil((Number(process.argv[2]) || 50_000) / REQUESTS_OF_ROUND / CALLERS / SAMPLES)
const folder = await mkdtemp(join(tmpdir(), 'tribune-soak-'))
const server = await startServer({ DATA_DIR: folder, METRICS_TOKEN })
const playRound = await createRound(await logIn(server.url))

const samples: Memory[] = []
const started = performance.now()
for (let count = 1; count <= SAMPLES; count += 1) {
  await Promise.all(Array.from({ length: CALLERS }, playRounds))
  const memory = await readMemory(server.url, count * CALLERS * rounds * REQUESTS_OF_ROUND)
  const { requests, rss, heap } = memory
  samples.push(memory)
  console.error(`${requests} requests: rss ${rss.toFixed(0)} MB, heap ${heap.toFixed(0)} MB`)
}
const seconds = (performance.now() - started) / 1_000
await server.stop()
await rm(folder, { recursive: true, force: true })
report()

async function playRounds(): Promise<void> {
  for (let count = 0; count < rounds; count += 1) await playRound()
}

function report(): void {
  const rate = (samples.at(-1)?.requests ?? 0) / seconds
  const steady = samples.slice(Math.floor(samples.length * WARM_UP))
  const rss = slopeOf(steady, (memory) => memory.rss)
  const heap = slopeOf(floorsOf(steady), (memory) => memory.heap)
  printReport(
    { samples },
    [
      ['', 'MB per 10,000 requests after warm-up'],
      ['rss', rss.toFixed(2)],
      ['heap', heap.toFixed(2)],
      ['requests/s', rate.toFixed(0)],
    ],
    [atMost('MB of heap per 10,000 requests', heap, MOST_MB)],
  )
}
