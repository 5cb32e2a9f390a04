// `npm run schema`: shows what the entities want changed in the database; `npm run schema -- --apply` changes it.
// `npm run schema -- --names`: shows what a new edition of a reference table makes of stored names; with `--apply` it writes it.
import { parseArgs } from 'node:util'
import { serverFeatures } from '../../src/features/registries/servers.ts'
import { runNames } from './schema/run-names.ts'
import { runOnRegistry } from './run-on-registry.ts'
import { runSchema } from './schema/run-schema.ts'

const options = {
  apply: { type: 'boolean', default: false },
  names: { type: 'boolean', default: false },
} as const

await runOnRegistry((entities, behaviours) => {
  const { apply, names } = parseArgs({ options }).values
  return names
    ? runNames({ entities, behaviours }, process.env, apply)
    : runSchema({ entities, features: serverFeatures }, process.env, apply)
})
