// Bundled and run by `npm run schema`, once the entities are generated.
import { parseArgs } from 'node:util'
import { entities } from '../../src/generated/registry.ts'
import { runSchema } from './run-schema.ts'

try {
  const { apply } = parseArgs({ options: { apply: { type: 'boolean', default: false } } }).values
  console.log(await runSchema(entities, process.env, apply))
} catch (error) {
  // Whatever it is, the database is as it was.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
