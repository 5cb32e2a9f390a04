// Bundled and run by `npm run restore`, once the entities are generated.
import { parseArgs } from 'node:util'
import { entities } from '../../src/generated/registry.ts'
import { runRestore } from './run-restore.ts'

try {
  const [file, ...more] = parseArgs({ allowPositionals: true }).positionals
  if (file === undefined || more.length > 0) throw new Error('Say which backup: npm run restore -- FILE')
  console.log(await runRestore(entities, process.env, file))
} catch (error) {
  // The place is as empty as it was, whatever went wrong.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
