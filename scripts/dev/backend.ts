// The backend of `npm run dev`: calls alone, the browser half is Vite's. It loads, waits until it is told, and serves.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AnyEntity } from '../../src/schema/entity.ts'
import { serve } from '../../src/server/main.ts'
import { bundleHere } from '../bundle-here.mjs'

interface Registry {
  readonly entities: readonly AnyEntity[]
}

const OPEN_API_FILE = 'src/generated/openapi.json'
const REGISTRY = 'src/generated/registry.ts'

process.once('disconnect', () => process.exit())
await once(process, 'message')
const { entities } = await readRegistry()
await serve({
  entities,
  env: process.env,
  openApi: await readFile(OPEN_API_FILE, 'utf8'),
  fill: async (create) => (await import('../demo/fill.ts')).fill(create),
})
process.send?.('ready')

/** What is generated now, which this process was started before. */
async function readRegistry(): Promise<Registry> {
  const addresses = await bundleHere(process.cwd(), [REGISTRY])
  return import(addresses.get(REGISTRY) ?? REGISTRY)
}
