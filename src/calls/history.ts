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
