import * as z from 'zod/mini'
import type { Conflict, HistoryEntry } from '../schema/history-contract.ts'

const entry: z.ZodMiniType<HistoryEntry> = z.object({
  action: z.enum(['created', 'updated', 'deleted']),
  version: z.int(),
  at: z.string(),
  by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  changes: z.array(
    z.object({ field: z.string(), before: z.optional(z.unknown()), after: z.optional(z.unknown()) }),
  ),
})

/** The changes of a record as an answer carries them. */
export const historySchema: z.ZodMiniType<readonly HistoryEntry[]> = z.array(entry)

const conflict: z.ZodMiniType<Conflict> = z.object({
  record: z.record(z.string(), z.unknown()),
  history: historySchema,
})

/** What became of a record meanwhile, or undefined where a refusal has another reason. */
export function parseConflict(part: unknown): Conflict | undefined {
  return conflict.safeParse(part).data
}
