import * as z from 'zod/mini'
import type { Call, Read } from '../../../calls/call.ts'

/** A named state of a list: its search, filters, sort, columns and density, as the query string of its address. */
export const viewSchema = z.object({
  id: z.int(),
  name: z.string(),
  search: z.string(),
  /** Seen by all administrators; its owner alone changes it. */
  isShared: z.boolean(),
  /** Opened where the list is opened without a query string. */
  isDefault: z.boolean(),
  isOwn: z.boolean(),
})

export type ListView = Read<typeof viewSchema>

export const listViewsCall = {
  method: 'GET',
  path: '/api/views/:entity',
  may: 'list',
  summary: "One's own views of a list, and those that others share.",
  answer: z.object({ views: z.array(viewSchema) }),
} as const satisfies Call
