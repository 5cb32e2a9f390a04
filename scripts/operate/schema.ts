// `npm run schema`: shows what the entities want changed in the database; `npm run schema -- --apply` changes it.
import { parseArgs } from 'node:util'
import { serverFeatures } from '../../src/features/registries/servers.ts'
import { runOnRegistry } from './run-on-registry.ts'
import { runSchema } from './schema/run-schema.ts'

await runOnRegistry((entities) => {
  const { apply } = parseArgs({ options: { apply: { type: 'boolean', default: false } } }).values
  return runSchema({ entities, features: serverFeatures }, process.env, apply)
})
