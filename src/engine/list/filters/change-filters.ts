import {
  ID_FILTER,
  type Filter,
  type FilterOperator,
  type FilterValue,
} from '../../../schema/where/filter.ts'
import type { ListState } from '../../list-data/list-state.ts'

/** What a field is filtered for by an operator, or is not to be. */
export function filterValues(
  filters: readonly Filter[],
  field: string,
  operator: FilterOperator,
  isNot = false,
): readonly FilterValue[] {
  return filters.find((filter) => isSame(filter, { field, operator, isNot }))?.values ?? []
}

/**
 * The list with a filter in place of the one of its field and operator, from the first page; one without values is none.
 * A new one is an alternative where there are alternatives.
 */
export function withFilter(state: ListState, filter: Filter): ListState {
  const isChanged = state.filters.some((each) => isSame(each, filter))
  const filters = isChanged
    ? state.filters.map((each) => (isSame(each, filter) ? { ...each, values: filter.values } : each))
    : [...state.filters, hasAlternatives(state.filters) ? { ...filter, isAlternative: true } : filter]
  return { ...state, page: 1, filters: filters.filter(({ values }) => values.length > 0) }
}

export function withoutFilter(state: ListState, filter: Filter): ListState {
  return { ...state, page: 1, filters: state.filters.filter((each) => each !== filter) }
}

export function hasAlternatives(filters: readonly Filter[]): boolean {
  return filters.some(({ isAlternative }) => isAlternative)
}

/** The filters of which one may be enough: the records that somebody selected are meant whatever the others say. */
export function combinable(filters: readonly Filter[]): readonly Filter[] {
  return filters.filter(({ field }) => field !== ID_FILTER)
}

/** All of the filters must be met, or one of them is enough. */
export function combined(state: ListState, isOneEnough: boolean): ListState {
  const filters = state.filters.map((filter) =>
    filter.field === ID_FILTER ? filter : marked(filter, 'isAlternative', isOneEnough),
  )
  return { ...state, page: 1, filters }
}

/** What can be asked the other way round: what is not between two limits is two questions. */
export const INVERTIBLE: readonly FilterOperator[] = ['in', 'contains', 'startsWith', 'within', 'anniversary']

/** What a field is filtered for is not to be so, or to be so again. */
export function inverted(state: ListState, field: string, isNot: boolean): ListState {
  const filters = state.filters.map((filter) =>
    filter.field === field && INVERTIBLE.includes(filter.operator) ? marked(filter, 'isNot', isNot) : filter,
  )
  return { ...state, page: 1, filters }
}

/** With a mark, or without it: it is not kept as false, so that equal filters are the same. */
function marked(filter: Filter, mark: 'isNot' | 'isAlternative', isMarked: boolean): Filter {
  const { [mark]: _former, ...rest } = filter
  return isMarked ? { ...rest, [mark]: true } : rest
}

function isSame(one: Omit<Filter, 'values'>, other: Omit<Filter, 'values'>): boolean {
  return (
    one.field === other.field &&
    one.operator === other.operator &&
    (one.isNot ?? false) === (other.isNot ?? false)
  )
}
