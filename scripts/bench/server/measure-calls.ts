import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeRequest, type Request } from '../load/build-request.ts'
import { scriptArguments } from '../../process/run-node.ts'
import { generateLoad, type Load, type Rate } from '../load/generate-load.ts'
import type { Plan } from '../load/plan.ts'
import { readPlan } from '../load/read-plan.ts'
import { startProgram } from '../server-process.ts'
import { median, say } from '../verdict.ts'
import { cases, FEW, MANY, PAGES, requestOf, type Case } from './cases.ts'
import { openChanger, type Changer } from './changer.ts'
import type { FilledServer, FilledServers } from './filled-servers.ts'

export interface Measured {
  readonly name: string
  readonly connections: number
  readonly own: Rate
  readonly bare: Rate
  /** The median of the rounds' ratios. */
  readonly ratio: number
}

const CONNECTIONS = [1, 16, 64] as const
const ROUNDS = 5
const WARM_UP_SECONDS = 0.5

/** Measures each call beside a bare server with the same answer, alternately, so that disturbances hit both. */
export async function measureCalls(servers: FilledServers, seconds: number): Promise<readonly Measured[]> {
  const measured: Measured[] = []
  for (const each of cases) {
    say(each.name)
    // With several connections the changes themselves would become the bottleneck.
    const counts = each.isBuilt ? CONNECTIONS.slice(0, 1) : CONNECTIONS
    measured.push(...(await measureCase(servers.of(each.rows), each, counts, seconds)))
  }
  say('both pages in turn')
  return [...measured, ...(await measurePages(servers, seconds))]
}

/** A page of many rows beside the same page of few. */
async function measurePages(servers: FilledServers, seconds: number): Promise<readonly Measured[]> {
  const [few, many] = [FEW, MANY].map((name) => {
    const { rows, ...each } = cases.find((one) => one.name === name) ?? fail(name)
    const { url, cookie } = servers.of(rows)
    const request = encodeRequest(requestOf({ rows, ...each }, cookie))
    return { url, status: 200, next: () => request }
  })
  const measured: Measured[] = []
  for (const connections of CONNECTIONS) {
    if (few && many)
      measured.push({ name: PAGES, connections, ...(await measureInTurn(many, few, connections, seconds)) })
  }
  return measured
}

function fail(name: string): never {
  throw new Error(`no call is named "${name}"`)
}

async function measureCase(
  server: FilledServer,
  each: Case,
  counts: readonly number[],
  seconds: number,
): Promise<readonly Measured[]> {
  const request = await askedAgain(server, each)
  const plan = { ...(await readPlan(server.url, request)), isBuilt: each.isBuilt ?? false }
  const bare = await startBare(server.folder, plan)
  const changer = each.isBuilt ? await openChanger(server.folder) : null
  try {
    const loadOf = (url: string): Omit<Load, 'connections' | 'seconds'> => ({
      url,
      status: plan.status,
      next: withChanges(encodeRequest(request), changer),
    })
    const measured: Measured[] = []
    for (const connections of counts) {
      measured.push({
        name: each.name,
        connections,
        ...(await measureInTurn(loadOf(server.url), loadOf(bare.url), connections, seconds)),
      })
    }
    return measured
  } finally {
    await changer?.close()
    await bare.stop()
  }
}

/** Adds `If-None-Match` with the current ETag, for cases that revalidate. */
async function askedAgain({ url, cookie }: FilledServer, each: Case): Promise<Request> {
  const request = requestOf(each, cookie)
  if (!each.isKnown) return request
  const { headers } = await readPlan(url, request)
  return { ...request, headers: { ...request.headers, 'if-none-match': headers['etag'] ?? '' } }
}

function withChanges(request: Buffer, changer: Changer | null): Load['next'] {
  if (!changer) return () => request
  return async () => {
    await changer.change()
    return request
  }
}

async function startBare(folder: string, plan: Plan) {
  const file = join(folder, 'plan.json')
  await writeFile(file, JSON.stringify([plan]))
  return startProgram(scriptArguments('bench/load/bare-server', file))
}

type Target = Omit<Load, 'connections' | 'seconds'>

async function measureInTurn(own: Target, bare: Target, connections: number, seconds: number) {
  for (const target of [own, bare]) await generateLoad({ ...target, connections, seconds: WARM_UP_SECONDS })
  const rounds: { own: Rate; bare: Rate }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = {
      own: await generateLoad({ ...own, connections, seconds }),
      bare: await generateLoad({ ...bare, connections, seconds }),
    }
    rounds.push(rate)
  }
  return {
    own: medianRate(rounds.map((each) => each.own)),
    bare: medianRate(rounds.map((each) => each.bare)),
    ratio: median(rounds.map((each) => each.own.perSecond / each.bare.perSecond)),
  }
}

export function medianRate(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    p50: median(rates.map(({ p50 }) => p50)),
    p95: median(rates.map(({ p95 }) => p95)),
    p99: median(rates.map(({ p99 }) => p99)),
  }
}
