// `npm run restore -- FILE`: brings what a backup holds into an empty database and an empty place for pictures.
import { bundle } from './bundle.mjs'
import { mustSucceed, runScript } from './process/run-node.ts'

const COMMAND = 'scripts/restore/command.ts'

await mustSucceed(runScript('generate'))
// Bundled only now, because it imports what has just been generated.
const addresses = await bundle(process.cwd(), [COMMAND])
await import(addresses.get(COMMAND) ?? COMMAND)
