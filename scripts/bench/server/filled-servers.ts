import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillRecords } from '../fill-records.ts'
import { readCookie, startServer } from '../server-process.ts'
import { say } from '../verdict.ts'

export interface FilledServer {
  readonly url: string
  readonly cookie: string
  readonly folder: string
}

/** Servers with databases of their own, by number of players. */
export interface FilledServers {
  of(rows: number): FilledServer
  stop(): Promise<void>
}

export async function startFilledServers(sizes: readonly number[]): Promise<FilledServers> {
  const servers = new Map<number, FilledServer & { stop(): Promise<void> }>()
  for (const rows of sizes) {
    say(`${rows} rows`)
    servers.set(rows, await startFilled(rows))
  }
  return {
    of(rows) {
      const server = servers.get(rows)
      if (!server) throw new Error(`no server has ${rows} rows`)
      return server
    },
    async stop() {
      for (const server of servers.values()) await server.stop()
    },
  }
}

async function startFilled(rows: number) {
  const folder = await mkdtemp(join(tmpdir(), 'tribune-bench-'))
  await fillRecords(folder, rows)
  const server = await startServer({ DATA_DIR: folder })
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: server.url, cookie: await readCookie(server.url), folder, stop }
}
