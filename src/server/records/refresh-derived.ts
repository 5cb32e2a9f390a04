import type { AnyEntity } from '../../schema/entity/entity.ts'
import { ComputationError, computedColumns, isSameValue } from '../database/computed-columns.ts'
import { inTransaction, type Database, type Queries, type StoredRow } from '../database/database.ts'
import { derivedColumns } from '../database/derived-columns.ts'
import { eachBatch, yieldToEventLoop } from '../database/each-row.ts'
import { findLivingParts, findStaleTables, rewriteTables } from '../database/field-tables.ts'
import { refuseStart, type Refuse, writeColumns } from '../database/write-columns.ts'
import type { Reading } from './reading/find-rows.ts'
import { refreshRollups, rollupColumns } from './rollups/rollups.ts'

/** Rows between two lines on the console. */
const REPORTED = 10_000
/** Rows of one transaction: SQLite writes the pages of its indexes once in each, and others wait for its end. */
const PORTION = 1_000

interface Options {
  /** Is told of each record that a function of the config does not take, or whose value is not unique any more. */
  readonly refuse?: Refuse
  readonly signal?: AbortSignal
}

type Rewriting = Reading & Pick<Database, 'transact'>

/** A row as it was read, with all that follows from others put right, and what of that is derived. */
interface Derived {
  readonly row: StoredRow
  readonly source: StoredRow
  readonly columns: StoredRow
}

/**
 * Derives the columns of all records of an entity anew, in portions, and writes those alone that are others: others write
 * meanwhile, and it may be stopped anywhere and begun again. @returns how many it has written
 */
export async function refreshDerived(
  store: Rewriting,
  entity: AnyEntity,
  options: Options = {},
): Promise<number> {
  let [seen, written] = [0, 0]
  for await (const rows of eachBatch(store.queries, entity.name, undefined, PORTION)) {
    const derived = await deriveRows(store, entity, rows, options)
    const stale = await findStale(store, entity, derived)
    if (stale.length > 0) written += await rewrite(store, entity, stale, options)
    seen += rows.length
    if (written > 0 && Math.floor(seen / REPORTED) > Math.floor((seen - rows.length) / REPORTED))
      console.log(`${entity.name}: derived columns of ${seen} records looked at, ${written} written`)
    if (options.signal?.aborted) break
    await yieldToEventLoop()
  }
  return written
}

async function deriveRows(
  store: Reading,
  entity: AnyEntity,
  rows: readonly StoredRow[],
  { refuse = refuseStart }: Options,
  known: ReadonlyMap<unknown, Derived> = new Map(),
): Promise<readonly Derived[]> {
  const [parts, figures] = [
    await findLivingParts(store.queries, entity, rows),
    await rollupColumns(store, entity, rows),
  ]
  const all: Derived[] = []
  for (const [place, row] of rows.entries()) {
    const own = { ...parts[place], ...figures[place] }
    const source = { ...row, ...own }
    const before = known.get(row['id'])
    const columns =
      before && isSameRow(before.source, source) ? before.columns : derive(entity, source, refuse)
    if (columns) all.push({ row, source, columns: { ...own, ...columns } })
    if (!store.queries.isTransaction) await yieldToEventLoop()
  }
  return all
}

/** @returns null for a record that a function of the config does not take */
function derive(entity: AnyEntity, row: StoredRow, refuse: Refuse): StoredRow | null {
  try {
    const computed = computedColumns(entity, row)
    return { ...computed, ...derivedColumns(entity, { ...row, ...computed }) }
  } catch (error) {
    if (!(error instanceof ComputationError)) throw error
    refuse(`${error.reason} (record ${row['id']}). Let the function take every record that there is.`)
    return null
  }
}

const isSameRow = (one: StoredRow, other: StoredRow): boolean =>
  Object.entries(one).every(([name, value]) => isSameValue(other[name], value))

async function findStale(
  { queries }: Reading,
  entity: AnyEntity,
  derived: readonly Derived[],
): Promise<readonly Derived[]> {
  const tables = await findStaleTables(
    queries,
    entity,
    derived.map(({ source }) => source),
  )
  const ids = new Set(tables.flatMap(({ records }) => records.map(({ id }) => id)))
  return derived.filter(({ row, columns }) => !isSameRow(columns, row) || ids.has(Number(row['id'])))
}

/** @returns how many it has written */
async function rewrite(
  store: Rewriting,
  entity: AnyEntity,
  stale: readonly Derived[],
  options: Options,
): Promise<number> {
  const known = new Map(stale.map((each) => [each.row['id'], each]))
  const write = (ids: readonly number[], isPatient: boolean) =>
    store.transact(async (transaction) => {
      const rows = await lockRows(store, transaction, entity, ids, isPatient)
      await writeAnew(inTransaction(store, transaction), entity, rows, known, options)
      return rows.map(({ id }) => Number(id))
    })
  const ids = stale.map(({ row }) => Number(row['id']))
  const done = new Set(await write(ids, false))
  // One at a time: who waits for a row holds no other that somebody else may wait for.
  for (const id of ids) if (!done.has(id)) await write([id], true)
  return ids.length
}

/** The rows as they are now, which nobody else writes until the end of the transaction; those that somebody does left out. */
function lockRows(
  { adapter }: Reading,
  transaction: Queries,
  { name }: AnyEntity,
  ids: readonly number[],
  isPatient: boolean,
): Promise<StoredRow[]> {
  const rows = transaction.selectFrom(name).selectAll().where('id', 'in', ids).orderBy('id')
  if (adapter.hasOneWriter) return rows.execute()
  const locked = rows.forNoKeyUpdate()
  return (isPatient ? locked : locked.skipLocked()).execute()
}

async function writeAnew(
  store: Reading,
  entity: AnyEntity,
  locked: readonly StoredRow[],
  known: ReadonlyMap<unknown, Derived>,
  options: Options,
): Promise<void> {
  const { adapter, queries } = store
  const derived = await deriveRows(store, entity, locked, options, known)
  const changes = derived.flatMap(({ row, columns }) => {
    const others = Object.entries(columns).filter(([name, value]) => !isSameValue(row[name], value))
    return others.length > 0 ? [{ row, columns: Object.fromEntries(others) }] : []
  })
  // An index is written where one of its columns is, be its value the same.
  const alike = new Map<string, StoredRow[]>()
  for (const { row, columns } of changes) {
    const names = Object.keys(columns).join(' ')
    alike.set(names, [...(alike.get(names) ?? []), { id: Number(row['id']), ...columns }])
  }
  const refused = new Set<unknown>()
  for (const rows of alike.values())
    for (const id of await writeColumns(adapter, queries, entity, rows, options.refuse)) refused.add(id)
  const sources = derived.map(({ source }) => source)
  await rewriteTables(queries, await findStaleTables(queries, entity, sources))
  await refreshRollups(
    store,
    changes
      .filter(({ row }) => !refused.has(row['id']))
      .map(({ row, columns }) => ({ entity, before: row, after: { ...row, ...columns } })),
  )
}
