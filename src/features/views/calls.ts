import * as z from 'zod/mini'
import type { AnsweringEndpoint, Endpoint } from '../../schema/endpoint.ts'

/** Calls about saved views of lists; `:entity` is the entity's name. Our own backend alone has them. */
export const viewsContract = {
  list: { method: 'GET', path: '/api/views/:entity', answer: 'views' },
  create: { method: 'POST', path: '/api/views/:entity', body: 'json', answer: 'view' },
  update: { method: 'PUT', path: '/api/views/:entity/:id', body: 'json', answer: 'view' },
  destroy: { method: 'DELETE', path: '/api/views/:entity/:id' },
} as const satisfies Record<string, Endpoint | AnsweringEndpoint>

export const MAX_VIEW_NAME = 80
export const MAX_VIEW_SEARCH = 4_000
/** Views that one administrator may have of one list. */
export const MAX_VIEWS = 100

/** A named state of a list: its search, filters, sort, columns and density, as the query string of its address. */
export interface ListView {
  readonly id: number
  readonly name: string
  readonly search: string
  /** Seen by all administrators; its owner alone changes it. */
  readonly isShared: boolean
  /** Opened where the list is opened without a query string. */
  readonly isDefault: boolean
  readonly isOwn: boolean
}

export type ListViewPayload = Pick<ListView, 'name' | 'search' | 'isShared' | 'isDefault'>

export const viewSchema: z.ZodMiniType<ListView> = z.object({
  id: z.int(),
  name: z.string(),
  search: z.string(),
  isShared: z.boolean(),
  isDefault: z.boolean(),
  isOwn: z.boolean(),
})
