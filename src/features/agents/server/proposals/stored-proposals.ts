import * as z from 'zod/mini'
import { agentAnswers } from '#features/agents/texts.ts'
import { fieldChangeSchema, type FieldChange } from '../../../../calls/record-calls.ts'
import { instant, isHeld, LEASE_MS, type Queries, type StoredRow } from '../../../../server/face.ts'
import type { ProposalState } from '../../calls.ts'
import { PROPOSALS_TABLE } from './proposals-table.ts'

const values = z.record(z.string(), z.unknown())

const proposedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('create'), values }),
  z.object({ kind: z.literal('update'), id: z.int(), version: z.optional(z.int()), values }),
  z.object({ kind: z.literal('delete'), id: z.int() }),
  z.object({ kind: z.literal('act'), action: z.string(), ids: z.array(z.int()), values }),
])

/** What an agent would do. */
export type Proposed = z.output<typeof proposedSchema>

export interface StoredProposal {
  readonly id: number
  readonly keyId: number
  readonly by: { readonly id: number; readonly name: string; readonly key: string }
  readonly entity: string
  readonly recordId: number
  readonly asked: Proposed
  readonly changes: readonly FieldChange[]
  readonly state: ProposalState
  /** Instants, ISO 8601 in UTC. */
  readonly at: string
  readonly endsAt: string
  readonly decidedBy: string
  readonly reason: string
}

const storedState = z.enum(['waiting', 'running', 'accepted', 'failed', 'refused'])
const storedChanges = z.array(fieldChangeSchema)

function proposalOfRow(row: StoredRow): StoredProposal {
  const state = storedState.parse(row['state'])
  const endsAt = String(row['ends_at'])
  const now = Date.now()
  const isOver = state === 'waiting' && endsAt <= instant(now)
  const isCut = state === 'running' && !isHeld(String(row['leased_until']), now)
  return {
    id: Number(row['id']),
    keyId: Number(row['key_id']),
    by: { id: Number(row['account_id']), name: String(row['account_name']), key: String(row['key_name']) },
    entity: String(row['entity']),
    recordId: Number(row['record_id']),
    asked: proposedSchema.parse(JSON.parse(String(row['asked']))),
    changes: storedChanges.parse(JSON.parse(String(row['changes']))),
    state: isOver ? 'expired' : isCut ? 'failed' : state,
    at: String(row['made_at']),
    endsAt,
    decidedBy: String(row['decided_by']),
    reason: isCut ? agentAnswers.cutShort : String(row['reason']),
  }
}

/** Those that wait, the newest first. @param before the id of the last one that was read */
export async function readWaiting(
  queries: Queries,
  most: number,
  before?: number,
): Promise<readonly StoredProposal[]> {
  const all = waiting(queries).selectAll().orderBy('id', 'desc').limit(most)
  const rows = await (before === undefined ? all : all.where('id', '<', before)).execute()
  return rows.map(proposalOfRow)
}

export async function countWaiting(queries: Queries, keyId: number): Promise<number> {
  const { countAll } = queries.fn
  const row = await waiting(queries)
    .where('key_id', '=', keyId)
    .select(countAll<number>().as('count'))
    .executeTakeFirst()
  return Number(row?.['count'])
}

function waiting(queries: Queries) {
  return queries
    .selectFrom(PROPOSALS_TABLE)
    .where('state', '=', 'waiting')
    .where('ends_at', '>', new Date().toISOString())
}

/** Those of one key, the newest first. */
export async function readOfKey(
  queries: Queries,
  keyId: number,
  most: number,
): Promise<readonly StoredProposal[]> {
  const all = queries.selectFrom(PROPOSALS_TABLE).selectAll().where('key_id', '=', keyId)
  const rows = await all.orderBy('id', 'desc').limit(most).execute()
  return rows.map(proposalOfRow)
}

export async function findProposal(queries: Queries, id: number): Promise<StoredProposal | null> {
  const row = await queries.selectFrom(PROPOSALS_TABLE).selectAll().where('id', '=', id).executeTakeFirst()
  return row ? proposalOfRow(row) : null
}

/** In the transaction of what is decided. @returns false where it was decided before, is over or gone */
export async function decide(
  transaction: Queries,
  id: number,
  decision: {
    readonly state: 'running' | 'accepted' | 'refused'
    readonly by: string
    readonly reason?: string
  },
): Promise<boolean> {
  const now = new Date().toISOString()
  const { numUpdatedRows } = await transaction
    .updateTable(PROPOSALS_TABLE)
    .set({
      state: decision.state,
      decided_at: now,
      decided_by: decision.by,
      reason: decision.reason ?? '',
      leased_until: decision.state === 'running' ? instant(Date.now() + LEASE_MS) : '',
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Says that an action still runs. */
export async function renewRunning(queries: Queries, id: number): Promise<void> {
  await running(queries, id)
    .set({ leased_until: instant(Date.now() + LEASE_MS) })
    .execute()
}

/** Tells what became of an action that ran. */
export async function settle(
  queries: Queries,
  id: number,
  { state, reason = '' }: { readonly state: 'accepted' | 'failed'; readonly reason?: string },
): Promise<void> {
  await running(queries, id).set({ state, reason, leased_until: '' }).execute()
}

function running(queries: Queries, id: number) {
  return queries.updateTable(PROPOSALS_TABLE).where('id', '=', id).where('state', '=', 'running')
}

/** Removes those that ended before an instant. */
export async function forgetProposals(queries: Queries, before: string): Promise<void> {
  await queries.deleteFrom(PROPOSALS_TABLE).where('ends_at', '<=', before).execute()
}
