// `npm run fuzz`: requests that no person sends, made from the contract. `--seed 7 --requests 10000`; the same seed sends
// the same. Without `--url` it serves an empty program of its own, on DATABASE_URL where that is set, which must be empty.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { fuzz } from './fuzz/fuzz.ts'
import { describeRequest } from './fuzz/fuzz-request.ts'
import { serveEmpty, type ServedProgram } from './fuzz/serve-empty.ts'

const SLOWEST_MS = 2_000

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now()) },
    requests: { type: 'string', default: '10000' },
    url: { type: 'string' },
    user: { type: 'string', default: 'admin' },
  },
})
const { seed, requests, url, user } = values
const { ADMIN_PASSWORD = '', DATABASE_URL } = process.env
const document: unknown = JSON.parse(await readFile('src/generated/openapi.json', 'utf8'))
const served: ServedProgram | null = url === undefined ? await serveEmpty(DATABASE_URL) : null
const target = served ?? { base: url ?? '', first: { user, password: ADMIN_PASSWORD } }

console.log(`seed ${seed}, ${requests} requests to ${target.base}`)
const { statuses, slowestMs, failure } = await fuzz({
  base: target.base,
  first: target.first,
  document,
  seed,
  requests: Number(requests),
  slowestMs: SLOWEST_MS,
})
await served?.stop()
const counts = [...statuses].sort(([one], [other]) => one - other)
console.log(
  `${counts.map(([status, count]) => `${status}: ${count}`).join(', ')}; slowest ${Math.round(slowestMs)} ms`,
)
if (failure) {
  console.error(`${failure.problem}\n${describeRequest(failure.request)}\nseed ${seed}`)
  process.exitCode = 1
}
