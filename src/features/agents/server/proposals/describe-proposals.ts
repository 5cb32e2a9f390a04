import { isDeepStrictEqual } from 'node:util'
import { recordTitle } from '../../../../kinds/core/meaning/column-values.ts'
import { actionsOf } from '../../../../kinds/core/meaning/moves.ts'
import type { AnyEntity } from '../../../../schema/entity.ts'
import type { StoredRecord } from '../../../../schema/field-meaning.ts'
import { seenChanges } from '../../../../server/records/history/seen-entries.ts'
import { readRecord } from '../../../../server/records/reading/read-records.ts'
import type { Store } from '../../../../server/records/store/store.ts'
import { VERSION_KEY } from '../../../../schema/session-contract.ts'
import { t } from '../../../../texts/locale.ts'
import type { Proposal } from '../../calls.ts'
import { entityToDecide } from './may-decide.ts'
import { readWaiting, type StoredProposal } from './stored-proposals.ts'

/** Proposals that are looked at. */
const MOST = 200
/** Records of an action that are named. */
const MOST_NAMED = 20

/** The proposals that wait for somebody who may do what they say, the newest first. */
export async function describeProposals(store: Store): Promise<readonly Proposal[]> {
  const described: Proposal[] = []
  for (const proposal of await readWaiting(store.queries, MOST)) {
    const entity = await entityToDecide(store, proposal)
    if (entity) described.push(await describeProposal(store, entity, proposal))
  }
  return described
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
    const record = Object.fromEntries(changes.map(({ field, after }) => [field, after]))
    return { ...common, title: recordTitle(entity, { ...record, id: 0 }), changes, overtaken: [] }
  }
  const record = await readRecord(store, entity, recordId)
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

/** As the proposal was stored. */
function asJson(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}

interface AskedAct {
  readonly action: string
  readonly ids: readonly number[]
  readonly values: object
}

async function describeAct(store: Store, entity: AnyEntity, { action, ids, values }: AskedAct) {
  const records: StoredRecord[] = []
  for (const id of ids.slice(0, MOST_NAMED)) records.push(await readRecord(store, entity, id))
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
  }
}
