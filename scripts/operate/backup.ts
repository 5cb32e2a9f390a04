// `npm run backup`: writes the records and pictures into one file, while the server runs; `-- --to FILE` says which.
// Ends with 2 where the storage has lost pictures, which are then named and left out.
import { parseArgs } from 'node:util'
import { serverFeatures } from '../../src/features/registries/servers.ts'
import { INCOMPLETE, runBackup } from './backup/run-backup.ts'
import { runOnRegistry } from './run-on-registry.ts'

await runOnRegistry(async (entities) => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
  const { said, missing } = await runBackup({ entities, features: serverFeatures }, process.env, to)
  if (missing.length > 0) process.exitCode = INCOMPLETE
  return said
})
