// `npm run backup`: writes the records and pictures into one file, while the server runs; `-- --to FILE` says which.
import { parseArgs } from 'node:util'
import { runBackup } from './backup/run-backup.ts'
import { runOnRegistry } from './run-on-registry.ts'

await runOnRegistry((entities) => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
  return runBackup(entities, process.env, to)
})
