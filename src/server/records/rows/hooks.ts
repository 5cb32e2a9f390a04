import type { Context } from '../../../behaviour/context.ts'
import { UserError } from '../../../behaviour/user-error.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { Caller } from '../../../schema/access/access.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { StoredRecord } from '../../../schema/entity/field-definition.ts'
import { t } from '../../../texts/locale.ts'
import { computedColumns } from '../../database/computed-columns.ts'
import { inTransaction, type Queries, type StoredRow } from '../../database/database.ts'
import { runPrepared } from '../../database/prepared.ts'
import { inSavepoint } from '../../database/savepoint.ts'
import { HttpError, ValidationError } from '../../errors/http-error.ts'
import type { Author } from '../store/author.ts'
import { KeyedMutex } from '../store/keyed-mutex.ts'
import { ALL_RIGHTS, type Rights } from '../store/rights.ts'
import { settleBeforeRead } from '../store/settle-figures.ts'
import { recordOfRow } from './record-of-row.ts'
import {
  entityNamed,
  type Changed,
  type CustomCode,
  type Later,
  type RowChange,
  type Store,
  type UnsettledChanges,
} from '../store/store.ts'

/** Hooks may change records, whose hooks change records: beyond this they go round in a circle. */
const MAX_DEPTH = 10

/** A row before and after a write; null where there is none. */
interface SavedRow {
  readonly before: StoredRow | null
  readonly after: StoredRow
}

/** A transaction with the hooks that run in it and after it. */
export interface UnitOfWork {
  readonly queries: Queries
  readonly hooks: UnitHooks
  /** What the writes of rows ask: those of the caller, or of the program for what a write brings about. */
  readonly rights: Rights
}

export interface UnitHooks {
  /** @returns the columns that are to be written besides. @throws HttpError for what is refused. */
  beforeSave(entity: AnyEntity, change: SavedRow, by: Author): Promise<StoredRow>
  /** Tells who listens, and notes what is to be run after the commit. */
  afterSave(entity: AnyEntity, change: SavedRow, by: Author): Promise<void>
  /** @throws HttpError for what is refused. */
  beforeDelete(entity: AnyEntity, row: StoredRow, by: Author): Promise<void>
  /** The same for a deletion. */
  afterDelete(entity: AnyEntity, row: StoredRow, by: Author): Promise<void>
  /** Notes a change for the figures that other records hold; a save and a deletion do. */
  noteChange(change: Changed): Promise<void>
  /** Brings these figures up to date, each once for all changes: at the end, and before anybody may read them. */
  settleFigures(): Promise<void>
}

/** The hooks of one transaction. */
export interface HookedTransaction {
  /** Runs what the transaction is for, also when it is tried again. */
  run<T>(queries: Queries, work: (unit: UnitOfWork) => Promise<T>): Promise<T>
  /** Part of the transaction: a failure undoes it alone. */
  apart(unit: UnitOfWork, work: () => Promise<void>): Promise<void>
  /** The last row of an entity that was to be written, with what was made for it, for what is told of a write that failed. */
  lastRow(entity: AnyEntity): StoredRow
  /** To be called once it is committed. */
  runAfter(): Promise<void>
}

/** The store for an entity's own code: rights are those of the caller's own call, not of what it brings about. */
export function programStore(store: Store): Store {
  const { entities, rights } = store
  const caller = store.caller ?? { entities, rights }
  return { ...store, caller, entities: store.allEntities, rights: store.allRights }
}

/** For what a write does to other rows, which does not depend on who makes it. */
export function byProgram(unit: UnitOfWork): UnitOfWork {
  return { ...unit, rights: ALL_RIGHTS }
}

export function hookTransaction(caller: Store): HookedTransaction {
  const store = programStore(caller)
  const { unsettled } = store.customCode
  const after: Later[] = []
  const changes = unsettled?.changes ?? []
  const last = new Map<string, StoredRow>()
  return {
    async run(queries, work) {
      after.length = 0
      if (!unsettled) changes.length = 0
      last.clear()
      const hooks = createHooks(store, queries, after, changes)
      const beforeSave: UnitHooks['beforeSave'] = async (entity, change, by) => {
        last.set(entity.name, change.after)
        const added = await hooks.beforeSave(entity, change, by)
        last.set(entity.name, { ...change.after, ...added })
        return added
      }
      const result = await work({ queries, hooks: { ...hooks, beforeSave }, rights: caller.rights })
      if (!unsettled) await hooks.settleFigures()
      return result
    },
    lastRow: ({ name }) => last.get(name) ?? {},
    async apart({ queries }, work) {
      const noted = after.length
      try {
        await apart(queries, changes, work)
      } catch (error) {
        after.length = noted
        throw error
      }
    },
    runAfter: () => store.customCode.runAfter(store, after),
  }
}

/** A failure undoes the work alone, and what it has settled of former changes. */
async function apart<T>(queries: Queries, changes: Changed[], work: () => Promise<T>): Promise<T> {
  const former = [...changes]
  try {
    return await inSavepoint(queries, work)
  } catch (error) {
    changes.splice(0, Infinity, ...former)
    throw error
  }
}

/** For a program that has none of the entities' own code. */
export const noHooks: UnitHooks = {
  beforeSave: async () => ({}),
  async afterSave() {},
  async beforeDelete() {},
  async afterDelete() {},
  async noteChange() {},
  async settleFigures() {},
}

/** Runs own code whose changes are one transaction. @param work is given the store of that. */
export async function runTogether<T>(store: Store, work: (inside: Store) => Promise<T>): Promise<T> {
  const after: Later[] = []
  const result = await store.transact(async (queries) => {
    after.length = 0
    const unsettled = unsettledIn(store, queries, [])
    const done = await work(insideOf(store, queries, after, unsettled))
    await unsettled.settle()
    return done
  })
  await store.customCode.runAfter(store, after)
  return result
}

/** The store for what is done in a transaction. @param after notes what is run when the whole of it is committed. */
function insideOf(store: Store, queries: Queries, after: Later[], unsettled: UnsettledChanges): Store {
  return deeper(inTransaction(store, queries), {
    transact: (work) => apart(queries, unsettled.changes, () => work(queries)),
    unsettled,
    runAfter: async (_store, works) => {
      after.push(...works)
    },
  })
}

function unsettledIn({ rollups }: Store, queries: Queries, changes: Changed[]): UnsettledChanges {
  return { changes, settle: () => rollups.refresh(queries, changes.splice(0)) }
}

function createHooks(store: Store, queries: Queries, after: Later[], changes: Changed[]): UnitHooks {
  const noteChange = async (change: Changed) => {
    changes.push(await store.rollups.withOwnFigures(queries, change))
  }
  const unsettled = unsettledIn(store, queries, changes)
  const settleFigures = unsettled.settle
  const hooksOf = ({ name }: AnyEntity) => store.customCode.behaviours[name]?.hooks
  const inside = insideOf(store, queries, after, unsettled)
  const notifyListeners = async (change: RowChange) => {
    await noteChange(change)
    for (const { entities, listen } of store.afterChange) {
      const then = entities.includes(change.entity.name) && (await listen(queries, change, store))
      if (then) after.push(async () => then())
    }
  }
  async function runBeforeSave(entity: AnyEntity, before: StoredRow | null, row: StoredRow, by: Author) {
    const hooks = hooksOf(entity)
    if (!hooks?.beforeSave) return {}
    await settleFigures()
    const { id: _id, ...values } = recordOfRow(entity, row)
    const save = { before: before && recordOfRow(entity, before), values }
    const added = await refusing(async () => hooks.beforeSave?.(save, await createContext(inside, by)))
    return columnsOf(entity, added)
  }
  return {
    noteChange,
    settleFigures,
    async beforeSave(entity, { before, after: row }, by) {
      const own = await runBeforeSave(entity, before, row, by)
      // What is worked out does not depend on what the caller may read.
      const whole = entityNamed(store.allEntities, entity.name)
      return { ...own, ...computedColumns(whole, { ...row, ...own }) }
    },
    async afterSave(entity, { before, after: row }, by) {
      await notifyListeners({ entity, before, after: row, by })
      const hooks = hooksOf(entity)
      if (!hooks?.afterSave && !hooks?.afterMove) return
      const saved = { before: before && recordOfRow(entity, before), record: recordOfRow(entity, row) }
      if (hooks.afterSave)
        after.push(async (own) => hooks.afterSave?.(saved, await createContext(deeper(own), by)))
      const move = moveOf(entity, saved)
      if (move) after.push(async (own) => hooks.afterMove?.(move, await createContext(deeper(own), by)))
    },
    async beforeDelete(entity, row, by) {
      const hooks = hooksOf(entity)
      if (!hooks?.beforeDelete) return
      await settleFigures()
      await refusing(async () =>
        hooks.beforeDelete?.(recordOfRow(entity, row), await createContext(inside, by)),
      )
    },
    async afterDelete(entity, row, by) {
      await notifyListeners({ entity, before: row, after: null, by })
      const hooks = hooksOf(entity)
      if (!hooks?.afterDelete) return
      const record = recordOfRow(entity, row)
      after.push(async (own) => hooks.afterDelete?.(record, await createContext(deeper(own), by)))
    },
  }
}

interface SavedRecord {
  readonly before: StoredRecord | null
  readonly record: StoredRecord
}

/** From which stage to which a write brought a record; nothing where it stays at its own. */
function moveOf({ stages }: AnyEntity, { before, record }: SavedRecord) {
  if (!stages || !before || before[stages.field] === record[stages.field]) return undefined
  return { record, from: String(before[stages.field]), to: String(record[stages.field]) }
}

/** What own code is given to work with. */
export async function createContext(store: Store, by: Author): Promise<Context> {
  return { by, caller: await readCaller(store, by), records: store.customCode.createRecords(store, by) }
}

/** Their account as it is now, also within the transaction. */
export async function readCaller(store: Store, by: Author): Promise<Caller> {
  const { queries, allEntities } = store
  const account = allEntities.find((entity) => entity.account)
  if (!account || by === null) return { id: null }
  await settleBeforeRead(store, account)
  const build = (builder: Queries) => builder.selectFrom(account.name).selectAll().where('id', '=', by.id)
  const { rows } = await runPrepared(queries, { name: `caller of ${account.name}`, build }, [by.id])
  return { ...(rows[0] && recordOfRow(account, rows[0])), id: by.id }
}

type Instead = Partial<Pick<Store, 'transact'> & Pick<CustomCode, 'runAfter' | 'unsettled'>>

/** The store for what a hook does. It waits for no mutex: whoever called the hook may hold it. */
function deeper(store: Store, { runAfter, unsettled, ...instead }: Instead = {}): Store {
  const own = { ...(runAfter && { runAfter }), ...(unsettled && { unsettled }) }
  const customCode = { ...store.customCode, depth: store.customCode.depth + 1, ...own }
  return { ...store, ...instead, mutex: new KeyedMutex(), customCode }
}

/** @throws if hooks have called each other too often. */
export function assertNoCircle({ customCode: { depth } }: Store, { name }: AnyEntity): void {
  if (depth > MAX_DEPTH) throw new Error(`the hooks of "${name}" lead to themselves again and again`)
}

/** Runs an entity's own code. @throws HttpError for a `UserError`. */
export async function refusing<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const { path, text } = error
    if (path === undefined) throw new HttpError(400, t(text), { cause: error })
    throw new ValidationError([{ msg: t(text), path }], 400, { cause: error })
  }
}

function columnsOf(entity: AnyEntity, values: unknown): StoredRow {
  const columns = {}
  for (const [name, value] of Object.entries(values ?? {})) {
    const field = entity.fields[name]
    if (!field)
      throw new Error(`beforeSave of "${entity.name}" answers "${name}", which is none of its fields`)
    Object.assign(columns, definitionOf(field).toRow(name, field, value))
  }
  return columns
}
