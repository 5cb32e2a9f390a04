import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scriptArguments } from '../../process/run-node.ts'
import { fillRecords } from '../fill-records.ts'
import { readCookie, startServer } from '../server-process.ts'
import { PEERS, type Peer } from './build-peers.ts'
import { startPlainServer } from './plain-server.ts'

/** A measured page. */
export interface Subject {
  readonly name: Peer | 'product' | 'plain backend'
  readonly url: string
  readonly rows: number
  /** The session cookie as `name=value`; empty for pages without login. */
  readonly cookie: string
  stop(): Promise<void>
}

/** The product with so many players, and what it is measured beside over the same database. */
export async function startPeers(rows: number): Promise<readonly Subject[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tribune-browser-bench-'))
  await fillRecords(folder, rows)
  const product = await startServer({ DATA_DIR: folder })
  const cookie = await readCookie(product.url)
  const peers: Subject[] = []
  // One after the other, as each looks through the tables at its start.
  for (const name of PEERS) {
    const program = scriptArguments('bench/browser/serve-peer', name)
    const { url, stop } = await startServer({ DATA_DIR: folder }, program)
    peers.push({ name, url, rows, cookie, stop })
  }
  return [
    ...peers,
    {
      name: 'product',
      url: product.url,
      rows,
      cookie,
      async stop() {
        await product.stop()
        await rm(folder, { recursive: true, force: true, maxRetries: 5 })
      },
    },
  ]
}

/** The product in front of a backend that sends whole lists. */
export async function startPlain(rows: number): Promise<Subject> {
  const { url, stop } = await startPlainServer(rows)
  return { name: 'plain backend', url, rows, cookie: '', stop: async () => stop() }
}
