import * as z from 'zod/mini'
import type { AnsweringEndpoint, Endpoint } from '../../schema/endpoint.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import type { HistoryEntry } from '../../schema/history-contract.ts'

/** Calls about deleted records; `:entity` is the entity's name. Our own backend alone has them. */
export const trashContract = {
  /** The deleted records, the last one first: a page of all, or of one entity. */
  list: { method: 'GET', path: '/api/trash', answer: 'entries' },
} as const satisfies Record<string, Endpoint | AnsweringEndpoint>

/** Deleted records of one page. */
export const TRASH_PAGE = 25

export interface TrashEntry {
  readonly entity: string
  /** As it was, without what is never read. */
  readonly record: EntityRecord
  /** An instant, ISO 8601 in UTC. */
  readonly deletedAt: string
  /** Who deleted it. */
  readonly by: HistoryEntry['by']
  /** The number of others that were deleted with it, and come back with it. */
  readonly others?: number | undefined
}

const record: z.ZodMiniType<EntityRecord> = z.looseObject({ id: z.int() })

export const trashSchema: z.ZodMiniType<readonly TrashEntry[]> = z.array(
  z.object({
    entity: z.string(),
    record,
    deletedAt: z.string(),
    by: z.nullable(z.object({ id: z.int(), name: z.string() })),
    others: z.optional(z.int()),
  }),
)
