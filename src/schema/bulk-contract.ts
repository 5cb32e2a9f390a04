import * as z from 'zod/mini'
import type { AnsweringEndpoint } from './endpoint.ts'
import type { RecordId } from './record-id.ts'

/** Calls about many records at once; `:entity` is the entity's name. Our own backend alone has them. */
export const bulkContract = {
  /** The ids of all records that match a list's search and filters. */
  ids: { method: 'GET', path: '/api/bulk/:entity/ids', answer: 'ids' },
  /** Changes, deletes or restores records, each in a transaction of its own, and says of each what became of it. */
  apply: { method: 'POST', path: '/api/bulk/:entity', body: 'json', answer: 'results' },
} as const satisfies Record<string, AnsweringEndpoint>

/** Records that one call may name. */
export const MAX_BULK_RECORDS = 500

/** A change of some fields of one record, in the values that its payload has. */
export interface BulkUpdate<Id extends RecordId = RecordId> {
  readonly id: Id
  /** The version that the change was made of; without it the last one wins. */
  readonly version?: number | undefined
  readonly values: Readonly<Record<string, unknown>>
}

export interface BulkRequest<Id extends RecordId = RecordId> {
  readonly update?: readonly BulkUpdate<Id>[] | undefined
  readonly destroy?: readonly Id[] | undefined
  /** Deleted records that are in the trash. */
  readonly restore?: readonly Id[] | undefined
}

/** What became of one record. */
export type BulkResult =
  | {
      readonly id: RecordId
      readonly done: true
      /** The changed fields as they were, to undo it with; nothing of a password or a picture. */
      readonly before: Readonly<Record<string, unknown>>
    }
  | { readonly id: RecordId; readonly done: false; readonly messages: readonly string[] }

export const bulkResultSchema: z.ZodMiniType<BulkResult> = z.discriminatedUnion('done', [
  z.object({ id: z.int(), done: z.literal(true), before: z.record(z.string(), z.unknown()) }),
  z.object({ id: z.int(), done: z.literal(false), messages: z.array(z.string()) }),
])
