import * as z from 'zod/mini'
import type { Call, Contract, Read } from '../../calls/call.ts'
import { historyEntrySchema } from '../../calls/record-calls.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { MAX_PAGE } from '../../schema/where/list-query.ts'
import { digitsSchema } from '../../schema/values/storable.ts'

/** Deleted records of one page. */
export const TRASH_PAGE = 25

const record: z.ZodMiniType<EntityRecord> = z.looseObject({ id: z.int() })

const trashEntrySchema = z.object({
  entity: z.string(),
  /** As it was, without what is never read. */
  record,
  /** An instant, ISO 8601 in UTC. */
  deletedAt: z.string(),
  /** Who deleted it. */
  by: historyEntrySchema.shape.by,
  /** The number of others that were deleted with it, and come back with it. */
  others: z.optional(z.int()),
})

export type TrashEntry = Read<typeof trashEntrySchema>

export const listTrashCall = {
  method: 'GET',
  path: '/api/trash',
  may: 'account',
  byKey: true,
  summary: 'The deleted records, of all entities or of one, the last one first.',
  query: z.strictObject({ entity: z.optional(z.string()), page: z.optional(digitsSchema(1, MAX_PAGE)) }),
  answer: z.object({ entries: z.array(trashEntrySchema), total: z.int() }),
} as const satisfies Call

export const trashCalls = { listTrash: listTrashCall } as const satisfies Contract
