import { isDeepStrictEqual } from 'node:util'
import { recordTitle } from '../../../../kinds/core/definition/column-values.ts'
import { initialOf } from '../../../../kinds/core/form/initial-values.ts'
import { actionsOf } from '../../../../kinds/core/definition/transitions.ts'
import type { AnyEntity } from '../../../../schema/entity/entity.ts'
import type { StoredRecord } from '../../../../schema/entity/field-definition.ts'
import {
  findDeletedRows,
  HttpError,
  readRecord,
  recordOfRow,
  seenChanges,
  type Store,
} from '../../../../server/face.ts'
import { VERSION_KEY } from '../../../../schema/access/session-contract.ts'
import { t } from '../../../../texts/locale.ts'
import type { Proposal } from '../../calls.ts'
import { entityToDecide, isGone } from './may-decide.ts'
import { readWaiting, type Proposed, type StoredProposal } from './stored-proposals.ts'

/** Proposals that are shown to somebody. */
const MOST = 200
/** Records of an action that are named. */
const MOST_NAMED = 20

/** The proposals that wait for somebody who may do what they say, the newest first. */
export async function describeProposals(store: Store): Promise<readonly Proposal[]> {
  const described: Proposal[] = []
  for (const { entity, proposal } of await findToDecide(store))
    described.push(await describeProposal(store, entity, proposal))
  return described
}

interface ToDecide {
  readonly entity: AnyEntity
  readonly proposal: StoredProposal
}

/** Those alone, with their entities as the person sees them. */
export async function findToDecide(store: Store): Promise<readonly ToDecide[]> {
  const found: ToDecide[] = []
  let before: number | undefined
  do {
    const portion = await readWaiting(store.queries, MOST, before)
    for (const proposal of portion) {
      const entity = await entityToDecide(store, proposal)
      if (entity) found.push({ entity, proposal })
    }
    before = portion.length < MOST ? undefined : portion.at(-1)?.id
  } while (before !== undefined && found.length < MOST)
  return found.slice(0, MOST)
}

async function describeProposal(
  store: Store,
  entity: AnyEntity,
  proposal: StoredProposal,
): Promise<Proposal> {
  const { id, entity: name, recordId, asked, at, endsAt, by } = proposal
  const common = { id, entity: name, kind: asked.kind, recordId, at, endsAt, by }
  if (asked.kind === 'act') return { ...common, ...(await describeAct(store, entity, asked)) }
  const changes = seenChanges(store, entity, proposal.changes)
  if (asked.kind === 'create') {
    const told = changes.filter(({ field }) => !isDrawn(entity, field, asked.values))
    const record = Object.fromEntries(told.map(({ field, after }) => [field, after]))
    return { ...common, title: recordTitle(entity, { ...record, id: 0 }), changes: told, overtaken: [] }
  }
  const record = await readIfThere(store, entity, recordId)
  if (!record) {
    const title = await readFormerTitle(store, entity, recordId)
    return { ...common, title, changes, overtaken: [], isGone: true }
  }
  const isOvertaken = ({ field, before }: (typeof changes)[number]) =>
    !isDeepStrictEqual(before ?? null, asJson(record[field]))
  return {
    ...common,
    title: recordTitle(entity, record),
    version: Number(record[VERSION_KEY]),
    changes: changes.map((change) => ({ ...change, before: record[change.field] })),
    overtaken: changes.filter(isOvertaken).map(({ field }) => field),
  }
}

/** A number that the trial was given: when it is accepted it is another one. */
function isDrawn({ fields }: AnyEntity, name: string, sent: object): boolean {
  const field = fields[name]
  return field !== undefined && typeof initialOf(field) === 'object' && !Object.hasOwn(sent, name)
}

async function readIfThere(store: Store, entity: AnyEntity, id: number): Promise<StoredRecord | null> {
  try {
    return await readRecord(store, entity, id)
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

/** What a record is called in the trash; empty where it is gone for good. */
async function readFormerTitle({ queries }: Store, entity: AnyEntity, id: number): Promise<string> {
  const [row] = await findDeletedRows(queries, entity, [id])
  return row ? recordTitle(entity, recordOfRow(entity, row)) : ''
}

/** As the proposal was stored. */
function asJson(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}

async function describeAct(store: Store, entity: AnyEntity, asked: Extract<Proposed, { kind: 'act' }>) {
  const { action, ids, values } = asked
  const records: StoredRecord[] = []
  for (const id of ids.slice(0, MOST_NAMED)) {
    const record = await readIfThere(store, entity, id)
    if (record) records.push(record)
  }
  const { label = action, fields = {} } = actionsOf(entity)[action] ?? {}
  return {
    title: records.map((record) => recordTitle(entity, record)).join(', '),
    action: t(label),
    count: ids.length,
    values: Object.entries(values).map(([name, value]) => ({
      label: t(fields[name]?.label ?? name),
      value: String(value),
    })),
    changes: [],
    overtaken: [],
    ...((await isGone(store, entity, asked)) && { isGone: true }),
  }
}
