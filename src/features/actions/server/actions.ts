import {
  addActionEntry,
  assertMay,
  assertMayRunAction,
  assertMayUpdate,
  attempt,
  type Author,
  createContext,
  describeNoRecord,
  findRow,
  HttpError,
  programStore,
  recordOfRow,
  refusing,
  rowVersion,
  runTogether,
  seesRowsAlone,
  type Store,
  type StoredRow,
  updateRecord,
  validate,
} from '../../../server/face.ts'
import { randomUUID } from 'node:crypto'
import type { ActionContext } from '../../../behaviour/actions.ts'
import { evaluateCondition } from '../../../kinds/core/definition/evaluate-condition.ts'
import type { Action } from '../../../schema/entity/action.ts'
import { actionsOf, transitionsOf } from '../../../kinds/core/definition/transitions.ts'
import type { ActionProgress, ActionRequest, ActionResult } from '../calls.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { StoredRecord } from '../../../schema/entity/field-definition.ts'
import { actionAnswers } from '#features/actions/texts.ts'
import { answers } from '#texts/server.ts'
import { t } from '../../../texts/locale.ts'
import { startActionRun, type NamedRun } from './action-runs.ts'
import { VERSION_KEY } from '../../../schema/access/session-contract.ts'

interface Asked extends Pick<ActionContext, 'signal' | 'progress'> {
  readonly ids: readonly number[]
}

type RunOn = (id: number) => Promise<Readonly<Record<string, unknown>>>

/** What one record is refused for keeps the action from no other. */
async function runOneByOne({ ids, signal, progress }: Asked, runOn: RunOn): Promise<readonly ActionResult[]> {
  const results: ActionResult[] = []
  for (const id of ids) {
    if (signal.aborted) break
    results.push(await attempt(id, () => runOn(id)))
    progress(results.length, ids.length)
  }
  return results
}

/** Undoes a transaction that had to go on until its last record was asked. */
class Undone extends Error {}

/** A refusal of one record undoes what was done with the others. @param inOne runs what it is given in one transaction, with what runs the action on a record in it. */
async function runAllTogether(
  asked: Asked,
  inOne: (work: (runOn: RunOn) => Promise<void>) => Promise<void>,
): Promise<readonly ActionResult[]> {
  let results: readonly ActionResult[] = []
  try {
    await inOne(async (runOn) => {
      results = await runOneByOne(asked, runOn)
      if (asked.signal.aborted || results.some(({ done }) => !done)) throw new Undone()
    })
    return results
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    if (asked.signal.aborted) return []
    return results.map((each) =>
      each.done ? { id: each.id, done: false, messages: [actionAnswers.undone] } : each,
    )
  }
}

/** An action that was asked for, with what its form holds. */
export interface PreparedAction extends NamedRun {
  readonly ids: readonly number[]
  readonly values: ActionContext['values']
}

/** @throws HttpError if there is no such action, if it is not the caller's to run, or if its form is not filled in as it must be. */
export async function readAction(
  store: Store,
  entity: AnyEntity,
  name: string,
  { ids, values, run = randomUUID() }: ActionRequest,
): Promise<PreparedAction> {
  const actions = actionsOf(assertMay(store, 'update', entity))
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw new HttpError(404, answers.notFound)
  assertMayRunAction(store, entity, name, action)
  const isForList = action.on === 'list'
  if (isForList !== (ids.length === 0))
    throw new HttpError(400, actionAnswers[isForList ? 'onList' : 'onRecords'](t(action.label)))
  return { entity, name, ids, values: await readForm(store, entity, action, values), run }
}

async function readForm(
  store: Store,
  entity: AnyEntity,
  { fields = {} }: Action,
  payload: ActionRequest['values'],
): Promise<PreparedAction['values']> {
  // What its form asks for is no field of the entity, whatever it is called.
  const { access: _access, checks: _checks, uniqueTogether: _together, ...rest } = entity
  const form = { ...rest, fields }
  const { columns } = await validate(store, form, { mode: 'create', payload, stored: null, isOfAction: true })
  const { id: _id, ...values } = recordOfRow(form, columns)
  return values
}

/** What became of an action. */
export interface ActionOutcome {
  readonly results: readonly ActionResult[]
  /** Somebody stopped it before its end. */
  readonly stopped?: true
}

/** Runs an action on the list, or on each record; what one is refused for keeps it from no other. */
export async function runAction(
  caller: Store,
  asked: PreparedAction,
  author: Author,
  report: (progress: ActionProgress) => void,
): Promise<ActionOutcome> {
  const held = await startActionRun(caller.queries, asked, author)
  const progress = (done: number, total: number) => {
    held.progress(done, total)
    report({ done, total })
  }
  try {
    const results = await runHeld(caller, asked, author, { signal: held.signal, progress })
    return { results, ...(held.isStopped() && { stopped: true }) }
  } finally {
    await held.end()
  }
}

async function runHeld(
  caller: Store,
  { entity, name, ids, values }: PreparedAction,
  author: Author,
  { signal, progress }: Pick<ActionContext, 'signal' | 'progress'>,
): Promise<readonly ActionResult[]> {
  const store = programStore(caller)
  const move = transitionsOf(entity)[name]
  const run = store.customCode.behaviours[entity.name]?.actions?.[name]
  if (!run && !move) throw new Error(`"${entity.name}" has the action "${name}" and no function for it`)
  const runWith = async (
    own: Store,
    record: ActionContext['record'],
    onProgress: ActionContext['progress'],
  ) => {
    const context = { ...(await createContext(own, author)), values, signal }
    await refusing(() => run?.({ ...context, record, progress: onProgress }))
    const id = record === null ? 0 : Number(record.id)
    await addActionEntry(own.queries, { entity: entity.name, id }, author, name)
  }
  const runOn = async (own: Store, id: number) => {
    assertMayUpdate(caller, entity, id)
    if (entity.rollups || seesRowsAlone(caller, entity)) await own.customCode.unsettled?.settle()
    const row = await findRow({ queries: own.queries, rights: caller.rights }, entity, id)
    if (!row) throw new HttpError(404, describeNoRecord(caller, entity))
    const record = recordOfRow(entity, row)
    assertMeets(entity, name, record)
    if (move) await moveRecord(own, entity, row, move.to, author)
    else await runWith(own, record, () => {})
    return {}
  }
  const isTogether = entity.actions?.[name]?.together === true
  if (ids.length === 0) {
    await (isTogether
      ? runTogether(store, (inside) => runWith(inside, null, progress))
      : runWith(store, null, progress))
    return []
  }
  const asked = { ids, signal, progress }
  return isTogether
    ? runAllTogether(asked, (work) => runTogether(store, (inside) => work((id) => runOn(inside, id))))
    : runOneByOne(asked, (id) => runOn(store, id))
}

/** @throws HttpError where the record is not what the action says of it. */
function assertMeets(entity: AnyEntity, name: string, record: StoredRecord): void {
  const { label = name, when } = actionsOf(entity)[name] ?? {}
  if (!when || evaluateCondition(entity.fields, when, (field) => record[field])) return
  throw new HttpError(409, actionAnswers.notAsItIs(t(label)))
}

/** Brings a record to another stage; its history tells of it. @throws HttpError where somebody was first. */
async function moveRecord(
  store: Store,
  entity: AnyEntity,
  row: StoredRow,
  stage: string,
  author: Author,
): Promise<void> {
  const { stages } = entity
  if (!stages) throw new Error(`"${entity.name}" has no stages`)
  const payload = { [stages.field]: stage, [VERSION_KEY]: rowVersion(row) }
  await updateRecord(store, entity, Number(row['id']), payload, { author, only: [stages.field] })
}
