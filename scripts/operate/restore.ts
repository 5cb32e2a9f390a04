// `npm run restore -- FILE`: restores a backup into an empty database and an empty storage.
import { parseArgs } from 'node:util'
import { serverFeatures } from '../../src/features/registries/servers.ts'
import { runOnRegistry } from './run-on-registry.ts'
import { runRestore } from './restore/restore.ts'

await runOnRegistry((entities) => {
  const [file, ...more] = parseArgs({ allowPositionals: true }).positionals
  if (file === undefined || more.length > 0) throw new Error('Say which backup: npm run restore -- FILE')
  return runRestore({ entities, features: serverFeatures }, process.env, file)
})
