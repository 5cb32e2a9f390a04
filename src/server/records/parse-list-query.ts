import * as z from 'zod/mini'
import type { AnyEntity } from '../../schema/entity.ts'
import { textSchema } from '../../kinds/text-schemas.ts'
import { MAX_SEARCH_LENGTH, type ListQuery } from '../../schema/list-query.ts'
import { PAGE_SIZE } from '../../schema/session-contract.ts'
import { sortableKeys } from '../../kinds/sortable-columns.ts'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'

const MAX_PAGE = 1_000_000
const MAX_PAGE_SIZE = 500

const counted = (largest: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.int().check(z.gte(1), z.lte(largest)),
    ),
  )

const shape = {
  page: counted(MAX_PAGE),
  pageSize: counted(MAX_PAGE_SIZE),
  sort: z.string(),
  order: z.enum(['asc', 'desc']),
  q: textSchema(MAX_SEARCH_LENGTH),
}
const schema = z.partial(z.object(shape))

/** What a list call asks for; null where it asks for nothing, and the whole list is the answer. */
export function parseListQuery(entity: AnyEntity, query: unknown): ListQuery | null {
  const read = schema.safeParse(query)
  if (!read.success) throw badQuery(read.error.issues[0]?.path[0])
  const { page = 1, pageSize = PAGE_SIZE, sort, order, q } = read.data
  if (Object.keys(read.data).length === 0) return null
  if (sort !== undefined && !sortableKeys(entity).includes(sort)) throw badQuery('sort')
  return { page, pageSize, ...(sort !== undefined && { sort }), ...(order && { order }), ...(q && { q }) }
}

function badQuery(name: PropertyKey | undefined): Refusal {
  return new Refusal(400, answers.badListQuery(String(name ?? '')))
}
