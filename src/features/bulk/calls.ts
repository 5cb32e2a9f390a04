import * as z from 'zod/mini'
import type { Call, Contract, InputOf, Read } from '../../calls/call.ts'
import { MAX_RECORDS_OF_CALL, recordResultSchema } from '../../schema/values/record-result.ts'
import { idSchema } from '../../schema/values/storable.ts'

/** A change of some fields of one record, in the values that its payload has. */
const updateSchema = z.strictObject({
  id: idSchema,
  /** The version that the change was made of; without it the last one wins. */
  version: z.optional(idSchema),
  values: z.looseObject({}),
})

const bulkSchema = z
  .strictObject({
    update: z.optional(z.array(updateSchema)),
    destroy: z.optional(z.array(idSchema)),
    /** Deleted records that are in the trash. */
    restore: z.optional(z.array(idSchema)),
  })
  .check(
    z.refine(({ update = [], destroy = [], restore = [] }) => {
      const named = update.length + destroy.length + restore.length
      return named > 0 && named <= MAX_RECORDS_OF_CALL
    }),
  )

/** As the browser sends it. */
export type BulkUpdate = InputOf<typeof updateSchema>
/** As the server reads it. */
export type BulkChange = Read<typeof updateSchema>
export type BulkRequest = Read<typeof bulkSchema>

/** Says of each record what became of it. */
export const changeRecordsCall = {
  method: 'POST',
  path: '/api/bulk/:entity',
  may: ['update', 'delete'],
  asksAgain: 'ofAccounts',
  summary: 'Changes, deletes or restores records, at least one, each in a transaction of its own.',
  body: bulkSchema,
  answer: z.object({ results: z.array(recordResultSchema) }),
} as const satisfies Call

export const bulkCalls = { changeRecords: changeRecordsCall } as const satisfies Contract
