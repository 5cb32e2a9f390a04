import type {
  CellTexts,
  ImportContext,
  ImportedPart,
  NamedRecord,
} from '../../../kinds/core/sheet/field-sheet.ts'
import { UNLOCKED } from '../../../kinds/core/form/locks.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { ID_COLUMN, importColumns } from '../../../kinds/core/sheet/sheet-columns.ts'
import { sheetOf } from '../../../kinds/registries/sheets.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { FormValues } from '../../../schema/entity/field-definition.ts'
import type { ImportRequest, ImportRow } from '../calls.ts'
import { UserError } from '../../../behaviour/user-error.ts'
import { imports } from '#features/import/texts.ts'
import {
  assertMayUpdate,
  assertValid,
  type Author,
  examine,
  HttpError,
  type ReadyWrite,
  recordOfRow,
  type Store,
  type StoredRow,
  ValidationError,
} from '../../../server/face.ts'
import type { InvalidValue } from '../../../kinds/core/storage/field-storage.ts'
import { createLabelFinder } from './find-by-label.ts'
import { findNamedRow } from './find-row.ts'
import type { KeptMistake } from './kept-mistakes.ts'
import type { RepeatedValues } from './repeated-values.ts'

/** A row that can be written. */
export interface PreparedRow {
  /** Its line in the file. */
  readonly line: number
  /** The row that it changes; null for a new one. */
  readonly before: StoredRow | null
  readonly columns: StoredRow
  readonly payload: FormValues
  /** What would be wrong with it if a row above were mended, which is left out as it is. */
  readonly conditional?: readonly KeptMistake[]
  /** What is written of it together with others, null where nothing is; not where only its turn decides that. */
  readonly ready?: ReadyWrite | null
}

interface RowCheck {
  readonly store: Store
  readonly entity: AnyEntity
  readonly request: ImportRequest
  readonly author: Author
  /** Of all rows of the import. */
  readonly repeated: RepeatedValues
}

export type CheckedRow = PreparedRow | { readonly mistakes: readonly KeptMistake[] }

/** Checks these rows of one import one after the other, each against the records and against the rows before it. */
export async function createRowCheck(
  { store, entity, request, author: by, repeated }: RowCheck,
  rows: readonly ImportRow[],
): Promise<(row: ImportRow) => Promise<CheckedRow>> {
  const { prepare, find: findByLabel } = createLabelFinder(store)
  await prepare(namedRecords(entity, request, rows))
  const keys = request.columns.filter((key) => key !== null)

  return async (row) => {
    const texts = textsOf(request, row)
    try {
      const before = await findBefore(store, entity, request, texts, { stored: null, findByLabel })
      if (before) assertMayUpdate(store, entity, Number(before['id']))
      const stored = before ? recordOfRow(entity, before) : null
      const mode = before ? 'update' : 'create'
      const { payload, problems } = await parseCells(entity, texts, { stored, findByLabel })
      const only = writtenFields(entity, payload, mode, problems)
      const errors = [...problems.values()].map(({ error, key }) => ({ msg: error, path: key }))
      const locked = before ? store.rights.lockOn(entity, before).fields : UNLOCKED.fields
      const change = { mode, payload, stored, locked, errors, only, by } as const
      const { columns, errors: found } = await examine(store, entity, change)
      const id = before ? Number(before['id']) : null
      const again = repeated.check(row, id, columns).filter(({ path }) => !isNamed(found, path))
      const wrong = [...cellsBehind(request, row), ...found, ...again.filter((each) => !each.isOfRefused)]
      // Beside what else is wrong, so that nobody mends in rounds.
      if (wrong.length > 0) assertValid([...wrong, ...again.filter((each) => each.isOfRefused)])
      repeated.settle(row, false)
      const conditional = again.length > 0 ? mistakesOf(new ValidationError(again), row.line, keys) : []
      return { line: row.line, before, columns, payload, conditional }
    } catch (error) {
      repeated.settle(row, true)
      return { mistakes: mistakesOf(error, row.line, keys) }
    }
  }
}

/** A cell that stands behind the last column belongs to none; one that says nothing is no mistake. */
function cellsBehind({ columns }: ImportRequest, { cells }: ImportRow): readonly InvalidValue[] {
  const behind = cells.slice(columns.length).filter((cell) => cell !== '')
  return behind.length > 0 ? [{ msg: imports.moreCells(behind.join(' · ')) }] : []
}

function isNamed(errors: readonly InvalidValue[], path: string | undefined): boolean {
  return path !== undefined && errors.some((error) => error.path === path)
}

function* namedRecords(
  entity: AnyEntity,
  request: ImportRequest,
  rows: readonly ImportRow[],
): Generator<NamedRecord> {
  const naming = Object.entries(entity.fields).filter(([name, field]) => {
    const sheet = sheetOf(field)
    return sheet.named && sheet.columns(name, field).some(({ key }) => request.columns.includes(key))
  })
  if (naming.length === 0) return
  for (const row of rows) {
    const texts = textsOf(request, row)
    for (const [name, field] of naming) yield* sheetOf(field).named?.(name, field, texts) ?? []
  }
}

function textsOf({ columns }: ImportRequest, { cells }: ImportRow): CellTexts {
  return new Map(columns.flatMap((key, place) => (key === null ? [] : [[key, cells[place] ?? ''] as const])))
}

/** @throws ValidationError if there must be one and is none. */
async function findBefore(
  store: Store,
  entity: AnyEntity,
  { mode, by }: ImportRequest,
  texts: CellTexts,
  context: ImportContext,
): Promise<StoredRow | null> {
  if (mode === 'create' || by === null) return null
  const text = texts.get(by) ?? ''
  const read = text === '' ? '' : await readKey(entity, by, texts, context)
  const found = read === '' ? undefined : await findNamedRow(store, entity, by, read)
  if (found) return found
  // An id is never chosen: a row that names one means a record that there is.
  const mayCreate = mode === 'both' && (text === '' || by !== ID_COLUMN)
  if (mayCreate) return null
  const label = importColumns(entity).find(({ key }) => key === by)?.header ?? by
  const msg = text === '' ? imports.noKeyValue(label) : imports.notFound(label, text)
  throw new ValidationError([{ msg, path: by }])
}

/** What the field reads in its cell, as 31/12/2026 is a day and a name is a record; the text itself where it reads nothing. */
async function readKey(entity: AnyEntity, by: string, texts: CellTexts, context: ImportContext) {
  const field = entity.fields[by]
  const part = field && (await sheetOf(field).parse?.(by, field, texts, context))
  if (part && 'error' in part) throw new ValidationError([{ msg: part.error, path: part.key }])
  return part?.values[by] ?? texts.get(by)
}

/** What spreadsheets show where a formula fails; CSV files have it in the language of the program, XLSX files in English. */
const ERROR_CELL =
  /^(?:#(?:N\/[AD]|DIV\/0!|REF!|NULL?!|NAME\?|NOM\?|NUM!|NOMBRE!|VALUE!|VALEUR!|SPILL!|PROPAGATION!|CALC!|FIELD!|CHAMP!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|EXTERNAL!|PYTHON!|GETTING_DATA)|Err:5\d\d)$/

type Problem = Extract<ImportedPart, { readonly error: string }>

/** What a payload carries for the cells, and the fields whose cells say nothing. */
async function parseCells(entity: AnyEntity, texts: CellTexts, context: ImportContext) {
  const payload: Record<string, unknown> = {}
  const problems = new Map<string, Problem>()
  for (const [name, field] of Object.entries(entity.fields)) {
    const sheet = sheetOf(field)
    const keys = sheet.columns(name, field).flatMap(({ key }) => (texts.has(key) ? [key] : []))
    if (keys.length === 0) continue
    const broken = keys.find((key) => ERROR_CELL.test(texts.get(key) ?? ''))
    if (broken !== undefined) {
      problems.set(name, { error: imports.errorCell(texts.get(broken) ?? ''), key: broken })
      continue
    }
    const part = await sheet.parse?.(name, field, texts, context)
    if (part && 'error' in part) problems.set(name, part)
    else if (part) Object.assign(payload, part.values)
  }
  return { payload, problems }
}

/**
 * A creation writes every field but a password that is not given: the record has none then. An update leaves alone what the
 * file does not have, also where it is required.
 */
function writtenFields(
  entity: AnyEntity,
  payload: FormValues,
  mode: 'create' | 'update',
  problems: ReadonlyMap<string, Problem>,
): readonly string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const isLeft = mode === 'create' ? definitionOf(field).isSecret : field.required
    const isGiven = Object.hasOwn(payload, name)
    return problems.has(name) || (isLeft && !isGiven) ? [] : [name]
  })
}

/** @throws any other error than a refusal. */
export function mistakesOf(error: unknown, line: number, keys: readonly string[]): readonly KeptMistake[] {
  if (!(error instanceof HttpError) || error.status >= 500) throw error
  const refused = error.cause instanceof UserError ? error.cause.text : undefined
  if (!(error instanceof ValidationError)) return [{ line, column: null, message: refused ?? error.message }]
  return error.errors.map(({ msg, path }) => ({
    line,
    column: columnOf(path, keys),
    message: refused ?? msg,
  }))
}

/** A mistake of a part belongs to its own column, or else to the first one of its field. */
function columnOf(path: string | undefined, keys: readonly string[]): string | null {
  if (path === undefined) return null
  const field = fieldOf(path)
  return keys.find((key) => key === path) ?? keys.find((key) => fieldOf(key) === field) ?? null
}

function fieldOf(key: string): string {
  return key.split('.', 1).join()
}
