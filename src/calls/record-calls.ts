import * as z from 'zod/mini'
import type { Call, Contract, Read } from './call.ts'

/** What became of one field, in the values that records are read with; of a password no values are kept. */
export const fieldChangeSchema = z.object({
  field: z.string(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
})

export type FieldChange = Read<typeof fieldChangeSchema>

/** One change of a record. */
export const historyEntrySchema = z.object({
  action: z.enum(['created', 'updated', 'deleted', 'restored']),
  /** The record's version after it. */
  version: z.int(),
  /** An instant, ISO 8601 in UTC. */
  at: z.string(),
  /**
   * Who made it, as the account was called then; null where it was the program itself. With an API key what that was called, and
   * of what an agent had proposed who has accepted it.
   */
  by: z.nullable(
    z.object({
      id: z.int(),
      name: z.string(),
      key: z.optional(z.string()),
      acceptedBy: z.optional(z.string()),
    }),
  ),
  changes: z.array(fieldChangeSchema),
  /** The name of the file that it was imported from. */
  source: z.optional(z.string()),
})

export type HistoryEntry = Read<typeof historyEntrySchema>

/** What a refusal with 409 carries under the key `conflict`: the record as it is, and the changes the caller has not seen. */
export const conflictSchema = z.object({
  /** As the entity's read call answers it, its version included. */
  record: z.looseObject({}),
  /** Newest first; empty where the log does not reach back so far. */
  history: z.array(historyEntrySchema),
})

export type Conflict = Read<typeof conflictSchema>

export const readHistoryCall = {
  method: 'GET',
  path: '/api/history/:entity/:id',
  may: 'read',
  summary: 'The changes of a record, newest first; of one that is deleted too.',
  answer: z.object({ history: z.array(historyEntrySchema) }),
} as const satisfies Call

export const historyCalls = { readHistory: readHistoryCall } as const satisfies Contract

/** Days after which a deleted record is gone for good, its pictures with it. */
export const TRASH_DAYS = 30

export const restoreRecordCall = {
  method: 'POST',
  path: '/api/trash/:entity/:id/restore',
  may: 'delete',
  asksAgain: 'ofAccounts',
  summary: 'Puts a deleted record back under its id, with all that were deleted with it.',
} as const satisfies Call

export const restoreCalls = { restoreRecord: restoreRecordCall } as const satisfies Contract

export const listMatchingIdsCall = {
  method: 'GET',
  path: '/api/bulk/:entity/ids',
  may: 'list',
  summary: 'The ids of all records that match a search and filters, which are those of the list call.',
  answer: z.object({ ids: z.array(z.int()) }),
} as const satisfies Call

export const matchingIdsCalls = { listMatchingIds: listMatchingIdsCall } as const satisfies Contract

export const readStartsCall = {
  method: 'GET',
  path: '/api/starts/:entity',
  may: 'create',
  summary: 'What a new form of whoever asks starts with, by field.',
  answer: z.object({ values: z.looseObject({}) }),
} as const satisfies Call

export const startsCalls = { readStarts: readStartsCall } as const satisfies Contract

/** Records that one call asks about. */
export const MOST_ASKED = 500

/** Records that are named of each reference; the others are counted. */
export const NAMED_REFERRERS = 3

/** Targets that an address has room for. */
export const MOST_TARGETS = 50

const named = z.object({ id: z.int(), title: z.string() })

/**
 * The records of an entity that refer by one of their fields to a record, or to others that are deleted with it; there is at
 * least one.
 */
const referrersSchema = z.object({
  entity: z.string(),
  field: z.string(),
  /** What their list is called, and its path. */
  label: z.string(),
  path: z.string(),
  total: z.int(),
  /** What the deletion does to them; `refuse` forbids it, `remove` takes the row of a small table out of them. */
  onDelete: z.enum(['refuse', 'clear', 'cascade', 'remove']),
  /** The records that they refer to: the one that is asked about, or those that go with it. Empty where there are many. */
  targets: z.array(z.int()),
  /** The first of them. */
  records: z.array(named),
  /** Those of the records that are asked about that stay because of them. */
  keeps: z.array(named),
})

export type Referrers = Read<typeof referrersSchema>

export const readReferrersCall = {
  method: 'GET',
  path: '/api/referrers/:entity/:id',
  may: 'read',
  summary: 'What refers to a record, and what its deletion does to it; with `also=4,5` of several records.',
  query: z.strictObject({ also: z.optional(z.string().check(z.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/))) }),
  answer: z.object({ referrers: z.array(referrersSchema) }),
} as const satisfies Call

export const referrersCalls = { readReferrers: readReferrersCall } as const satisfies Contract
