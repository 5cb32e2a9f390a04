import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { answers } from '#texts/server.ts'
import { initialOf } from '../../../kinds/core/form/initial-values.ts'
import { relationsOf } from '../../../kinds/core/definition/definitions.ts'
import { computedColumns, withoutFigures } from '../../database/computed-columns.ts'
import type { StoredRow } from '../../database/database.ts'
import { derivedColumns } from '../../database/derived-columns.ts'
import { writeFieldTables } from '../../database/field-tables.ts'
import { ROW_VERSION } from '../../database/plan-tables.ts'
import { withNulls } from '../../database/nullable-texts.ts'
import { insertAllAndRead } from '../../database/prepared.ts'
import { updateMany } from '../../database/write-columns.ts'
import type { FieldChange } from '../../../calls/record-calls.ts'
import { changedColumns, compareRows, NO_ROW } from './compare-rows.ts'
import { StaleRowError } from './conflict.ts'
import type { Author } from '../store/author.ts'
import { addHistoryEntries } from './history-entries.ts'
import type { UnitOfWork } from './hooks.ts'
import { makeInitialValues } from './initial-values.ts'
import { rowVersion } from './record-of-row.ts'
import { assertMayInsert, assertMayUpdateRow, assertSeen, assertUnlocked } from '../access/row-rights.ts'
import { entityNamed, type Store } from '../store/store.ts'

// Many rows in few statements, with what can be worked out before the transaction: until that is committed, SQLite lets
// nobody else write. For each statement it brings the index of words up to date, which takes longer than a row itself.

/** About 30 ms of SQLite's time. */
const MOST_TOGETHER = 500
/** Databases take some more. */
const MOST_PARAMETERS = 30_000

/** A write of a row that is ready: what is written of it, and its row afterwards. */
export interface ReadyWrite {
  readonly before: StoredRow | null
  readonly columns: StoredRow
  readonly after: StoredRow
  /** For its history. */
  readonly changes: readonly FieldChange[]
}

/** Whether nothing but a row itself decides what is written of it: no own code, no number that is drawn, nothing above it. */
export function canWriteTogether({ customCode }: Store, { name, fields }: AnyEntity): boolean {
  const isDrawn = Object.values(fields).some((field) => typeof initialOf(field) === 'object')
  const isTree = relationsOf(fields).some(({ to }) => to === name)
  return !isDrawn && !isTree && customCode.behaviours[name]?.hooks?.beforeSave === undefined
}

export async function readyInsert(
  { queries, allEntities }: Store,
  entity: AnyEntity,
  columns: StoredRow,
  by: Author,
): Promise<ReadyWrite> {
  const given = { ...columns, ...(await makeInitialValues(queries, entity, columns, by)) }
  // What is worked out does not depend on what the caller may read.
  const all = { ...given, ...computedColumns(entityNamed(allEntities, entity.name), given) }
  const now = new Date().toISOString()
  const own = { ...all, ...derivedColumns(entity, all), created_at: now, updated_at: now }
  return { before: null, columns: own, after: own, changes: compareRows(entity, NO_ROW, own) }
}

/** @returns null where nothing changes. @throws HttpError for what is refused. */
export function readyUpdate(
  store: Store,
  entity: AnyEntity,
  before: StoredRow,
  columns: StoredRow,
): ReadyWrite | null {
  assertMayUpdateRow(store, { entity, row: before })
  const version = rowVersion(before) + 1
  const sent = { ...before, ...withoutFigures(entity, columns), [ROW_VERSION]: version }
  const asked = compareRows(entity, before, sent).map(({ field }) => field)
  assertUnlocked(store, { entity, row: before }, asked)
  const computed = computedColumns(entityNamed(store.allEntities, entity.name), sent)
  const after = { ...sent, ...withoutFigures(entity, computed) }
  const changes = compareRows(entity, before, after)
  if (asked.length === 0 || changes.length === 0) return null
  const own = changedColumns(before, { ...after, ...derivedColumns(entity, after) })
  return { before, columns: { ...own, updated_at: new Date().toISOString() }, after, changes }
}

type WrittenRow = Pick<ReadyWrite, 'before' | 'after'>

/** Writes what is ready, with its history, in the caller's transaction; others have their turn in between. @throws StaleRowError */
export async function writeTogether(
  unit: UnitOfWork,
  store: Store,
  entity: AnyEntity,
  ready: readonly ReadyWrite[],
  { by, source }: { readonly by: Author; readonly source: string },
): Promise<readonly WrittenRow[]> {
  const written: WrittenRow[] = []
  for (const group of groupAlike(ready)) {
    const isNew = group[0]?.before === null
    const rows = isNew
      ? await insertGroup(unit, entity, group)
      : await updateGroup(unit, store, entity, group)
    const entries = rows.map(({ after }, place) => {
      const changes = group[place]?.changes ?? []
      const entry = {
        action: isNew ? 'created' : 'updated',
        version: rowVersion(after),
        by,
        changes,
        source,
      } as const
      return { record: { entity: entity.name, id: Number(after['id']) }, entry }
    })
    await addHistoryEntries(unit.queries, entries)
    for (const { before, after } of rows) await writeFieldTables(unit.queries, entity, after, before ?? {})
    const seen = rows.map(({ after }) => ({ entity, row: after }))
    await assertSeen(unit, seen, isNew ? answers.noRightToNew : answers.noRightToRecord)
    for (const { before, after } of rows) await unit.hooks.afterSave(entity, { before, after }, by)
    written.push(...rows)
    await nextTurn()
  }
  return written
}

/** Creations that have the same columns, or changes: as many as one statement takes. */
function groupAlike(ready: readonly ReadyWrite[]): readonly (readonly ReadyWrite[])[] {
  const kinds = new Map<string, ReadyWrite[]>()
  for (const write of ready) {
    const kind = write.before ? '' : Object.keys(write.columns).join()
    const alike = kinds.get(kind)
    if (alike) alike.push(write)
    else kinds.set(kind, [write])
  }
  return [...kinds.values()].flatMap((alike) => {
    const size = Math.min(MOST_TOGETHER, Math.floor(MOST_PARAMETERS / (namesOf(alike).length + 2)))
    return Array.from({ length: Math.ceil(alike.length / size) }, (_, place) =>
      alike.slice(place * size, (place + 1) * size),
    )
  })
}

/** The columns that any of them writes. */
function namesOf(group: readonly ReadyWrite[]): readonly string[] {
  const names = new Set<string>()
  for (const { columns } of group) for (const name in columns) names.add(name)
  return [...names]
}

async function insertGroup(
  unit: UnitOfWork,
  entity: AnyEntity,
  group: readonly ReadyWrite[],
): Promise<readonly WrittenRow[]> {
  assertMayInsert(unit, entity)
  const given = group.map(({ columns }) => withNulls(unit.queries, entity.name, columns))
  const rows = await insertAllAndRead(unit.queries, entity.name, given)
  return rows.map((after) => ({ before: null, after }))
}

/** A column that one row changes is written of each: as it was, where its version says that it is so still. */
async function updateGroup(
  { queries }: UnitOfWork,
  { adapter }: Store,
  entity: AnyEntity,
  group: readonly ReadyWrite[],
): Promise<readonly WrittenRow[]> {
  const names = namesOf(group)
  const updates = group.map(({ before, columns }) => {
    const all = { ...before, ...columns }
    const id = Number(all['id'])
    return {
      id,
      version: rowVersion(before ?? {}),
      columns: withNulls(
        queries,
        entity.name,
        Object.fromEntries(names.map((name) => [name, all[name] ?? null])),
      ),
    }
  })
  if ((await updateMany(adapter, queries, entity, updates)) < group.length) throw new StaleRowError()
  return group
}
