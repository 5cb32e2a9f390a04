import * as z from 'zod/mini'
import { type Conflict, historySchema } from '../schema/history-contract.ts'

const conflict: z.ZodMiniType<Conflict> = z.object({
  record: z.record(z.string(), z.unknown()),
  history: historySchema,
})

/** The conflict that an answer describes, or undefined when it was refused for another reason. */
export function parseConflict(part: unknown): Conflict | undefined {
  return conflict.safeParse(part).data
}
