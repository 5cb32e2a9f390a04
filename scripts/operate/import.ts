// `npm run import -- player file.csv`: imports records from a CSV or XLSX file; the server may run.
import { parseArgs } from 'node:util'
import { runFileImport } from './import/run-file-import.ts'
import { runOnRegistry } from './run-on-registry.ts'

const USAGE =
  'Say what and from where: npm run import -- ENTITY FILE [--by COLUMN] [--mode create|update|both] [--leave-out COLUMN] [--encoding NAME] [--sheet NAME] [--valid] [--check]'

await runOnRegistry((entities, behaviours) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      /** The column by which a row finds its record. */
      by: { type: 'string' },
      mode: { type: 'string' },
      /** A column of the file that is not imported; to be said for each. */
      'leave-out': { type: 'string', multiple: true, default: [] },
      /** How the text of a CSV file is encoded; what it seems to be without it. */
      encoding: { type: 'string' },
      /** Of a workbook; the one that people see first without it. */
      sheet: { type: 'string' },
      /** Write the good rows alone. */
      valid: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  })
  const [entity, file, ...more] = positionals
  if (entity === undefined || file === undefined || more.length > 0) throw new Error(USAGE)
  const policy = values.check ? 'check' : values.valid ? 'valid' : 'all'
  const { by, mode, encoding, sheet, 'leave-out': leaveOut } = values
  return runFileImport({ entities, behaviours }, process.env, {
    entity,
    file,
    by,
    mode,
    policy,
    leaveOut,
    encoding,
    sheet,
  })
})
