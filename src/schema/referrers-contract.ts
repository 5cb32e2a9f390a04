import * as z from 'zod/mini'
import type { AnsweringEndpoint } from './endpoint.ts'

/** The records that refer to one, or to several that are to be deleted. `:entity` is the entity's name. A call of our own backend alone. */
export const referrersEndpoint = {
  method: 'GET',
  path: '/api/referrers/:entity/:id',
  answer: 'referrers',
} as const satisfies AnsweringEndpoint

/** Other records of the entity that are asked about as well: `also=4,5`. */
export const referrersQuery = z.object({
  also: z.optional(z.string().check(z.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/))),
})

/** Records that one call asks about. */
export const MOST_ASKED = 500

/** Records that are named of each reference; the others are counted. */
export const NAMED_REFERRERS = 3

/** Targets that an address has room for. */
export const MOST_TARGETS = 50

/**
 * The records of an entity that refer by one of their fields to a record, or to others that are deleted with it; there is at
 * least one.
 */
export interface Referrers {
  readonly entity: string
  readonly field: string
  /** What their list is called, and its path. */
  readonly label: string
  readonly path: string
  readonly total: number
  /** What the deletion does to them; `refuse` forbids it, `remove` takes the row of a small table out of them. */
  readonly onDelete: 'refuse' | 'clear' | 'cascade' | 'remove'
  /** The records that they refer to: the one that is asked about, or those that go with it. Empty where there are many. */
  readonly targets: readonly number[]
  /** The first of them. */
  readonly records: readonly { readonly id: number; readonly title: string }[]
}

export const referrersSchema: z.ZodMiniType<readonly Referrers[]> = z.array(
  z.object({
    entity: z.string(),
    field: z.string(),
    label: z.string(),
    path: z.string(),
    total: z.int(),
    onDelete: z.enum(['refuse', 'clear', 'cascade', 'remove']),
    targets: z.array(z.int()),
    records: z.array(z.object({ id: z.int(), title: z.string() })),
  }),
)
