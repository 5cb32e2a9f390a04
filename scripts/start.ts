// `npm start`: generates, builds and serves. What builds runs in processes that end; what serves is this one.
import { bundle } from './bundle.mjs'
import { mustSucceed, runScript } from './process/run-node.ts'

const SERVE = 'scripts/serve.ts'

await mustSucceed(runScript('build'))
// Bundled only now, because it imports what has just been generated.
const addresses = await bundle(process.cwd(), [SERVE])
await import(addresses.get(SERVE) ?? SERVE)
