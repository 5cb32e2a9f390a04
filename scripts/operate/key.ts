// `npm run key -- make NAME --for "Site"`: makes, lists and revokes API keys of an account; the server may run.
import { parseArgs } from 'node:util'
import { KEY_HELP, runKey } from './key/run-key.ts'
import { runOnRegistry } from './run-on-registry.ts'

await runOnRegistry(async (entities) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      for: { type: 'string' },
      allow: { type: 'string', multiple: true },
      days: { type: 'string' },
      from: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  })
  return values.help ? KEY_HELP : runKey(entities, process.env, { ...values, words: positionals })
})
