/** How a list is filtered by a field. Each field kind names the operators it knows, and what their values may be. */
export const FILTER_OPERATORS = [
  'in',
  'contains',
  'startsWith',
  'from',
  'to',
  'within',
  'anniversary',
  'is',
  'empty',
] as const
export type FilterOperator = (typeof FILTER_OPERATORS)[number]

export type FilterValue = string | number | boolean

/** One condition of a list; a record meets it with any of the values. */
export interface Filter<Value extends FilterValue = FilterValue> {
  /** Or the way to one, through what a record refers to: `Stadium.wilaya` */
  readonly field: string
  readonly operator: FilterOperator
  /** A record meets it with none of the values. */
  readonly isNot?: boolean
  /** Of all those that say so, one is enough. */
  readonly isAlternative?: boolean
  readonly values: readonly Value[]
}

/** Each value but those of `in`, which an index leads to, is looked for in every row. */
const MAX_FILTER_VALUES = 20

/** What every record has besides its fields. Its values are numbers and spans of them, `12` and `20-61`. */
export const ID_FILTER = 'id'

/** Each is a condition of its own, of which databases take some hundreds. */
export const MAX_ID_SPANS = 200

/** How many values a filter may have. */
export function mostValues({ field, operator }: Pick<Filter, 'field' | 'operator'>): number {
  if (field === ID_FILTER) return MAX_ID_SPANS
  return operator === 'in' ? Infinity : MAX_FILTER_VALUES
}

type NamedFilter = Omit<Filter, 'values'>

const PARAMETER = /^(filter|any)\.([\w.]+?)\.(not\.)?(\w+)$/

/**
 * The query parameter of a filter, in the address bar and in calls alike, repeated for each value: `filter.role.in`,
 * `filter.role.not.in`, `filter.Stadium.wilaya.in`, and `any.role.in` of those of which one is enough.
 */
export function filterParameter({ field, operator, isNot, isAlternative }: NamedFilter): string {
  return `${isAlternative ? 'any' : 'filter'}.${field}.${isNot ? 'not.' : ''}${operator}`
}

/** What a parameter asks for; null when it names no operator. */
export function parseFilterParameter(name: string): NamedFilter | null {
  const [, way, field, not, asked] = PARAMETER.exec(name) ?? []
  const operator = FILTER_OPERATORS.find((each) => each === asked)
  if (!field || !operator) return null
  return { field, operator, ...(not && { isNot: true }), ...(way === 'any' && { isAlternative: true }) }
}

/** Query parameters by name, each with a list of values. */
export function filterParameters(filters: readonly Filter[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    filters.map((filter) => [filterParameter(filter), filter.values.map((value) => String(value))]),
  )
}
