// `npm run bench -- fuzz`: sends unusual requests derived from the contract. `--seed 7 --requests 10000`; a seed repeats a run.
// Without `--url` it starts the program itself, on DATABASE_URL if set, which must be empty; with it
// ADMIN_USERNAME and ADMIN_PASSWORD are the credentials of administrator 1 there.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { fuzz } from './fuzz.ts'
import { describeRequest } from './fuzz-request.ts'
import { serveEmpty, type ServedProgram } from './serve-empty.ts'

const SLOWEST_MS = 2_000

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    requests: { type: 'string', default: '10000' },
    url: { type: 'string' },
  },
})
const { seed, requests, url } = values
const { ADMIN_USERNAME = '', ADMIN_PASSWORD = '', DATABASE_URL } = process.env
const document: unknown = JSON.parse(await readFile('src/generated/openapi.json', 'utf8'))
const served: ServedProgram | null = url === undefined ? await serveEmpty(DATABASE_URL) : null
const target = served ?? { base: url ?? '', first: { user: ADMIN_USERNAME, password: ADMIN_PASSWORD } }

console.log(`seed ${seed}, ${requests} requests to ${target.base}`)
const { statuses, slowestMs, failure } = await fuzz({
  base: target.base,
  first: target.first,
  document,
  seed: Number(seed),
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
