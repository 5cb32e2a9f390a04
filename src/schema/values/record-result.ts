import * as z from 'zod/mini'
import type { RecordId } from './record-id.ts'

/** Records that one call may name. */
export const MAX_RECORDS_OF_CALL = 500

/** What became of one record of a call that changes many. */
export type RecordResult =
  | {
      readonly id: RecordId
      readonly done: true
      /** The changed fields as they were, to undo it with; nothing of a password or a picture. */
      readonly before: Readonly<Record<string, unknown>>
    }
  | { readonly id: RecordId; readonly done: false; readonly messages: readonly string[] }

export const recordResultSchema: z.ZodMiniType<RecordResult> = z.union([
  z.object({ id: z.int(), done: z.literal(true), before: z.looseObject({}) }),
  z.object({ id: z.int(), done: z.literal(false), messages: z.array(z.string()) }),
])
