import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scriptArguments } from '../../process/run-node.ts'
import { fillRecords } from '../fill-records.ts'
import { readCookie, startServer } from '../server-process.ts'
import { startPlainServer } from './plain-server.ts'

/** A measured page. */
export interface Subject {
  readonly name: string
  readonly url: string
  readonly rows: number
  /** The floor page has no controls. */
  readonly isFloor: boolean
  /** The session cookie as `name=value`; empty for pages without login. */
  readonly cookie: string
  stop(): Promise<void>
}

/** The product with so many players, and the floor page over the same database. */
export async function startPair(rows: number): Promise<readonly Subject[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tribune-browser-bench-'))
  await fillRecords(folder, rows)
  const product = await startServer({ DATA_DIR: folder })
  const floor = await startServer({ DATA_DIR: folder }, scriptArguments('bench/browser/serve-floor'))
  const cookie = await readCookie(product.url)
  return [
    {
      name: 'floor',
      url: floor.url,
      rows,
      isFloor: true,
      cookie,
      stop: () => floor.stop(),
    },
    {
      name: 'product',
      url: product.url,
      rows,
      isFloor: false,
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
  return { name: 'plain backend', url, rows, isFloor: false, cookie: '', stop: async () => stop() }
}
