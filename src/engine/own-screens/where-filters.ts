import type { LoadResource, Resource } from '../../api/resource.ts'
import { filterSchemas } from '../../kinds/core/filter/filters.ts'
import { relationsOf } from '../../kinds/reference/relations.ts'
import { linksOf } from '../../kinds/references/links.ts'
import type { Field } from '../../schema/field-kinds.ts'
import {
  FILTER_OPERATORS,
  ID_FILTER,
  type Filter,
  type FilterOperator,
  type FilterValue,
} from '../../schema/filter.ts'

type Asking = Pick<Resource, 'entity' | 'related'>

/** No record has this id. */
const NOTHING: Filter = { field: ID_FILTER, operator: 'in', values: ['0'] }

const LARGEST_ID = 999_999_999

/**
 * The filters of a list that ask what `where` does. @throws Error for what lists cannot be asked: the same text, more than
 * one `or`, and in `or` and `not` more than one condition each.
 */
export async function whereFilters(asking: Asking, where: object): Promise<readonly Filter[]> {
  const parts = Object.entries(where).map(([name, asked]: readonly [string, unknown]) =>
    partFilters(asking, name, asked),
  )
  return (await Promise.all(parts)).flat()
}

async function partFilters(asking: Asking, name: string, asked: unknown): Promise<readonly Filter[]> {
  const { entity, related } = asking
  if (asked === undefined)
    throw new Error(`"${name}" of "${entity.name}" is asked for undefined: leave it out to mean all`)
  if (name === 'or') return anyOf(asking, asked)
  if (name === 'not') return [{ ...(await oneOf(asking, name, asked)), isNot: true }]
  if (name === 'id') return idFilters(asked)
  const relation = [...relationsOf(entity.fields), ...linksOf(entity.fields)].find(({ as }) => as === name)
  if (relation) return relatedFilters(related[relation.to], name, asked)
  const field = entity.fields[name]
  if (!field) throw new Error(`"${name}" is no field of "${entity.name}" that may be asked for`)
  return fieldFilters(name, field, asked)
}

/** Asked of what the records refer to, whose config says how. */
async function relatedFilters(load: LoadResource | undefined, as: string, asked: unknown) {
  if (!load || !isPlain(asked)) throw new Error(`"${as}" takes what is asked of the record that it names`)
  const filters = await whereFilters(await load(), asked)
  return filters.map((filter) => ({ ...filter, field: `${as}.${filter.field}` }))
}

async function anyOf(asking: Asking, asked: unknown): Promise<readonly Filter[]> {
  if (!Array.isArray(asked)) throw new Error('"or" takes a list')
  if (asked.length === 0) return [NOTHING]
  const each = await Promise.all(asked.map((one: unknown) => oneOf(asking, 'or', one)))
  return each.map((filter) => ({ ...filter, isAlternative: true }))
}

/** Lists combine conditions one by one. */
async function oneOf(asking: Asking, word: string, asked: unknown): Promise<Filter> {
  const [filter, ...more] = isPlain(asked) ? await whereFilters(asking, asked) : []
  if (!filter || more.length > 0 || filter.isAlternative || filter.isNot)
    throw new Error(`"${word}" takes one condition each in a list: ${JSON.stringify(asked)}`)
  return filter
}

function idFilters(asked: unknown): readonly Filter[] {
  const { in: ids, from = 1, to = LARGEST_ID } = isPlain(asked) ? readSpan(asked) : { in: [asked] }
  const values = ids ? ids.map(String) : [`${from}-${to}`]
  return values.length === 0 ? [NOTHING] : [{ field: ID_FILTER, operator: 'in', values }]
}

interface Span {
  readonly in?: readonly unknown[]
  readonly from?: number
  readonly to?: number
}

function readSpan(asked: object): Span {
  const { in: ids, from, to, ...others } = { in: undefined, from: undefined, to: undefined, ...asked }
  if (Object.keys(others).length > 0) throw new Error('the id is asked for by "in", "from" and "to"')
  if (Array.isArray(ids)) return { in: ids }
  return { ...(typeof from === 'number' && { from }), ...(typeof to === 'number' && { to }) }
}

function fieldFilters(field: string, config: Field, asked: unknown): readonly Filter[] {
  const known = filterSchemas(config)
  const operators = operatorsOf(asked)
  if (!operators) return same(field, known, asked)
  return operators.map(([operator, value]): Filter => {
    if (!known[operator])
      throw new Error(
        `"${field}" is not filtered by "${operator}"; it knows ${Object.keys(known).join(', ')}`,
      )
    const values = Array.isArray(value) ? value.map(filterValue) : [filterValue(value)]
    return values.length === 0 ? NOTHING : { field, operator, values }
  })
}

/** A plain value asks for the same one. */
function same(field: string, known: ReturnType<typeof filterSchemas>, value: unknown): readonly Filter[] {
  if ((value === null || value === '') && known.empty) return [{ field, operator: 'empty', values: [true] }]
  const values = [filterValue(value)]
  if (known.in) return [{ field, operator: 'in', values }]
  if (known.is) return [{ field, operator: 'is', values }]
  if (known.from && known.to)
    return (['from', 'to'] as const).map((operator) => ({ field, operator, values }))
  throw new Error(`no list is asked for the same "${field}"; it knows ${Object.keys(known).join(', ')}`)
}

function operatorsOf(asked: unknown): readonly (readonly [FilterOperator, unknown])[] | null {
  if (!isPlain(asked)) return null
  return Object.entries(asked).map(([name, value]) => {
    const operator = FILTER_OPERATORS.find((each) => each === name)
    if (!operator) throw new Error(`"${name}" is no operator of lists`)
    return [operator, value] as const
  })
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function filterValue(value: unknown): FilterValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  throw new Error(`${JSON.stringify(value)} is nothing that a field is compared with`)
}
