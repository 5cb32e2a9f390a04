import { idSchema } from '../../schema/storable.ts'
import * as z from 'zod/mini'
import { MAX_RECORDS_OF_CALL } from '../../schema/record-result.ts'
import type { AnsweringEndpoint } from '../../schema/endpoint.ts'
import type { RecordId } from '../../schema/record-id.ts'

/** Calls about many records at once; `:entity` is the entity's name. Our own backend alone has them. */
export const bulkContract = {
  /** Changes, deletes or restores records, each in a transaction of its own, and says of each what became of it. */
  apply: { method: 'POST', path: '/api/bulk/:entity', body: 'json', answer: 'results' },
} as const satisfies Record<string, AnsweringEndpoint>

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

export const bulkSchema: z.ZodMiniType<BulkRequest<number>> = z
  .strictObject({
    update: z.optional(
      z.array(
        z.object({ id: idSchema, version: z.optional(idSchema), values: z.record(z.string(), z.unknown()) }),
      ),
    ),
    destroy: z.optional(z.array(idSchema)),
    restore: z.optional(z.array(idSchema)),
  })
  .check(
    z.refine(({ update = [], destroy = [], restore = [] }) => {
      const named = update.length + destroy.length + restore.length
      return named > 0 && named <= MAX_RECORDS_OF_CALL
    }),
  )
