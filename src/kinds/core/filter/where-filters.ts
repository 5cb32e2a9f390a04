import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { RELATIONS_DEEP } from '../../../schema/entity/entity-shapes.ts'
import {
  FILTER_OPERATORS,
  filterParameter,
  ID_FILTER,
  mostValues,
  type Filter,
  type FilterValue,
} from '../../../schema/where/filter.ts'
import { operatorsOf } from '../../../schema/where/where-tree.ts'
import { relatedBy, rowsEntity, waysOf } from '../definition/relations.ts'
import { parseOperand, atStep, WhereError } from './parse-where.ts'
import { filterSchemas } from './filters.ts'
import { equalityOperators } from './filter-values.ts'

/** Whose records are asked for, with the ways to what they refer to. */
export interface Asking {
  readonly entity: Pick<AnyEntity, 'name' | 'fields'>
  readonly related: Readonly<Record<string, () => Promise<Asking>>>
}

/** No record has this id. */
const NOTHING: Filter = { field: ID_FILTER, operator: 'in', values: ['0'] }

const LARGEST_ID = 999_999_999

type Bound = readonly [most: number, what: string]

const MOST_NAMES: Bound = [50, 'names']
const MOST_ALTERNATIVES: Bound = [200, 'alternatives']
/** As many ids as an address has room for. */
const MOST_VALUES: Bound = [2_000, 'values']

/**
 * The filters of a list that ask what `where` does. No tree is made of it: the first screen loads this, and not what reads trees;
 * configs of what is referred to come on the way, and a mistake is told with its place. @throws WhereError for what lists cannot be asked: the same text, more
 * than one `or`, more than one condition each in `or` and in `not`, nor of what may be several records.
 */
export async function whereFilters(asking: Asking, where: object): Promise<readonly Filter[]> {
  boundWhere(where)
  return withoutRepeats(await allFilters(asking, where, RELATIONS_DEEP))
}

/** What is longer than any list is asked for is refused before any of it is read. @throws WhereError */
function boundWhere(asked: unknown, [most, what]: Bound = MOST_NAMES): void {
  if (typeof asked !== 'object' || asked === null) return
  const parts = Object.entries<unknown>({ ...asked })
  if (parts.length > most)
    throw new WhereError('list', `there are ${parts.length} ${what}; expected ${most} at most`)
  for (const [step, part] of parts) {
    const bound = Array.isArray(part) ? (step === 'or' ? MOST_ALTERNATIVES : MOST_VALUES) : MOST_NAMES
    try {
      boundWhere(part, bound)
    } catch (error) {
      atStep(step)(error)
    }
  }
}

async function allFilters(asking: Asking, where: object, deep: number): Promise<readonly Filter[]> {
  const parts: (readonly Filter[])[] = []
  // One after the other, so that the first mistake is told.
  for (const [name, asked] of Object.entries<unknown>({ ...where }))
    parts.push(await partFilters(asking, name, asked, deep).catch(atStep(name)))
  const alternatives = parts.filter((filters) => filters.some(({ isAlternative }) => isAlternative))
  if (alternatives.length > 1)
    throw new WhereError('list', 'there are two "or"; expected one, which is all that a list is asked')
  return parts.flat()
}

/** A list hears each parameter once: of alternatives its values are alternatives as well. */
function withoutRepeats(filters: readonly Filter[]): readonly Filter[] {
  if (filters.includes(NOTHING)) return [NOTHING]
  return [...new Set(filters.map(filterParameter))].map((parameter) => {
    const [first = NOTHING, ...more] = filters.filter((each) => filterParameter(each) === parameter)
    if (more.length > 0 && (!first.isAlternative || first.isNot))
      throw new WhereError('list', `"${parameter}" is asked for twice; expected once`)
    const values = [first, ...more].flatMap((each) => each.values)
    if (values.length > mostValues(first))
      throw new WhereError(
        'list',
        `"${first.field}" is asked for ${values.length} values by "${first.operator}"; expected ${mostValues(first)} at most`,
      )
    return { ...first, values }
  })
}

async function partFilters(
  asking: Asking,
  name: string,
  asked: unknown,
  deep: number,
): Promise<readonly Filter[]> {
  const { entity, related } = asking
  if (asked === undefined)
    throw new WhereError('value', `"${name}" is asked for undefined: leave it out to mean all`)
  if (name === 'or') return anyOf(asking, asked, deep)
  if (name === 'not') return [await opposite(asking, asked, deep)]
  if (name === 'id' && deep === RELATIONS_DEEP) return idFilters(asked)
  const relation = relatedBy(entity.fields, name)
  if (relation) return relatedFilters(related[relation.to], name, asked, { deep, isOne: 'ids' in relation })
  const rows = rowsEntity(entity, name)
  if (rows && !operatorsOf(asked))
    return relatedFilters(async () => ({ entity: rows, related }), name, asked, { deep, isOne: false })
  const field = entity.fields[name]
  if (!field) throw new WhereError('unknown', `"${name}" is no field of "${entity.name}"`, namesOf(entity))
  return fieldFilters(name, field, asked)
}

function namesOf({ fields }: Asking['entity']): readonly string[] {
  return [...Object.keys(fields), ...waysOf(fields).map(({ as }) => as)]
}

interface Way {
  /** How many relations further a list may be asked. */
  readonly deep: number
  /** It leads to one record at most, so that several conditions are met by the same one. */
  readonly isOne: boolean
}

/** Asked of what the records refer to, whose config says how. */
async function relatedFilters(
  load: Asking['related'][string] | undefined,
  as: string,
  asked: unknown,
  { deep, isOne }: Way,
): Promise<readonly Filter[]> {
  if (!load) throw new WhereError('unreadable', `what "${as}" refers to cannot be read`)
  if (!isPlain(asked))
    throw new WhereError('value', `"${as}" takes what is asked of the record that it names`)
  if (deep === 0)
    throw new WhereError(
      'list',
      `"${as}" is further than a list is asked; expected ${RELATIONS_DEEP} relations at most`,
    )
  const filters = await allFilters(await load(), asked, deep - 1)
  const isSeveral = filters.length > 1 && !filters.every(({ isAlternative }) => isAlternative)
  if (filters.length === 0) throw new WhereError('list', `nothing is asked of "${as}"; expected a condition`)
  if (isSeveral && !isOne)
    throw new WhereError(
      'list',
      `"${as}" may be several records; expected one condition, so that one of them meets it`,
    )
  // Who refers to none would meet it, too.
  if (filters.some(({ isNot }) => isNot))
    throw new WhereError('list', `"not" stands in "${as}"; expected it around; write not: { ${as}: { … } }`)
  return filters.map((filter) =>
    filter.field === ID_FILTER ? filter : { ...filter, field: `${as}.${filter.field}` },
  )
}

async function anyOf(asking: Asking, asked: unknown, deep: number): Promise<readonly Filter[]> {
  if (!Array.isArray(asked)) throw new WhereError('value', '"or" takes a list')
  if (asked.length === 0) return [NOTHING]
  const each = await Promise.all(
    asked.map((one: unknown, place) => oneOf(asking, 'or', one, deep).catch(atStep(place))),
  )
  return each.map((filter) => ({ ...filter, isAlternative: true }))
}

async function opposite(asking: Asking, asked: unknown, deep: number): Promise<Filter> {
  const filter = await oneOf(asking, 'not', asked, deep)
  if (filter.isNot) throw new WhereError('list', '"not" stands in "not"; expected what is meant without both')
  return { ...filter, isNot: true }
}

/** Lists combine conditions one by one. */
async function oneOf(asking: Asking, word: string, asked: unknown, deep: number): Promise<Filter> {
  const [filter, ...more] = isPlain(asked) ? await allFilters(asking, asked, deep) : []
  if (!filter || more.length > 0 || filter.isAlternative)
    throw new WhereError(
      'list',
      `"${word}" does not hold one condition each; expected one, which is all that a list is asked there`,
    )
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
  if (Object.keys(others).length > 0)
    throw new WhereError('operator', 'the id is asked for by "in", "from" and "to"', ['in', 'from', 'to'])
  if (Array.isArray(ids)) return { in: ids }
  return { ...(typeof from === 'number' && { from }), ...(typeof to === 'number' && { to }) }
}

function fieldFilters(field: string, config: Field, asked: unknown): readonly Filter[] {
  const known = filterSchemas(config)
  if (!isPlain(asked)) return same(field, known, asked)
  const operators = Object.entries(asked)
  if (operators.length === 0)
    throw new WhereError('value', `nothing is asked of "${field}": leave it out to mean all`)
  return operators.map(([name, value]: readonly [string, unknown]): Filter => {
    const operator = FILTER_OPERATORS.find((each) => each === name)
    const schema = operator && known[operator]
    if (!schema)
      throw new WhereError('operator', `"${field}" has no filter "${name}"`, Object.keys(known)).at(name)
    if (Array.isArray(value) !== (operator === 'in'))
      throw new WhereError(
        'value',
        `"${name}" takes ${operator === 'in' ? 'a list' : 'one value'}; expected ${operator === 'in' ? '[…]' : 'or: [{ … }, { … }] for several'}`,
      ).at(name)
    const values = [parseOperand(config, operator, value)].flat().map(filterValue)
    const wrong = values.find((each) => !schema.safeParse(String(each)).success)
    if (wrong !== undefined)
      throw new WhereError(
        'value',
        `"${field}" is not filtered by "${name}" for ${JSON.stringify(wrong)}`,
      ).at(name)
    return values.length === 0 ? NOTHING : { field, operator, values }
  })
}

/** A plain value asks for the same one. */
function same(field: string, known: ReturnType<typeof filterSchemas>, value: unknown): readonly Filter[] {
  if ((value === null || value === '') && known.empty) return [{ field, operator: 'empty', values: [true] }]
  const [operator, ...more] = equalityOperators(known)
  if (!operator)
    throw new WhereError('operator', `lists are not asked for the same "${field}"`, Object.keys(known))
  const values = [filterValue(value)]
  if (values.some((each) => !known[operator]?.safeParse(String(each)).success))
    throw new WhereError('value', `"${field}" is never ${JSON.stringify(value)}`)
  return [operator, ...more].map((each) => ({ field, operator: each, values }))
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function filterValue(value: unknown): FilterValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  throw new WhereError('value', `${JSON.stringify(value)} is nothing that a field is compared with`)
}
