// `npm run password -- NAME`: gives whoever logs in by this name a new password, while the server runs or not.
import { bundle } from './bundle.mjs'
import { mustSucceed, runScript } from './process/run-node.ts'

const COMMAND = 'scripts/password/command.ts'

await mustSucceed(runScript('generate'))
// Bundled only now, because it imports what has just been generated.
const addresses = await bundle(process.cwd(), [COMMAND])
await import(addresses.get(COMMAND) ?? COMMAND)
