// `npm run password -- NAME`: sets a new password for an account, or with `--link` prints a link by which its owner sets one;
// the server may run.
import { parseArgs } from 'node:util'
import { runLink } from './password/run-link.ts'
import { runPassword } from './password/run-password.ts'
import { runOnRegistry } from './run-on-registry.ts'

await runOnRegistry((entities) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { link: { type: 'boolean', default: false } },
  })
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0)
    throw new Error('Say whose: npm run password -- NAME, or npm run password -- NAME --link')
  return (values.link ? runLink : runPassword)(entities, process.env, name)
})
