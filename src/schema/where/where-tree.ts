import { FILTER_OPERATORS, ID_FILTER, type Filter, type FilterOperator, type FilterValue } from './filter.ts'

/**
 * What is asked of records. A `where`, the conditions of fields, locks and actions, the rules of `access.rows` and the filters of
 * a list are all read into it; `evaluateWhere` asks it of a record at hand, and `compileWhere` of the database.
 */
export type WhereTree =
  | AllOf
  | { readonly any: readonly WhereTree[] }
  | { readonly not: WhereTree }
  | { readonly related: string; readonly where: WhereTree }
  | FieldTest

export interface AllOf {
  readonly all: readonly WhereTree[]
}

/** A field is as one of the values says; `same` asks for a value of it, which may be none. */
export interface FieldTest {
  readonly field: string
  readonly operator: FilterOperator | 'same'
  readonly values: readonly unknown[]
}

/** What a name leads to where it is no field that is asked for itself: the records that are referred to, or rows. */
export type Leads = (name: string, asked: unknown) => Leads | undefined

/** Reads a `where`, or a condition, which asks of no other records. @throws Error for what is none */
export function parseWhere(where: unknown, leads?: Leads): AllOf {
  if (!isPlain(where)) throw new Error('what is asked for is an object of fields')
  return { all: Object.entries(where).flatMap(([name, asked]) => parsePart(name, asked, leads)) }
}

function parsePart(name: string, asked: unknown, leads?: Leads): WhereTree | readonly WhereTree[] {
  if (asked === undefined) return { field: name, operator: 'same', values: [asked] }
  if (name === 'or') return { any: listOf(asked).map((each) => parseWhere(each, leads)) }
  if (name === 'not') return { not: parseWhere(asked, leads) }
  const further = leads?.(name, asked)
  if (further) return { related: name, where: parseWhere(asked, further) }
  return (operatorsOf(asked) ?? [['same', asked] as const]).map(([operator, value]) => ({
    field: name,
    operator,
    values: operator === 'in' ? listOf(value) : [value],
  }))
}

/** Of the filters of a list all are met, and of those that are alternatives one. */
export function toWhereTree(filters: readonly Filter[]): AllOf {
  const any = filters.filter(({ isAlternative }) => isAlternative).map(toTest)
  const all = filters.filter(({ isAlternative }) => !isAlternative).map(toTest)
  return { all: any.length === 0 ? all : [...all, { any }] }
}

function toTest({ field: path, operator, values, isNot }: Filter): WhereTree {
  const [field = path, ...steps] = path.split('.').reverse()
  const test = path === ID_FILTER ? { any: values.map(toSpan) } : { field, operator, values }
  const tree = steps.reduce<WhereTree>((where, related) => ({ related, where }), test)
  return isNot ? { not: tree } : tree
}

function toSpan(value: Filter['values'][number]): WhereTree {
  const [from, to] = spanOf(value)
  return {
    all: [
      { field: ID_FILTER, operator: 'from', values: [from] },
      { field: ID_FILTER, operator: 'to', values: [to] },
    ],
  }
}

export function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new Error('"or" and "in" take a list')
}

/** The operators that a field is asked by; null where it is a plain value, which may be an object too: a text in several languages. */
export function operatorsOf(asked: unknown): readonly (readonly [FilterOperator, unknown])[] | null {
  if (typeof asked !== 'object' || asked === null) return null
  const all = Object.entries(asked)
  const known = all.filter((each): each is [FilterOperator, unknown] =>
    FILTER_OPERATORS.some((operator) => operator === each[0]),
  )
  return all.length > 0 && known.length === all.length ? known : null
}

/** The first and the last id of a span. */
export function spanOf(value: FilterValue): readonly [from: number, to: number] {
  const [from = '', to = from] = String(value).split('-')
  return [Number(from), Number(to)]
}
