import { filterParameters, type Filter } from './filter.ts'
import * as z from 'zod/mini'
import { digitsSchema, storableText } from '../values/storable.ts'

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

/** The parameters of a list call; those of filters and `sort` come from the entity. */
export const listQueryShape = {
  page: digitsSchema(1, MAX_PAGE),
  pageSize: digitsSchema(1, MAX_PAGE_SIZE),
  order: z.enum(['asc', 'desc']),
  q: z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH), ...storableText),
}
