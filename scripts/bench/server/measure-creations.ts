import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { entities } from '../../../src/generated/registry.ts'
import { databaseFileOf } from '../../../src/server/database/data-folder.ts'
import { scriptArguments } from '../../process/run-node.ts'
import { encodeRequest } from '../load/build-request.ts'
import { generateLoad, type Rate } from '../load/generate-load.ts'
import { median, say } from '../verdict.ts'
import { medianRate } from './measure-calls.ts'
import type { FilledServers } from './filled-servers.ts'

export interface MeasuredCreations {
  readonly connections: number
  readonly own: Rate
  /** Inserts per second of a bare loop into the same table. */
  readonly loop: number
  readonly ratio: number
}

const CONNECTIONS = [1, 16, 64] as const
const ROUNDS = 5
const WARM_UP_SECONDS = 3
const CREATE = '/api/tool/create'

const run = promisify(execFile)

/** Creations over HTTP beside a loop that inserts the same row with the same durability. */
export async function measureCreations(
  servers: FilledServers,
  seconds: number,
): Promise<readonly MeasuredCreations[]> {
  say('create')
  const { url, cookie, folder } = servers.of(1_000)
  const next = () => buildCreation(cookie)
  const table = entities.find(({ endpoints }) => endpoints.create.path === CREATE)?.name ?? ''
  const insert = async () => {
    const file = databaseFileOf(folder)
    const bare = scriptArguments('bench/load/bare-inserts', file, table, String(seconds))
    const { stdout } = await run(process.execPath, bare)
    return Number(stdout)
  }
  // Warms up the JIT compiler.
  await generateLoad({ url, status: 200, next, connections: 16, seconds: WARM_UP_SECONDS })
  const measured: MeasuredCreations[] = []
  for (const connections of CONNECTIONS) {
    const create = () => generateLoad({ url, status: 200, next, connections, seconds })
    await create()
    const rounds: { own: Rate; loop: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push({ own: await create(), loop: await insert() })
    measured.push({
      connections,
      own: medianRate(rounds.map(({ own }) => own)),
      loop: median(rounds.map(({ loop }) => loop)),
      ratio: median(rounds.map(({ own, loop }) => own.perSecond / loop)),
    })
  }
  return measured
}

let made = 0

function buildCreation(cookie: string): Buffer {
  made += 1
  return encodeRequest({
    method: 'POST',
    path: CREATE,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: { fr: `Ballon ${made}`, en: `Ball ${made}`, ar: 'كرة' } }),
  })
}
