import { sql } from 'kysely'
import { databaseFileOf } from '../../../src/server/database/data-folder.ts'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import { fillRecords } from '../fill-records.ts'
import { inFolder } from '../in-folder.ts'
import { encodeRequest } from '../load/build-request.ts'
import { generateLoad } from '../load/generate-load.ts'
import { readCookie, startServer } from '../server-process.ts'
import { type Changer, openChanger } from '../server/changer.ts'
import { say } from '../verdict.ts'
import { type GrowingCall, growingCalls } from './growing-calls.ts'

export interface Growth {
  readonly rows: number
  readonly fillSeconds: number
  readonly megabytes: number
  readonly calls: readonly { readonly name: string; readonly milliseconds: number }[]
}

const SECONDS = 1

/** The time of each call with so many rows, uncached, as after a write. */
export function measureGrowth(rows: number): Promise<Growth> {
  return inFolder((folder) => measureIn(folder, rows))
}

async function measureIn(folder: string, rows: number): Promise<Growth> {
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
    return { rows, fillSeconds, megabytes: (await sizeOf(folder)) / 1e6, calls }
  } finally {
    await changer.close()
    await server.stop()
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
    return encodeRequest({ ...request, headers: { ...request.headers, cookie } })
  }
  const load = { url, next, status: 200, connections: 1, seconds: SECONDS }
  await generateLoad({ ...load, seconds: SECONDS / 4 })
  return (await generateLoad(load)).p50
}

/** The size of the database; part of it may still be in the write-ahead log. */
async function sizeOf(folder: string): Promise<number> {
  const { queries } = await openSqlite(databaseFileOf(folder))
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(queries)
  await queries.destroy()
  return rows[0]?.bytes ?? Number.NaN
}
