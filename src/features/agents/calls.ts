import * as z from 'zod/mini'
import type { Call, Contract, Read } from '../../calls/call.ts'
import { fieldChangeSchema, historyEntrySchema } from '../../calls/record-calls.ts'
import { idSchema, storableText } from '../../schema/values/storable.ts'

/** Where agents find their tools. */
export const AGENTS_PATH = '/mcp'

export const callToolsCall = {
  method: 'POST',
  path: AGENTS_PATH,
  may: 'account',
  byKey: true,
  summary:
    'One message of an agent, which has an API key, as the Model Context Protocol has it (streamable HTTP, without sessions); with `entities=player,team` its tools are theirs alone.',
  query: z.strictObject({ entities: z.optional(z.string().check(z.regex(/^\w+(,\w+)*$/))) }),
  body: z.looseObject({}),
  whole: z.looseObject({}),
} as const satisfies Call

/** An action that somebody accepted runs, and is done or failed after it; what else is accepted is done with it. */
export type ProposalState = 'waiting' | 'running' | 'accepted' | 'failed' | 'refused' | 'expired'

/** What an agent would do, as somebody sees it who may decide. */
const proposalSchema = z.object({
  id: z.int(),
  entity: z.string(),
  kind: z.enum(['create', 'update', 'delete', 'act']),
  /** 0 of a record that is to be added, and of an action. */
  recordId: z.int(),
  title: z.string(),
  /** Instants, ISO 8601 in UTC. */
  at: z.string(),
  endsAt: z.string(),
  by: historyEntrySchema.shape.by,
  /** The version of the record, as it is told here. */
  version: z.optional(z.int()),
  /** What is stored now, and what would be. */
  changes: z.array(fieldChangeSchema),
  /** The fields that somebody has changed since it was proposed. */
  overtaken: z.array(z.string()),
  /** A record that it is about is deleted: as long as that is so nobody can accept it. */
  isGone: z.optional(z.boolean()),
  /** What the action is called, with how many records it is done, and what its form holds. */
  action: z.optional(z.string()),
  count: z.optional(z.int()),
  values: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
})

export type Proposal = Read<typeof proposalSchema>

export const listProposalsCall = {
  method: 'GET',
  path: '/api/proposals',
  may: 'account',
  summary: 'What agents would do and whoever asks may decide, the newest first.',
  answer: z.object({ proposals: z.array(proposalSchema) }),
} as const satisfies Call

export const countProposalsCall = {
  method: 'GET',
  path: '/api/proposals/count',
  may: 'account',
  summary: 'How many proposals whoever asks may decide.',
  answer: z.object({ count: z.int() }),
} as const satisfies Call

export const acceptProposalCall = {
  method: 'POST',
  path: '/api/proposals/:id/accept',
  may: 'account',
  summary: 'Does what an agent has proposed, with the rights of whoever accepts it.',
  /** The version of the record that was looked at. */
  body: z.strictObject({ version: z.optional(idSchema) }),
} as const satisfies Call

export const MAX_REASON_LENGTH = 500

export const refuseProposalCall = {
  method: 'POST',
  path: '/api/proposals/:id/refuse',
  may: 'account',
  summary: 'Refuses what an agent has proposed; it is told the reason.',
  body: z.strictObject({
    reason: z._default(z.string().check(z.maxLength(MAX_REASON_LENGTH), ...storableText), ''),
  }),
} as const satisfies Call

export const agentsCalls = {
  callTools: callToolsCall,
  listProposals: listProposalsCall,
  countProposals: countProposalsCall,
  acceptProposal: acceptProposalCall,
  refuseProposal: refuseProposalCall,
} as const satisfies Contract
