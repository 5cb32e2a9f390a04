import * as z from 'zod/mini'
import { digitsSchema, storableText } from '../values/storable.ts'
import { MAX_PAGE, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from './list-query.ts'

/** The parameters of a list call; those of filters and `sort` come from the entity. */
export const listQueryShape = {
  page: digitsSchema(1, MAX_PAGE),
  pageSize: digitsSchema(1, MAX_PAGE_SIZE),
  order: z.enum(['asc', 'desc']),
  q: z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH), ...storableText),
}
