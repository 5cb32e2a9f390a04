// The backend process of `npm run dev`. It serves the API only (Vite serves the client): loads, waits for a message, listens.
import { serverFeatures } from '../../../src/features/registries/servers.ts'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { listLoginOffers } from '../../../src/server/http/page/page-opening.ts'
import { serve } from '../../../src/server/main.ts'
import { generatedFolder } from '../../process/engine.ts'

process.once('disconnect', () => process.exit())
await once(process, 'message')
// Imported late: the process starts before the entities are generated.
const { fill } = await import('../../../src/generated/demo.ts')
const { docstrings } = await import('../../../src/generated/docstrings.ts')
const { behaviours, entities } = await import('../../../src/generated/registry.ts')
const backend = await serve({
  features: serverFeatures,
  entities,
  behaviours,
  docstrings,
  // Vite serves the client at the root.
  env: { ...process.env, BASE_PATH: '' },
  openApi: await readFile(`${generatedFolder('.')}/openapi.json`, 'utf8'),
  fill,
})
process.send?.(listLoginOffers(serverFeatures, backend))
