import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnyEntity } from '../../../schema/entity.ts'
import { inTransaction, type StoredRow } from '../../../server/database/database.ts'
import { throwConstraintErrors } from '../../../server/records/validation/constraints.ts'
import {
  canInsertTogether,
  insertTogether,
  MOST_TOGETHER,
  readyRow,
} from '../../../server/records/rows/insert-together.ts'
import type { Author } from '../../../server/records/store/author.ts'
import type { HookedTransaction, UnitOfWork } from '../../../server/records/rows/hooks.ts'
import type { Store } from '../../../server/records/store/store.ts'
import { seesRowsAlone } from '../../../server/records/access/row-rights.ts'
import { insertRow, updateRow } from '../../../server/records/rows/write-rows.ts'
import { writtenRecord, type WrittenRecord } from './written-records.ts'
import type { KeptMistake } from './kept-mistakes.ts'
import { mistakesOf, type PreparedRow } from './prepare-row.ts'

/** Rows that are written in one turn of the event loop. */
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
  if (mayRefuseRows(store, entity) || !canInsertTogether(store, entity)) return rows
  const ready: PreparedRow[] = []
  for (const [place, row] of rows.entries()) {
    ready.push(row.before ? row : { ...row, ready: await readyRow(store, entity, row.columns, author) })
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
  author: Author,
): Promise<WrittenRows> {
  const mayRefuse = mayRefuseRows(store, entity)
  const written: PreparedRow[] = []
  const mistakes: KeptMistake[] = []
  const records: WrittenRecord[] = []
  const together: StoredRow[] = []
  const insertAll = async () => {
    if (together.length === 0) return
    const inserted = await insertTogether(unit, entity, together.splice(0), author, source)
    records.push(...inserted.map((row) => writtenRecord(null, row)))
    await nextTurn()
  }
  for (const [place, row] of rows.entries()) {
    const [first] = together
    const isLast = together.length === MOST_TOGETHER || (first && !haveSameColumns(first, row.ready))
    if (isLast || !row.ready) await insertAll()
    if (row.ready) {
      together.push(row.ready)
      written.push(row)
      continue
    }
    let record: WrittenRecord | null = null
    const write = async () => {
      record = await writeRow(unit, entity, row, author, source)
    }
    const writeApart = async () => {
      try {
        await hooked.apart(unit, write)
      } catch (error) {
        const seen = inTransaction(store, unit.queries)
        const id = row.before ? { id: Number(row.before['id']) } : {}
        await throwConstraintErrors(seen, entity, { columns: hooked.lastRow(entity), ...id }, error)
        throw error
      }
    }
    try {
      await (mayRefuse ? writeApart() : write())
      written.push(row)
      if (record) records.push(record)
    } catch (error) {
      if (!mayRefuse) throw error
      mistakes.push(...mistakesOf(error, row.line, Object.keys(row.payload)))
    }
    if (place % TURN === TURN - 1) await nextTurn()
  }
  await insertAll()
  return { written, records, mistakes }
}

function haveSameColumns(one: StoredRow, other: StoredRow = {}): boolean {
  return Object.keys(one).join() === Object.keys(other).join()
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
