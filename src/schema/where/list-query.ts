import { filterParameters } from './filter.ts'
import { type Filter } from './filter.ts'

export const MAX_PAGE = 1_000_000
export const MAX_PAGE_SIZE = 500
/** A search of more characters is refused. */
export const MAX_SEARCH_LENGTH = 200

/** What a list call may ask of our own backend. A backend that knows only the plain contract ignores it all. */
export interface ListQuery {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** A `columnKey`. */
  readonly sort?: string
  readonly order?: 'asc' | 'desc'
  /** Words, all of which a record must hold. */
  readonly q?: string
  /** A record meets them all. */
  readonly filters?: readonly Filter[]
}

/** The query parameters of a list call. */
export function listParameters({
  filters = [],
  ...query
}: ListQuery): Readonly<Record<string, string | number | readonly string[]>> {
  return { ...query, ...filterParameters(filters) }
}
