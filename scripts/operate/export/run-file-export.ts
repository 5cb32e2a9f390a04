import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import { parse } from 'node:querystring'
import { pipeline } from 'node:stream/promises'
import { type ExportFormat, IMPORT_COLUMNS } from '../../../src/features/export/calls.ts'
import { exportFile } from '../../../src/features/export/server.ts'
import type { Language } from '../../../src/schema/values/text.ts'
import { programLanguages } from '../../../src/server/http/program-languages.ts'
import { createSpeaker, speakOwnLanguage } from '../../../src/server/http/translate-answers.ts'
import { readPublicUrl } from '../../../src/server/mail/mail-settings.ts'
import { matchingIds } from '../../../src/server/records/reading/list-page.ts'
import { parseListQuery } from '../../../src/server/records/reading/parse-list-query.ts'
import type { Store } from '../../../src/server/records/store/store.ts'
import type { Environment } from '../../../src/server/settings.ts'
import { findEntity, onBackend, type Program } from '../open-backend.ts'
import { onDatabase } from '../open-stored.ts'
import { writeAtomically } from '../write-atomically.ts'

/** What `npm run export -- --help` prints. */
export const EXPORT_HELP = `npm run export -- <entity> <file>   writes the records of an entity into a .csv or .xlsx file, which npm run import reads

  npm run export -- player bouzid.xlsx --query 'q=bouzid&sort=name'

<file> may be - for CSV on the standard output: npm run --silent export -- player -

  --query <parameters>   which records, in which order: those of the list call, as q=bouzid&filter.role.in=goalkeeper&sort=name
  --columns <key>        once for each column, by its key in the list; all for every field; without it those that an import reads
  --language <language>  of the headings and values; the program's own without it
  --force                writes over a file that is there
  --help                 this text
`

const STANDARD_OUTPUT = '-'

export interface FileExport {
  readonly entity: string
  /** A path, or `-`. */
  readonly file: string
  /** The parameters of a list call. */
  readonly query?: string | undefined
  readonly columns?: readonly string[] | undefined
  readonly language?: string | undefined
  readonly force?: boolean | undefined
}

/** Exports records of the database that this environment names. @returns what to print. @throws if no file was written. */
export async function runFileExport(
  program: Program,
  env: Environment,
  options: FileExport,
): Promise<string> {
  const { entity, file, force = file === STANDARD_OUTPUT } = options
  findEntity(program.entities, entity)
  const format = file === STANDARD_OUTPUT ? 'csv' : parseFormat(file)
  const language = parseLanguage(options.language)
  if (!force && existsSync(file))
    throw new Error(`${file} is there already and was left as it is; --force writes over it.`)
  await speakOwnLanguage(programLanguages)
  const speakIn = await createSpeaker(programLanguages)
  const origin = readPublicUrl(env) ?? ''
  return onDatabase(env, (database) =>
    onBackend(program, env, { database, isTrial: true }, ({ store }) =>
      speakIn(language, () => writeRecords(store, { ...options, format, origin })),
    ),
  )
}

interface ResolvedExport extends FileExport {
  readonly format: ExportFormat
  readonly origin: string
}

async function writeRecords(
  store: Store,
  { entity: name, file, query, columns = [IMPORT_COLUMNS], format, origin }: ResolvedExport,
): Promise<string> {
  // The store knows more of an entity than its file says.
  const entity = findEntity(store.entities, name)
  const list = parseListQuery(entity, parse(query ?? ''), store.entities) ?? { page: 1, pageSize: 1 }
  const ids = await matchingIds(store, entity, list)
  const content = exportFile(store, entity, ids, { format, columns, origin })
  if (file === STANDARD_OUTPUT) {
    await pipeline(content, process.stdout, { end: false })
    return ''
  }
  await writeAtomically(file, (target) => pipeline(content, target))
  return `Written: ${file}, records: ${ids.length}`
}

function parseFormat(file: string): ExportFormat {
  const ending = extname(file).toLowerCase()
  if (ending === '.csv') return 'csv'
  if (ending === '.xlsx') return 'xlsx'
  throw new Error(
    `The name of the file says no format: ${file}; expected one that ends with .csv or .xlsx, or -.`,
  )
}

function parseLanguage(named: string | undefined): Language | null {
  const known = programLanguages.spoken.map(({ language }) => language)
  const language = known.find((each) => each === named)
  if (language !== undefined || named === undefined) return language ?? null
  throw new Error(`The program does not speak "${named}"; expected one of: ${known.join(', ')}.`)
}
