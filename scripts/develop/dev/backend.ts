// The backend of `npm run dev`: calls alone, the browser half is Vite's. It loads, waits until it is told, and serves.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { serve } from '../../../src/server/main.ts'

process.once('disconnect', () => process.exit())
await once(process, 'message')
// What is generated now, which this process was started before.
const { entities } = await import('../../../src/generated/registry.ts')
await serve({
  entities,
  env: process.env,
  openApi: await readFile('src/generated/openapi.json', 'utf8'),
  fill: async (create) => (await import('../../operate/demo/fill.ts')).fill(create),
})
process.send?.('ready')
