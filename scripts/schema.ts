// `npm run schema`: shows what the entities want changed in the database; `npm run schema -- --apply` changes it.
import { bundle } from './bundle.mjs'
import { mustSucceed, runScript } from './process/run-node.ts'

const COMMAND = 'scripts/schema/command.ts'

await mustSucceed(runScript('generate'))
// Bundled only now, because it imports what has just been generated.
const addresses = await bundle(process.cwd(), [COMMAND])
await import(addresses.get(COMMAND) ?? COMMAND)
