// `npm run backup`: writes the records and pictures into one file, while the server runs; `-- --to FILE` says which.
import { bundle } from './bundle.mjs'
import { mustSucceed, runScript } from './process/run-node.ts'

const COMMAND = 'scripts/backup/command.ts'

await mustSucceed(runScript('generate'))
// Bundled only now, because it imports what has just been generated.
const addresses = await bundle(process.cwd(), [COMMAND])
await import(addresses.get(COMMAND) ?? COMMAND)
