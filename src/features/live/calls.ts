import * as z from 'zod/mini'
import type { Call, Contract, Read } from '../../calls/call.ts'
import { historyEntrySchema } from '../../calls/record-calls.ts'
import { digitsSchema } from '../../schema/values/storable.ts'

export const readEventsCall = {
  method: 'GET',
  path: '/api/events',
  may: 'account',
  byKey: true,
  summary: 'A stream of what others change, and of who else has a record open.',
  query: z.strictObject({
    /** The id of the last event that was received. */
    since: z.optional(digitsSchema(0)),
    /** Both name the record that is open. */
    entity: z.optional(z.string()),
    record: z.optional(digitsSchema(1)),
  }),
  media: ['text/event-stream'],
} as const satisfies Call

export const liveCalls = { readEvents: readEventsCall } as const satisfies Contract

/** The event with changes by others, a list of `LiveChange`; its id is for `since`. */
export const CHANGES_EVENT = 'changes'

/** The event with the names of the others who have the open record open. */
export const PRESENCE_EVENT = 'presence'

/** The event after which whoever listens may be allowed something else than before; also sent at the start of a stream. */
export const ACCESS_EVENT = 'access'

export const liveChangeSchema = z.object({
  entity: z.string(),
  id: z.int(),
  action: historyEntrySchema.shape.action,
  version: z.int(),
  by: historyEntrySchema.shape.by,
})

export type LiveChange = Read<typeof liveChangeSchema>
