import * as z from 'zod/mini'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { type ListQuery } from '../../../schema/where/list-query.ts'
import { listQueryShape } from '../../../schema/where/list-query-shape.ts'
import { PAGE_SIZE } from '../../../schema/access/session-contract.ts'
import { readableSortKeys, sortableKeys } from '../../../kinds/core/cell/list-columns.ts'
import type { HttpError } from '../../errors/http-error.ts'
import { FILTER, parseFilters } from './parse-filters.ts'
import { refusedParameter, unknownParameter } from '../../errors/refused-parameter.ts'

const schema = z.partial(z.object({ ...listQueryShape, sort: z.string() }))

/** A parameter that is repeated is a list. */
const queryTexts = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/**
 * The parsed query of a list call; null without parameters, which asks for the whole list.
 * @param entities that the caller sees, by which filters go through relations
 * @param beside the parameters of the call that are none of a list's
 */
export function parseListQuery(
  entity: AnyEntity,
  query: unknown,
  entities: readonly AnyEntity[] = [],
  beside: readonly string[] = [],
): ListQuery | null {
  const texts = queryTexts.parse(query)
  const known = [...beside, ...Object.keys(schema.shape)]
  const unknown = Object.keys(texts).filter((name) => !known.includes(name) && !FILTER.test(name))
  if (unknown.length > 0) throw unknownParameter(unknown, [...known, 'filter.<field>.<operator>'])
  const read = schema.safeParse(query)
  if (!read.success) throw refused(String(read.error.issues[0]?.path[0]))
  const { page = 1, pageSize = PAGE_SIZE, sort, order, q } = read.data
  const filters = parseFilters(entities, entity, texts)
  if (Object.keys(read.data).length === 0 && filters.length === 0) return null
  if (sort !== undefined && !sortableKeys(entity).includes(sort)) throw refused('sort')
  return {
    page,
    pageSize,
    ...(sort !== undefined && { sort }),
    ...(order && { order }),
    ...(q && { q }),
    ...(filters.length > 0 && { filters }),
  }

  function refused(name: string): HttpError {
    const shape = { ...schema.shape, sort: z.enum(readableSortKeys(entities, entity)) }
    const [, expected = z.string()] = Object.entries(shape).find(([each]) => each === name) ?? []
    return refusedParameter(name, texts[name], expected)
  }
}
