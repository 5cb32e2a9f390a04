// Bundled and run by `npm run backup`, once the entities are generated.
import { parseArgs } from 'node:util'
import { entities } from '../../src/generated/registry.ts'
import { runBackup } from './run-backup.ts'

try {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
  console.log(await runBackup(entities, process.env, to))
} catch (error) {
  // There is no file, whatever went wrong.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
