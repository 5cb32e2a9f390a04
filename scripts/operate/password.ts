// `npm run password -- NAME`: sets a new password for an account, or with `--link` prints a link by which its owner sets one,
// or with `--reset-factor` takes its second factors away; the server may run.
import { parseArgs } from 'node:util'
import { runLink } from './password/run-link.ts'
import { runPassword } from './password/run-password.ts'
import { runResetFactor } from './password/run-reset-factor.ts'
import { runOnRegistry } from './run-on-registry.ts'

await runOnRegistry((entities) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      link: { type: 'boolean', default: false },
      'reset-factor': { type: 'boolean', default: false },
    },
  })
  const [name, ...more] = positionals
  const { link, 'reset-factor': resetsFactor } = values
  if (name === undefined || more.length > 0 || (link && resetsFactor))
    throw new Error('Say whose: npm run password -- NAME, or NAME --link, or NAME --reset-factor')
  const run = link ? runLink : resetsFactor ? runResetFactor : runPassword
  return run(entities, process.env, name)
})
