import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { importKeys } from '../../../src/kinds/core/sheet/import-keys.ts'
import { matchColumns } from '../../../src/kinds/core/sheet/match-columns.ts'
import { chooseColumns, type Columns } from './choose-columns.ts'
import { importColumns } from '../../../src/kinds/core/sheet/sheet-columns.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import {
  IMPORT_ENCODINGS,
  IMPORT_MODES,
  type ImportEncoding,
  type ImportOutcome,
  type ImportPolicy,
  type ImportRequest,
  type ImportRow,
  readImportFileCall,
} from '../../../src/features/import/calls.ts'
import { doubtsIn, rowName, sampleRows } from '../../../src/features/import/describe-file.ts'
import { columnsInEachLanguage } from '../../../src/features/import/server/match-headings.ts'
import { programLanguages } from '../../../src/server/http/program-languages.ts'
import {
  createSpeech,
  type InEachLanguage,
  speakOwnLanguage,
} from '../../../src/server/http/translate-answers.ts'
import type { ParsedTable } from '../../../src/features/import/server/parse-table.ts'
import { readTable } from '../../../src/features/import/server/read-table.ts'
import { runImport } from '../../../src/features/import/server/run-import.ts'
import type { Environment } from '../../../src/server/settings.ts'
import { findEntity, onBackend, type Program } from '../open-backend.ts'
import { onDatabase } from '../open-stored.ts'

export interface FileImport {
  readonly entity: string
  readonly file: string
  readonly by?: string | undefined
  readonly mode?: string | undefined
  readonly policy: ImportPolicy
  /** Of a CSV file; what it seems to be where nobody says it. */
  readonly encoding?: string | undefined
  /** Of a workbook; the one that people see first where nobody says it. */
  readonly sheet?: string | undefined
  /** The headers of the columns that are not to be imported. */
  readonly leaveOut: readonly string[]
}

/** Imports a file into the database that this environment names. @returns what to print. @throws if nothing was written. */
export async function runFileImport(program: Program, env: Environment, asked: FileImport): Promise<string> {
  const entity = findEntity(program.entities, asked.entity)
  await speakOwnLanguage(programLanguages)
  const { inEachLanguage } = await createSpeech(programLanguages)
  const fields = columnsInEachLanguage(entity, inEachLanguage)
  const { rows, known } = await readFileRows(asked)
  const request = buildRequest({ entity, fields }, rows, asked)
  const outcome = await importRequest(program, env, { entity, request, inEachLanguage })
  const report = [...describeReading(known), ...describeOutcome(entity, request, outcome)].join('\n')
  if (request.policy !== 'check' && outcome.done === 0) throw new Error(`${report}\nNothing was written.`)
  return report
}

/** @throws where the text of the file looks odd, and nobody has said how it is encoded */
async function readFileRows({ file, encoding: named, sheet }: FileImport) {
  const chosen = named === undefined ? undefined : parseEncoding(named)
  const { json, known } = await readTable(await readFile(file), { encoding: chosen, sheet })
  const rows: readonly ImportRow[] = readImportFileCall.answer.shape.rows.parse(
    JSON.parse(new TextDecoder().decode(json)),
  )
  const { encoding, isPlausible = true } = known
  if (isPlausible || chosen) return { rows, known }
  const excerpt = sampleRows(rows).map(({ line, cells }) => `  line ${line}: ${cells.join(', ')}`)
  throw new Error(
    [
      `The text of the file looks unreadable as ${encoding}, so nothing was imported:`,
      ...excerpt,
      `Say how it is encoded with --encoding and one of: ${IMPORT_ENCODINGS.join(', ')}.`,
    ].join('\n'),
  )
}

function describeReading({ encoding, sheet, sheets = [] }: Omit<ParsedTable, 'rows'>): readonly string[] {
  if (encoding) return [`read as ${encoding}`]
  return sheets.length > 1 ? [`read the sheet "${sheet}" of: ${sheets.join(', ')}`] : []
}

function parseEncoding(named: string): ImportEncoding {
  const encoding = IMPORT_ENCODINGS.find((each) => each === named.toLowerCase())
  if (encoding) return encoding
  throw new Error(`There is no encoding "${named}"; expected one of: ${IMPORT_ENCODINGS.join(', ')}.`)
}

function buildRequest(
  { entity, fields }: Columns,
  [header, ...rows]: readonly ImportRow[],
  { file, by, mode: wanted, policy, leaveOut }: FileImport,
): ImportRequest {
  const headers = header?.cells ?? []
  const columns = chooseColumns({ entity, fields }, headers, rows, leaveOut)
  const mode = IMPORT_MODES.find((each) => each === (wanted ?? (by === undefined ? 'create' : 'both')))
  if (!mode) throw new Error(`There is no mode "${wanted}"; expected one of: ${IMPORT_MODES.join(', ')}.`)
  if (mode === 'create') {
    return { key: randomUUID(), fileName: basename(file), columns, rows, mode, by: null, policy }
  }
  const [key = null] = by === undefined ? [] : matchColumns(fields, [by])
  const keys = importKeys(entity).filter((each) => columns.includes(each))
  if (key === null || !keys.includes(key))
    throw new Error(
      `Records are not found by "${by ?? ''}" here; expected --by with one of: ${keys.join(', ')}.`,
    )
  return { key: randomUUID(), fileName: basename(file), columns, rows, mode, by: key, policy }
}

interface PlannedImport {
  readonly entity: AnyEntity
  readonly request: ImportRequest
  readonly inEachLanguage: InEachLanguage
}

function importRequest(
  program: Program,
  env: Environment,
  { entity, request, inEachLanguage }: PlannedImport,
): Promise<ImportOutcome> {
  const isTrial = request.policy === 'check'
  const name = { entity: entity.name, accountId: null, key: request.key }
  return onDatabase(env, (database) =>
    onBackend(program, env, { database, isTrial }, ({ store }) =>
      runImport({ store, entity, name, request, author: null, inEachLanguage, report: () => {} }),
    ),
  )
}

function describeOutcome(
  entity: AnyEntity,
  request: ImportRequest,
  { created, updated, mistakes, done }: ImportOutcome,
): readonly string[] {
  const headers = new Map(importColumns(entity).map(({ key, header }) => [key, header]))
  const rows = new Map(request.rows.map((row) => [row.line, row]))
  const doubts = doubtsIn(entity, request)
  const lines = [...mistakes, ...doubts].map(({ line, column, message }) => {
    const header = column === null ? undefined : headers.get(column)
    const row = rows.get(line)
    const name = row ? rowName(entity, request, row) : ''
    return `line ${line}${name === '' ? '' : ` · ${name}`}${header === undefined ? '' : `, ${header}`}: ${message}`
  })
  const could = done > 0 ? '' : 'could be '
  const counts = `${could}created: ${created}, ${could}updated: ${updated}, mistakes: ${mistakes.length}${doubts.length > 0 ? `, to look at: ${doubts.length}` : ''}`
  return [counts, ...lines]
}
