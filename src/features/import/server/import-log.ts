import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as z from 'zod/mini'
import { meaningOf } from '../../../kinds/core/meaning/meanings.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { ImportMistake, ImportOutcome, ImportRequest } from '../calls.ts'
import type { Queries } from '../../../server/database/database.ts'
import { IMPORTS_TABLE } from './imports-table.ts'

/** Names an import among those of all accounts. */
export interface ImportName {
  readonly entity: string
  /** Null for the program itself. */
  readonly accountId: number | null
  readonly key: string
}

/** An import as far as it was committed. */
export interface LoggedImport extends ImportOutcome {
  readonly requestHash: string
}

/** Rows that are hashed before others have their turn. */
const TURN = 500
const OUTCOME_KEPT_MS = 7 * 86_400_000

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
  readonly mistakes: readonly ImportMistake[]
}

/** Another process has taken the same step; nothing was written. */
export class ImportTakenError extends Error {
  override readonly name = 'ImportTakenError'
}

/** Logs a step in its own transaction. @returns the import after it. @throws ImportTakenError */
export async function logStep(
  transaction: Queries,
  name: ImportName,
  { before, ...step }: ImportStep,
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
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ImportTakenError()
  return after
}

/** The import with this name, which begins now if there was none. */
export async function openImport(
  queries: Queries,
  name: ImportName,
  { fileName, rows: { length: total } }: ImportRequest,
  requestHash: string,
): Promise<LoggedImport> {
  await queries
    .deleteFrom(IMPORTS_TABLE)
    .where('created_at', '<=', new Date(Date.now() - OUTCOME_KEPT_MS).toISOString())
    .execute()
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
    return !field || meaningOf(field).isSecret !== true
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
  z.object({ line: z.int(), column: z.nullable(z.string()), message: z.string() }),
)

function readMistakes(text: string): readonly ImportMistake[] {
  return storedMistakes.parse(JSON.parse(text))
}
