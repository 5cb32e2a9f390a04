import * as z from 'zod/mini'
import type { Call, Contract, Read } from './call.ts'

/** Records that one call asks about. */
export const MOST_ASKED = 500

/** Records that are named of each reference; the others are counted. */
export const NAMED_REFERRERS = 3

/** Targets that an address has room for. */
export const MOST_TARGETS = 50

const named = z.object({ id: z.int(), title: z.string() })

/**
 * The records of an entity that refer by one of their fields to a record, or to others that are deleted with it; there is at
 * least one.
 */
const referrersSchema = z.object({
  entity: z.string(),
  field: z.string(),
  /** What their list is called, and its path. */
  label: z.string(),
  path: z.string(),
  total: z.int(),
  /** What the deletion does to them; `refuse` forbids it, `remove` takes the row of a small table out of them. */
  onDelete: z.enum(['refuse', 'clear', 'cascade', 'remove']),
  /** The records that they refer to: the one that is asked about, or those that go with it. Empty where there are many. */
  targets: z.array(z.int()),
  /** The first of them. */
  records: z.array(named),
  /** Those of the records that are asked about that stay because of them. */
  keeps: z.array(named),
})

export type Referrers = Read<typeof referrersSchema>

export const readReferrersCall = {
  method: 'GET',
  path: '/api/referrers/:entity/:id',
  may: 'read',
  summary: 'What refers to a record, and what its deletion does to it; with `also=4,5` of several records.',
  query: z.strictObject({ also: z.optional(z.string().check(z.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/))) }),
  answer: z.object({ referrers: z.array(referrersSchema) }),
} as const satisfies Call

export const referrersCalls = { readReferrers: readReferrersCall } as const satisfies Contract
