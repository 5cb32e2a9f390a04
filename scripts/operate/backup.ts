// `npm run backup`: writes the records and pictures into one file, while the server runs; `-- --to FILE` says which.
import { parseArgs } from 'node:util'
import { serverFeatures } from '../../src/features/registries/servers.ts'
import { runBackup } from './backup/run-backup.ts'
import { runOnRegistry } from './run-on-registry.ts'

await runOnRegistry((entities) => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
  return runBackup({ entities, features: serverFeatures }, process.env, to)
})
