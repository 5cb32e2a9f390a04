// `npm run serve`: the backend and the browser half as it was last built. `--demo` fills an empty database.
import { fileURLToPath } from 'node:url'
import { serverFeatures } from '../../src/generated/servers.ts'
import openApi from '../../src/generated/openapi.json?raw'
import { fill } from '../../src/generated/demo.ts'
import { docstrings } from '../../src/generated/docstrings.ts'
import { behaviours, entities } from '../../src/generated/registry.ts'
import { serve } from '../../src/server/main.ts'

const wantsDemo = process.argv.includes('--demo')

await serve({
  features: serverFeatures,
  entities,
  behaviours,
  docstrings,
  env: wantsDemo ? { ...process.env, DEMO: '1' } : process.env,
  // Of the same build as this.
  clientFolder: fileURLToPath(new URL('../client', import.meta.url)),
  openApi,
  fill,
})
