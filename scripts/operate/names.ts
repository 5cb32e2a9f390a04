// `npm run names`: shows what a new edition of a reference table makes of stored names; `npm run names -- --apply` writes it.
import { parseArgs } from 'node:util'
import { runOnRegistry } from './run-on-registry.ts'
import { runNames } from './names/run-names.ts'

await runOnRegistry((entities, behaviours) => {
  const { apply } = parseArgs({ options: { apply: { type: 'boolean', default: false } } }).values
  return runNames({ entities, behaviours }, process.env, apply)
})
