import * as z from 'zod/mini'
import { ACTIVITY_ACTIONS } from './activity-contract.ts'
import { MAX_PAGE, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from './list-query.ts'
import { digitsSchema, storableText } from './storable.ts'

// What the calls that every entity shares are asked, for the server that reads it and the document that describes it.

const page = digitsSchema(1, MAX_PAGE)

/** The parameters of a list call; those of filters and `sort` come from the entity. */
export const listQueryShape = {
  page,
  pageSize: digitsSchema(1, MAX_PAGE_SIZE),
  order: z.enum(['asc', 'desc']),
  q: z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH), storableText),
}

export const trashQuery = z.strictObject({ entity: z.optional(z.string()), page: z.optional(page) })

// Compared as text, so that one form alone will do.
const instant = z.optional(z.iso.datetime({ precision: 3 }))

export const activityQuery = z.strictObject({
  entity: z.optional(z.string()),
  account: z.optional(digitsSchema(1)),
  action: z.optional(z.enum(ACTIVITY_ACTIONS)),
  from: instant,
  until: instant,
  before: z.optional(digitsSchema(1)),
})

export const eventsQuery = z.object({
  since: z.optional(digitsSchema(0)),
  entity: z.optional(z.string()),
  record: z.optional(digitsSchema(1)),
})
