import {
  addStopEntry,
  assertMayRunAction,
  type Author,
  authorOfRow,
  entityNamed,
  HttpError,
  instant,
  LEASE_MS,
  leaseRun,
  leaseTimes,
  planColumns,
  type PlannedTable,
  type Queries,
  type RunLease,
  type Store,
} from '../../../server/face.ts'
import { actionsOf } from '../../../kinds/core/definition/transitions.ts'
import type { ActionRun } from '../calls.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { answers } from '#texts/server.ts'
import { t } from '../../../texts/locale.ts'
export const ACTION_RUNS_TABLE = 'action_runs'

/** The actions that are being done. What a killed process leaves goes with a later run. */
export const actionRunsTable: PlannedTable = {
  name: ACTION_RUNS_TABLE,
  columns: planColumns({
    /** A random name. */
    name: 'text',
    entity: 'text',
    action: 'text',
    account_id: 'integer or null',
    account_name: 'text',
    started_at: 'text',
    /** When it counts as killed, unless it says before that it goes on. */
    leased_until: 'text',
    done: 'integer',
    total: 'integer',
    /** 1 where somebody has asked it to stop. */
    stop_asked: 'integer',
  }),
  keys: ['name'],
}

/** An action that is about to be done. */
export interface NamedRun {
  readonly entity: AnyEntity
  readonly name: string
  /** The name of this run. */
  readonly run: string
}

interface HeldAction extends RunLease {
  end(): Promise<void>
}

/** It goes on when its process is asked to end, which waits for its calls. */
const NEVER = new AbortController().signal

/** Notes that an action is being done, so that others see it and can stop it. */
export async function startActionRun(
  queries: Queries,
  { run, entity, name }: NamedRun,
  by: Author,
): Promise<HeldAction> {
  const now = Date.now()
  const { after, until } = leaseTimes(now)
  await queries
    .deleteFrom(ACTION_RUNS_TABLE)
    .where((row) => row.or([row('leased_until', '<', after), row('leased_until', '>', until)]))
    .execute()
  await queries
    .insertInto(ACTION_RUNS_TABLE)
    .values({
      name: run,
      entity: entity.name,
      action: name,
      account_id: by?.id ?? null,
      account_name: by?.name ?? '',
      started_at: instant(now),
      leased_until: instant(now + LEASE_MS),
    })
    .execute()
  const held = leaseRun(() => queries.updateTable(ACTION_RUNS_TABLE).where('name', '=', run), Date.now, NEVER)
  const end = async () => {
    held.release()
    await queries.deleteFrom(ACTION_RUNS_TABLE).where('name', '=', run).execute()
  }
  return { ...held, end }
}

/** The actions that are being done with what the caller may read, the newest first. */
export async function readActionRuns({ queries, entities, rights }: Store): Promise<readonly ActionRun[]> {
  const { after, until } = leaseTimes(Date.now())
  const rows = await queries
    .selectFrom(ACTION_RUNS_TABLE)
    .selectAll()
    .where('leased_until', '>=', after)
    .where('leased_until', '<=', until)
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap((row) => {
    const entity = entities.find(({ name }) => name === row['entity'])
    const name = String(row['action'])
    const action = entity && actionsOf(entity)[name]
    if (!action) return []
    return {
      run: String(row['name']),
      entity: entity.name,
      label: t(action.label),
      by: authorOfRow(row),
      startedAt: String(row['started_at']),
      done: Number(row['done']),
      total: Number(row['total']),
      isStopping: row['stop_asked'] === 1,
      mayStop: rights.may('update', entity) && rights.mayRunAction(entity, name, action),
    }
  })
}

/** Asks an action to stop. @throws HttpError where it has ended already, or never was. */
export async function stopActionRun(store: Store, run: string, by: Author): Promise<void> {
  const { queries } = store
  const row = await queries
    .selectFrom(ACTION_RUNS_TABLE)
    .selectAll()
    .where('name', '=', run)
    .executeTakeFirst()
  if (!row) throw new HttpError(404, answers.notFound)
  const name = String(row['entity'])
  const entity = entityNamed(store.allEntities, name)
  const action = String(row['action'])
  assertMayRunAction(store, entity, action, actionsOf(entity)[action] ?? {})
  const { numUpdatedRows } = await queries
    .updateTable(ACTION_RUNS_TABLE)
    .set({ stop_asked: 1 })
    .where('name', '=', run)
    .where('stop_asked', '=', 0)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await addStopEntry(queries, name, by, action)
}
