// Bundled and run by `npm run password`, once the entities are generated.
import { parseArgs } from 'node:util'
import { entities } from '../../src/generated/registry.ts'
import { runPassword } from './run-password.ts'

try {
  const [name, ...more] = parseArgs({ allowPositionals: true }).positionals
  if (name === undefined || more.length > 0) throw new Error('Say whose: npm run password -- NAME')
  console.log(await runPassword(entities, process.env, name))
} catch (error) {
  // The password is what it was, whatever went wrong.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
