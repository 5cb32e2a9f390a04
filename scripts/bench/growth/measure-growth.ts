import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseFileOf } from '../../../src/server/data-folder.ts'
import { fillRecords } from '../fill-records.ts'
import { buildRequest } from '../load/build-request.ts'
import { generateLoad } from '../load/generate-load.ts'
import { readCookie, startServer } from '../server-process.ts'
import { openChanger, type Changer } from '../server/changer.ts'
import { say } from '../verdict.ts'
import { growingCalls, type GrowingCall } from './growing-calls.ts'

export interface Growth {
  readonly rows: number
  readonly fillSeconds: number
  readonly megabytes: number
  readonly calls: readonly { readonly name: string; readonly milliseconds: number }[]
}

const SECONDS = 1

/** What each call takes with so many rows, built anew each time, as after a change of any of them. */
export async function measureGrowth(rows: number): Promise<Growth> {
  const folder = await mkdtemp(join(tmpdir(), 'tribune-growth-'))
  say(`${rows} rows`)
  const start = performance.now()
  await fillRecords(folder, rows)
  const fillSeconds = (performance.now() - start) / 1_000
  const server = await startServer({ DATA_DIR: folder })
  const changer = await openChanger(folder)
  try {
    const cookie = await readCookie(server.url)
    const calls = []
    for (const call of growingCalls.filter(({ most = Infinity }) => rows <= most)) {
      calls.push({
        name: call.name,
        milliseconds: await measureCall(server.url, cookie, call, rows, changer),
      })
    }
    const { size } = await stat(databaseFileOf(folder))
    return { rows, fillSeconds, megabytes: size / 1e6, calls }
  } finally {
    await changer.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureCall(
  url: string,
  cookie: string,
  call: GrowingCall,
  rows: number,
  changer: Changer,
): Promise<number> {
  const next = async () => {
    await changer.change()
    const request = call.request(rows)
    return buildRequest({ ...request, headers: { ...request.headers, cookie } })
  }
  const load = { url, next, status: 200, connections: 1, seconds: SECONDS }
  await generateLoad({ ...load, seconds: SECONDS / 4 })
  return (await generateLoad(load)).p50
}
