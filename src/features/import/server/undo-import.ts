import { recordTitle } from '../../../kinds/core/definition/column-values.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { imports } from '#features/import/texts.ts'
import {
  assertMay,
  assertNoCircle,
  assertSeen,
  type Author,
  deleteRow,
  entityNamed,
  findDeletedRows,
  findKept,
  hookTransaction,
  HttpError,
  inTransaction,
  moveToTrash,
  nestRelations,
  programStore,
  recordOfRow,
  referringFields,
  retryWhileStale,
  rowVersion,
  seenIds,
  type Store,
  type StoredRow,
  throwConstraintErrors,
  type UnitOfWork,
  updateRow,
} from '../../../server/face.ts'
import { answers } from '#texts/server.ts'
import { claimUndo, type ImportName } from './import-log.ts'
import type { WrittenRecord } from './written-records.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Databases limit the number of parameters; others have their turn in between. */
const TURN = 200
const MOST_NAMED = 5

interface Undo {
  readonly store: Store
  readonly name: ImportName
  readonly author: Author
}

type Rows = Map<number, StoredRow>

/**
 * Takes an import back in one transaction: what it added goes to the trash, what it changed is as it was. @throws HttpError
 * where one of its records was changed since, or is needed by others; then all stays as it is.
 */
export async function undoImport({ store, name, author }: Undo): Promise<void> {
  const entity = entityNamed(store.allEntities, name.entity)
  assertNoCircle(store, entity)
  const hooked = hookTransaction(store)
  let reached: StoredRow = {}
  const undo = async (unit: UnitOfWork) => {
    const { queries: transaction } = unit
    const inside = inTransaction(store, transaction)
    const written = await claimUndo(transaction, name)
    if (!entity.endpoints.destroy && written.some(({ before }) => before === null))
      throw new HttpError(409, imports.neverDeleted)
    const rows = await readUnchanged(inside, entity, written)
    await assertSeen(
      unit,
      [...rows.values()].map((row) => ({ entity, row })),
      answers.noRight,
    )
    await assertUnneeded(inside, entity, rows, written)
    const at = new Date().toISOString()
    // From the last one on: a later record may have what an earlier one gave away.
    for (const [place, { id, before }] of written.toReversed().entries()) {
      const row = rows.get(id)
      if (!row) continue
      reached = row
      if (before) {
        rows.set(
          id,
          await updateRow(unit, entity, { before: row, columns: presentColumns(before, row) }, author),
        )
      } else {
        const { attached } = store
        await moveToTrash(
          transaction,
          { entity, row },
          { by: author, at, deletion: '', cleared: [], attached },
        )
        await deleteRow(unit, { entity, row }, author)
      }
      if (place % TURN === TURN - 1) await nextTurn()
    }
  }
  try {
    await retryWhileStale(() => store.transact((transaction) => hooked.run(transaction, undo)))
    await hooked.runAfter()
  } catch (error) {
    if (!store.adapter.violationOf(error)) throw error
    const title = await nameRows(store, entity, [reached])
    try {
      const columns = { ...reached, ...hooked.lastRow(entity) }
      await throwConstraintErrors(store, entity, { columns, id: Number(reached['id']) }, error)
    } catch (refusal) {
      if (refusal instanceof HttpError)
        throw new HttpError(409, imports.undoRefusedAt(title, refusal.message))
    }
    throw error
  }
}

/** A column may be gone since. */
function presentColumns(before: StoredRow, row: StoredRow): StoredRow {
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in row))
}

/** The rows of an import that are there; one that it added may be deleted already. @throws HttpError */
async function readUnchanged(
  store: Store,
  entity: AnyEntity,
  written: readonly WrittenRecord[],
): Promise<Rows> {
  const last = new Map(written.map((record) => [record.id, record]))
  const added = new Set(written.filter(({ before }) => before === null).map(({ id }) => id))
  const rows: Rows = new Map()
  for (const ids of chunks([...last.keys()])) {
    const found = await store.queries.selectFrom(entity.name).selectAll().where('id', 'in', ids).execute()
    for (const row of found) rows.set(Number(row['id']), row)
    await nextTurn()
  }
  const changed = [...rows.values()].filter((row) => rowVersion(row) !== last.get(Number(row['id']))?.version)
  const gone = [...last.keys()].filter((id) => !rows.has(id) && !added.has(id))
  if (changed.length + gone.length === 0) return rows
  const deleted = gone.length === 0 ? [] : await findDeletedRows(store.queries, entity, gone.slice(0, TURN))
  throw new HttpError(409, imports.changedSince(await nameRows(store, entity, [...changed, ...deleted])))
}

/** Whatever others did with what was added is theirs. @throws HttpError */
async function assertUnneeded(
  store: Store,
  entity: AnyEntity,
  rows: Rows,
  written: readonly WrittenRecord[],
): Promise<void> {
  const program = programStore(store)
  const added = written.flatMap(({ id, before }) => {
    const row = before === null && rows.get(id)
    return row ? [{ entity, row }] : []
  })
  for (const doomed of chunks(added)) {
    for (const referring of referringFields(store.allEntities, new Set([entity.name]))) {
      const kept = await findKept(program, referring, doomed)
      if (kept.size === 0) continue
      const names = await nameRows(
        store,
        entity,
        [...kept].map(({ row }) => row),
      )
      throw new HttpError(409, imports.neededSince(names))
    }
  }
}

/** The first of them that the caller sees, by what they may read, and how many others there are. */
async function nameRows(store: Store, { name }: AnyEntity, rows: readonly StoredRow[]): Promise<string> {
  const entity = assertMay(store, 'read', entityNamed(store.allEntities, name))
  const seen = await seenIds(
    store,
    name,
    rows.map((row) => Number(row['id'])),
  )
  const shown = rows.filter((row) => seen.has(Number(row['id']))).slice(0, MOST_NAMED)
  const records = await nestRelations(
    store,
    entity,
    shown.map((row) => recordOfRow(entity, row)),
  )
  return imports.named(
    records.map((record) => recordTitle(entity, record)),
    rows.length - shown.length,
  )
}

function* chunks<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += TURN) yield all.slice(start, start + TURN)
}
