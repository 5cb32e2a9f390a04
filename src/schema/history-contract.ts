import * as z from 'zod/mini'
import type { AnsweringEndpoint } from './endpoint.ts'

/** Who changed a record when, newest first; `:entity` is the entity's name. A call of our own backend alone. */
export const historyEndpoint = {
  method: 'GET',
  path: '/api/history/:entity/:id',
  answer: 'history',
} as const satisfies AnsweringEndpoint

/** One change of a record. */
export interface HistoryEntry {
  readonly action: 'created' | 'updated' | 'deleted' | 'restored'
  /** The record's version after it. */
  readonly version: number
  /** An instant, ISO 8601 in UTC. */
  readonly at: string
  /** Who made it, as the account was called then; null where it was the program itself. */
  readonly by: { readonly id: number; readonly name: string } | null
  readonly changes: readonly FieldChange[]
  /** The name of the file that it was imported from. */
  readonly source?: string | undefined
}

/** What became of one field, in the values that records are read with; of a password no values are kept. */
export interface FieldChange {
  readonly field: string
  readonly before?: unknown
  readonly after?: unknown
}

/** What a refusal with 409 carries under the key `conflict`: the record as it is, and the changes the caller has not seen. */
export interface Conflict {
  /** As the entity's read call answers it, its version included. */
  readonly record: Readonly<Record<string, unknown>>
  /** Newest first; empty where the log does not reach back so far. */
  readonly history: readonly HistoryEntry[]
}

export const fieldChangesSchema: z.ZodMiniType<HistoryEntry['changes']> = z.array(
  z.object({ field: z.string(), before: z.optional(z.unknown()), after: z.optional(z.unknown()) }),
)

const entry: z.ZodMiniType<HistoryEntry> = z.object({
  action: z.enum(['created', 'updated', 'deleted', 'restored']),
  version: z.int(),
  at: z.string(),
  by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  changes: fieldChangesSchema,
  source: z.optional(z.string()),
})

/** The history entries of an answer. */
export const historySchema: z.ZodMiniType<readonly HistoryEntry[]> = z.array(entry)
