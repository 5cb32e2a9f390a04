import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import {
  type Author,
  canWriteTogether,
  type HookedTransaction,
  insertRow,
  inTransaction,
  readyInsert,
  readyUpdate,
  seesRowsAlone,
  type Store,
  throwConstraintErrors,
  type UnitOfWork,
  updateRow,
  writeTogether,
} from '../../../server/face.ts'
import { writtenRecord, type WrittenRecord } from './written-records.ts'
import type { KeptMistake } from './kept-mistakes.ts'
import { mistakesOf, type PreparedRow } from './prepare-row.ts'

/** Rows that are worked out or written in one turn of the event loop. */
const TURN = 50

export interface PreparedImport {
  readonly entity: AnyEntity
  readonly rows: readonly PreparedRow[]
  /** The name of the file. */
  readonly source: string
}

export interface WrittenRows {
  readonly written: readonly PreparedRow[]
  /** What became of their records; a row that changes nothing has none. */
  readonly records: readonly WrittenRecord[]
  /** Of rows that are refused. */
  readonly mistakes: readonly KeptMistake[]
}

/**
 * Only writing tells what an entity's own code says of a row, what it holds together with what is stored or made for it,
 * and whether the caller would see it.
 */
export function mayRefuseRows(store: Store, entity: AnyEntity): boolean {
  const hooks = store.customCode.behaviours[entity.name]?.hooks
  return (
    entity.uniqueTogether !== undefined || hooks?.beforeSave !== undefined || seesRowsAlone(store, entity)
  )
}

/** Works out before the transaction what can be: until it is committed others wait with their own writes. */
export async function readyRows(
  store: Store,
  entity: AnyEntity,
  rows: readonly PreparedRow[],
  author: Author,
): Promise<readonly PreparedRow[]> {
  if (mayRefuseRows(store, entity) || !canWriteTogether(store, entity)) return rows
  const ready: PreparedRow[] = []
  for (const [place, row] of rows.entries()) {
    const { before, columns } = row
    const write = before
      ? readyUpdate(store, entity, before, columns)
      : await readyInsert(store, entity, columns, author)
    ready.push({ ...row, ready: write })
    if (place % TURN === TURN - 1) await nextTurn()
  }
  return ready
}

/** Writes rows in the caller's transaction, but for those that are refused. */
export async function writePrepared(
  store: Store,
  hooked: HookedTransaction,
  unit: UnitOfWork,
  { entity, rows, source }: PreparedImport,
  by: Author,
): Promise<WrittenRows> {
  const ready = rows.flatMap((row) => row.ready ?? [])
  const together = await writeTogether(unit, store, entity, ready, { by, source })
  const records = together.map(({ before, after }) => writtenRecord(before, after))
  const written: PreparedRow[] = []
  const mistakes: KeptMistake[] = []
  for (const [place, row] of rows.entries()) {
    if (row.ready !== undefined) {
      written.push(row)
      continue
    }
    try {
      const record = await writeApart(store, hooked, unit, { entity, row, source }, by)
      written.push(row)
      if (record) records.push(record)
    } catch (error) {
      if (!mayRefuseRows(store, entity)) throw error
      mistakes.push(...mistakesOf(error, row.line, Object.keys(row.payload)))
    }
    if (place % TURN === TURN - 1) await nextTurn()
  }
  return { written, records, mistakes }
}

interface ApartRow extends Pick<PreparedImport, 'entity' | 'source'> {
  readonly row: PreparedRow
}

/** A row whose refusal leaves the others as they are, where anything may refuse it. */
async function writeApart(
  store: Store,
  hooked: HookedTransaction,
  unit: UnitOfWork,
  { entity, row, source }: ApartRow,
  by: Author,
): Promise<WrittenRecord | null> {
  if (!mayRefuseRows(store, entity)) return writeRow(unit, entity, row, by, source)
  let record: WrittenRecord | null = null
  try {
    await hooked.apart(unit, async () => {
      record = await writeRow(unit, entity, row, by, source)
    })
  } catch (error) {
    const seen = inTransaction(store, unit.queries)
    const id = row.before ? { id: Number(row.before['id']) } : {}
    await throwConstraintErrors(seen, entity, { columns: hooked.lastRow(entity), ...id }, error)
    throw error
  }
  return record
}

async function writeRow(
  unit: UnitOfWork,
  entity: AnyEntity,
  { before, columns }: PreparedRow,
  author: Author,
  source: string,
): Promise<WrittenRecord | null> {
  if (!before) {
    return writtenRecord(null, await insertRow(unit, entity, { columns, chosen: {} }, author, source))
  }
  const after = await updateRow(unit, entity, { before, columns }, author, source)
  return after === before ? null : writtenRecord(before, after)
}
