// `npm run export -- player file.csv`: writes records into a CSV or XLSX file; the server may run.
import { parseArgs } from 'node:util'
import { EXPORT_HELP, runFileExport } from './export/run-file-export.ts'
import { runOnRegistry } from './run-on-registry.ts'

await runOnRegistry(async (entities, behaviours) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      query: { type: 'string' },
      columns: { type: 'string', multiple: true },
      language: { type: 'string' },
      force: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return EXPORT_HELP
  const [entity, file, ...more] = positionals
  if (entity === undefined || file === undefined || more.length > 0)
    throw new Error('Say what and where to: npm run export -- ENTITY FILE; see --help')
  return runFileExport({ entities, behaviours }, process.env, { ...values, entity, file })
})
