import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as z from 'zod/mini'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { isTranslated, type TranslatedText } from '../../../schema/values/text.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { ImportRequest, RecentImport } from '../calls.ts'
import { imports } from '#features/import/texts.ts'
import { HttpError, type Queries } from '../../../server/face.ts'
import type { KeptMistake, KeptOutcome } from './kept-mistakes.ts'
import { keepWritten, readWritten, type WrittenRecord } from './written-records.ts'
import { IMPORT_STEPS_TABLE, IMPORTS_TABLE } from './imports-table.ts'
import { DAY_MS } from '../../../schema/values/days.ts'

/** Names an import among those of all accounts. */
export interface ImportName {
  readonly entity: string
  /** Null for the program itself. */
  readonly accountId: number | null
  readonly key: string
}

/** An import as far as it was committed. */
export interface LoggedImport extends KeptOutcome {
  readonly requestHash: string
}

/** Rows that are hashed before others have their turn. */
const TURN = 500
const OUTCOME_KEPT_MS = 7 * DAY_MS
const UNDO_KEPT_MS = DAY_MS

function scopedKey({ entity, accountId, key }: ImportName): string {
  return `${entity} ${accountId ?? ''} ${key}`
}

export async function findImport(queries: Queries, name: ImportName): Promise<LoggedImport | null> {
  const row = await queries
    .selectFrom(IMPORTS_TABLE)
    .selectAll()
    .where('scoped_key', '=', scopedKey(name))
    .executeTakeFirst()
  if (!row) return null
  return {
    requestHash: String(row['request_hash']),
    total: Number(row['total']),
    done: Number(row['done']),
    created: Number(row['created']),
    updated: Number(row['updated']),
    mistakes: readMistakes(String(row['mistakes'])),
  }
}

/** What one transaction of an import has written. */
export interface ImportStep {
  readonly before: LoggedImport
  readonly done: number
  readonly created: number
  readonly updated: number
  readonly mistakes: readonly KeptMistake[]
  readonly records: readonly WrittenRecord[]
}

/** An import that can be taken back, or was. */
interface FoundImport extends Omit<RecentImport, 'ids' | 'undo'> {
  readonly scopedKey: string
  readonly undoneAt: string
}

const MOST_RECENT = 20

/** The imports of an account within the last day, the last one first. */
export async function findRecent(
  queries: Queries,
  { name }: AnyEntity,
  accountId: number | null,
): Promise<readonly FoundImport[]> {
  const start = scopedKey({ entity: name, accountId, key: '' })
  const rows = await queries
    .selectFrom(IMPORTS_TABLE)
    .select(['scoped_key', 'file_name', 'created_at', 'created', 'updated', 'undone_at'])
    .where('created_at', '>', ago(UNDO_KEPT_MS))
    .where(({ or, eb }) => or([eb('created', '>', 0), eb('updated', '>', 0)]))
    .orderBy('id', 'desc')
    .execute()
  const own = rows.filter((row) => String(row['scoped_key']).startsWith(start))
  return own.slice(0, MOST_RECENT).map((row) => ({
    scopedKey: String(row['scoped_key']),
    key: String(row['scoped_key']).slice(start.length),
    fileName: String(row['file_name']),
    at: String(row['created_at']),
    created: Number(row['created']),
    updated: Number(row['updated']),
    undoneAt: String(row['undone_at']),
  }))
}

/** Of two who take an import back one alone does. @returns what it wrote. @throws HttpError */
export async function claimUndo(transaction: Queries, name: ImportName): Promise<readonly WrittenRecord[]> {
  const { numUpdatedRows } = await transaction
    .updateTable(IMPORTS_TABLE)
    .set({ undone_at: new Date().toISOString() })
    .where('scoped_key', '=', scopedKey(name))
    .where('created_at', '>', ago(UNDO_KEPT_MS))
    .where('undone_at', '=', '')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return readWritten(transaction, scopedKey(name))
  throw (await findImport(transaction, name))
    ? new HttpError(409, imports.notUndone)
    : new HttpError(404, imports.noSuchImport)
}

function ago(ms: number): string {
  return new Date(Date.now() - ms).toISOString()
}

/** What an import wrote is kept for a day, its outcome for a week. */
export async function forgetOldImports(queries: Queries): Promise<void> {
  await queries.deleteFrom(IMPORTS_TABLE).where('created_at', '<=', ago(OUTCOME_KEPT_MS)).execute()
  await queries.deleteFrom(IMPORT_STEPS_TABLE).where('created_at', '<=', ago(UNDO_KEPT_MS)).execute()
}

/** Another process has taken the same step; nothing was written. */
export class ImportTakenError extends Error {
  override readonly name = 'ImportTakenError'
}

/** Logs a step in its own transaction. @returns the import after it. @throws ImportTakenError */
export async function logStep(
  transaction: Queries,
  name: ImportName,
  { before, records, ...step }: ImportStep,
): Promise<LoggedImport> {
  const after: LoggedImport = {
    ...before,
    done: before.done + step.done,
    created: before.created + step.created,
    updated: before.updated + step.updated,
    mistakes: [...before.mistakes, ...step.mistakes],
  }
  const { numUpdatedRows } = await transaction
    .updateTable(IMPORTS_TABLE)
    .set({
      done: after.done,
      created: after.created,
      updated: after.updated,
      mistakes: JSON.stringify(after.mistakes),
    })
    .where('scoped_key', '=', scopedKey(name))
    .where('done', '=', before.done)
    .where('undone_at', '=', '')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ImportTakenError()
  await keepWritten(transaction, scopedKey(name), records)
  return after
}

/** The import with this name, which begins now if there was none. */
export async function openImport(
  queries: Queries,
  name: ImportName,
  { fileName, rows: { length: total } }: ImportRequest,
  requestHash: string,
): Promise<LoggedImport> {
  await forgetOldImports(queries)
  await queries
    .insertInto(IMPORTS_TABLE)
    .values({
      scoped_key: scopedKey(name),
      request_hash: requestHash,
      file_name: fileName,
      total,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const known = await findImport(queries, name)
  return known ?? { requestHash, total, done: 0, created: 0, updated: 0, mistakes: [] }
}

/** Without the passwords of the file: a quick hash must not be made of them. */
export async function hashRequest(
  { rows, columns, mode, by, policy }: ImportRequest,
  { fields }: AnyEntity,
): Promise<string> {
  const isTold = columns.map((key) => {
    const field = key === null ? undefined : fields[key]
    return !field || definitionOf(field).isSecret !== true
  })
  const hash = createHash('sha256').update(`${JSON.stringify([columns, mode, by, policy]).slice(0, -1)},[`)
  for (const [place, { line, cells }] of rows.entries()) {
    const told = JSON.stringify([line, ...cells.filter((_, column) => isTold[column])])
    hash.update(place === 0 ? told : `,${told}`)
    if (place % TURN === 0) await nextTurn()
  }
  return hash.update(']]').digest('hex')
}

const storedMistakes = z.array(
  z.object({
    line: z.int(),
    column: z.nullable(z.string()),
    message: z.union([z.string(), z.custom<TranslatedText>(isTranslated)]),
  }),
)

function readMistakes(text: string): readonly KeptMistake[] {
  return storedMistakes.parse(JSON.parse(text))
}
