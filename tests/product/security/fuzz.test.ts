import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { describeRequest } from '../../../scripts/fuzz/fuzz-request.ts'
import { findFailure, fuzz } from '../../../scripts/fuzz/fuzz.ts'
import { findFault } from '../../../scripts/fuzz/judge.ts'
import { serveEmpty } from '../../../scripts/fuzz/serve-empty.ts'
import { findPostgres } from '../../../scripts/test/postgres/find-postgres.ts'
import { startCluster, type Cluster } from '../../../scripts/test/postgres/start-cluster.ts'

vi.mock('@node-rs/argon2', () => import('../../suite/contract/quick-hashes.ts'))

const REQUESTS = 1_000
// Streams are held open, and a busy machine answers late.
const MOST_MS = 180_000
const postgres = findPostgres()
// Machines with much else to do are slow; the command is strict.
const SLOWEST_MS = 20_000

describe('the fuzzer', () => {
  const clusters: Cluster[] = []
  afterAll(() => Promise.all(clusters.map((cluster) => cluster.remove())))
  const startPostgres = async (): Promise<string> => {
    if (typeof postgres === 'string') throw new Error(postgres)
    const cluster = await startCluster(postgres)
    clusters.push(cluster)
    return cluster.url
  }

  const databases: (readonly [name: string, start: () => Promise<string | undefined>])[] = [
    ['SQLite', () => Promise.resolve(undefined)],
  ]
  if (typeof postgres !== 'string') databases.push(['PostgreSQL', startPostgres])

  it.each(databases)(
    `finds nothing in ${REQUESTS} requests on %s [ASVS 1.2.1]`,
    { timeout: MOST_MS },
    async (_database, start) => {
      const document: unknown = JSON.parse(await readFile('src/generated/openapi.json', 'utf8'))
      const program = await serveEmpty(await start())
      try {
        const { base, first } = program
        const options = { base, first, document, seed: 1, requests: REQUESTS, slowestMs: SLOWEST_MS }
        const { failure, statuses } = await fuzz(options)
        expect(failure && `${failure.problem}\n${describeRequest(failure.request)}`).toBeNull()
        // Requests that are all refused would try nothing.
        expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 10)
      } finally {
        await program.stop()
      }
    },
  )

  const request = {
    method: 'POST',
    path: '/api/tool/create?a=1',
    headers: { a: 'b' },
    body: null,
    isLoggedIn: true,
  }
  const json = { 'content-type': 'application/json' }

  it.each([
    ['a failure of the server', 500, json, '{"success":false,"message":"a"}', 1, /answered 500/],
    ['a slow answer', 200, json, '{"success":true}', 3_000, /took 3000 ms/],
    ['an answer that is no JSON', 404, {}, 'not found', 1, /no JSON/],
    ['a refusal without a reason', 400, json, '{"success":false}', 1, /not the documented body/],
    ['a success that is none', 200, json, '{"ok":true}', 1, /not the documented body/],
    ['an answer that tells of its inside', 400, json, '{"message":"SQLITE_ERROR"}', 1, /inside/],
  ])('notices %s', (_what, status, headers, body, ms, problem) => {
    expect(findFault(request, { status, headers, body, ms }, 2_000)).toMatch(problem)
  })

  it('finds a failing request, and makes it as small as it can', async () => {
    const schema = { type: 'object', properties: { name: { type: 'string' }, broken: { type: 'boolean' } } }
    const operation = {
      method: 'POST',
      path: '/api/tool/create',
      params: {},
      query: { page: { type: 'integer' } },
      body: { isMultipart: false, schema },
    }
    const problemOf = ({ body }: { readonly body: Buffer | null }) =>
      Promise.resolve(body?.includes('"broken":true') ? 'it is broken' : null)
    const failure = await findFailure([operation], problemOf, { seed: 1, numRuns: 1_000 })
    expect(failure).toMatchObject({
      problem: 'it is broken',
      request: { method: 'POST', path: '/api/tool/create', headers: { 'content-type': 'application/json' } },
    })
    expect(String(failure?.request.body)).toBe('{"broken":true}')
  })
})
