// `npm run password -- NAME`: sets a new password for an account; the server may run.
import { parseArgs } from 'node:util'
import { runPassword } from './password/run-password.ts'
import { runOnRegistry } from './run-on-registry.ts'

await runOnRegistry((entities) => {
  const [name, ...more] = parseArgs({ allowPositionals: true }).positionals
  if (name === undefined || more.length > 0) throw new Error('Say whose: npm run password -- NAME')
  return runPassword(entities, process.env, name)
})
