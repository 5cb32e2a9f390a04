// `npm run bench:cluster`: the gain of a second process behind a round-robin proxy, on one database.
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../test/postgres/find-postgres.ts'
import { startCluster } from '../test/postgres/start-cluster.ts'
import { buildProduct } from './build-product.ts'
import { startProxy } from './round-robin.ts'
import { logIn, startServer, type SendCall } from './server-process.ts'

const CALLERS = 16
const SECONDS = 8
const RECORDS = 200

await buildProduct()
const programs = findPostgres()
const postgres = typeof programs === 'string' ? null : await startCluster(programs)
const folder = await mkdtemp(join(tmpdir(), 'tribune-cluster-'))
const env = { DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) }

console.log(
  `${postgres ? 'PostgreSQL' : 'one SQLite file'}, ${availableParallelism()} processors for all of it`,
)
const servers = [await startServer(env), await startServer(env)] as const
const one = await measure([servers[0].url], true)
const two = await measure(servers.map(({ url }) => url))
console.log(
  `one process ${one.toFixed(0)} requests/s, two ${two.toFixed(0)}: ${(two / one).toFixed(2)} times as many`,
)

for (const server of servers) await server.stop()
await postgres?.remove()
await rm(folder, { recursive: true, force: true })

/** Requests per second of one session, spread over all servers. */
async function measure(targets: readonly string[], isFirst = false): Promise<number> {
  const proxy = await startProxy(targets)
  const call = await logIn(proxy.url)
  if (isFirst) await fill(call)
  await callFor(call, 1)
  const rate = (await callFor(call, SECONDS)) / SECONDS
  proxy.close()
  return rate
}

async function fill(call: SendCall): Promise<void> {
  for (let count = 0; count < RECORDS; count += 1) {
    const { ok } = await call('POST', '/api/tool/create', { name: { fr: `Ballon ${count}` } })
    if (!ok) throw new Error('a record cannot be created')
  }
}

/** @returns the number of answered calls; one in ten writes. */
async function callFor(call: SendCall, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000
  let made = 0
  const work = async () => {
    while (performance.now() < end) {
      made += 1
      const isWrite = made % 10 === 0
      const answer = isWrite
        ? await call('POST', '/api/tool/create', { name: { fr: `Ballon ${made}` } })
        : await call('GET', `/api/tool?page=${1 + (made % 8)}&pageSize=25&sort=name.fr`)
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, work))
  return made
}
