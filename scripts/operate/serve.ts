// `npm run serve`: the backend and the browser half as it was last built. `--demo` fills an empty database.
import openApi from '../../src/generated/openapi.json?raw'
import { entities } from '../../src/generated/registry.ts'
import { serve } from '../../src/server/main.ts'
import type { CreateRecord } from '../../src/server/fill-database.ts'

const wantsDemo = process.argv.includes('--demo')

await serve({
  entities,
  env: wantsDemo ? { ...process.env, DEMO: '1' } : process.env,
  clientFolder: 'dist/client',
  openApi,
  // Loaded when it is asked for: the content and its drawings are no part of the running product.
  fill: async (create: CreateRecord) => (await import('./demo/fill.ts')).fill(create),
})
