import { parseFilter } from '../../kinds/core/filter/filters.ts'
import { allColumns, sortableKeys } from '../../kinds/core/cell/list-columns.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { columnKey } from '../../schema/entity/list-column.ts'
import { filterParameters, type Filter } from '../../schema/where/filter.ts'
import { MAX_SEARCH_LENGTH, type ListQuery } from '../../schema/where/list-query.ts'
import { PAGE_SIZE } from '../../schema/access/session-contract.ts'

/** The state of a list, as its URL stores it. */
export interface ListState {
  /** Starts at 1. */
  readonly page: number
  readonly q: string
  readonly sort: string | undefined
  readonly order: 'asc' | 'desc'
  /** One at most for each field and operator. */
  readonly filters: readonly Filter[]
  /** The keys of the chosen columns in their order; undefined shows those of the config. */
  readonly columns: readonly string[] | undefined
  /** Undefined leaves it to the preference of the administrator, as the density. */
  readonly pageSize: PageSize | undefined
  readonly density: Density | undefined
  /** Of columns that somebody made as wide, as `name:240;phone:120;`; undefined as for the density. */
  readonly widths: string | undefined
  /** The id of the saved view that it began as. */
  readonly view: string | undefined
}

/** Rows that a page may hold. */
export const PAGE_SIZES = [PAGE_SIZE, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

export function parsePageSize(text: string | null): PageSize | undefined {
  return PAGE_SIZES.find((each) => String(each) === text)
}

export const DENSITIES = ['normal', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

export function parseWidths(text: string | null): string | undefined {
  return /^([\w.,]+:\d{2,3};)+$/.exec(text ?? '')?.[0]
}

export function parseDensity(text: string | null): Density | undefined {
  return DENSITIES.find((each) => each === text)
}

// Of what a list was opened with.
const VIEW = /^(all|\d{1,10})$/

/** Parses a query string; invalid parts are ignored. */
export function readListState(search: URLSearchParams, entity: AnyEntity): ListState {
  const page = Number(search.get('page') ?? 1)
  const sort = search.get('sort') ?? undefined
  return {
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, 1_000_000) : 1,
    q: (search.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    sort: sort !== undefined && sortableKeys(entity).includes(sort) ? sort : undefined,
    order: search.get('order') === 'desc' ? 'desc' : 'asc',
    filters: readFilters(search, entity),
    columns: readColumns(search, entity),
    pageSize: parsePageSize(search.get('pageSize')),
    density: parseDensity(search.get('density')),
    widths: parseWidths(search.get('widths')),
    view: VIEW.exec(search.get('view') ?? '')?.[0],
  }
}

function readFilters(search: URLSearchParams, entity: AnyEntity): readonly Filter[] {
  return [...new Set(search.keys())].flatMap((name) => parseFilter(entity, name, search.getAll(name)) ?? [])
}

function readColumns(search: URLSearchParams, entity: AnyEntity): readonly string[] | undefined {
  const known = allColumns(entity).map(columnKey)
  const keys = [...new Set(search.getAll('columns'))].filter((key) => known.includes(key))
  return keys.length > 0 ? keys : undefined
}

/** Serializes a state without its default values. */
export function writeListState(state: ListState): URLSearchParams {
  const search = new URLSearchParams()
  if (state.q !== '') search.set('q', state.q)
  for (const [name, values] of Object.entries(filterParameters(state.filters))) {
    for (const value of values) search.append(name, value)
  }
  if (state.sort !== undefined) search.set('sort', state.sort)
  if (state.sort !== undefined && state.order === 'desc') search.set('order', 'desc')
  for (const key of state.columns ?? []) search.append('columns', key)
  if (state.pageSize !== undefined) search.set('pageSize', String(state.pageSize))
  if (state.density !== undefined) search.set('density', state.density)
  if (state.widths !== undefined) search.set('widths', state.widths)
  if (state.view !== undefined) search.set('view', state.view)
  if (state.page > 1) search.set('page', String(state.page))
  return search
}

export function listQuery(state: ListState, pageSize: number = PAGE_SIZE): ListQuery {
  return {
    page: state.page,
    pageSize,
    ...(state.sort !== undefined && { sort: state.sort, order: state.order }),
    ...(state.q.trim() !== '' && { q: state.q.trim() }),
    ...(state.filters.length > 0 && { filters: state.filters }),
  }
}

/** The next state of a pressed header: ascending, descending, unsorted. */
export function nextSort(state: ListState, key: string): ListState {
  if (state.sort !== key) return { ...state, page: 1, sort: key, order: 'asc' }
  if (state.order === 'asc') return { ...state, page: 1, order: 'desc' }
  return { ...state, page: 1, sort: undefined, order: 'asc' }
}

/** The page numbers to link: first, last and around the current one; null stands for a gap. */
export function pageNumbers(current: number, count: number): readonly (number | null)[] {
  const shown = [1, current - 1, current, current + 1, count]
    .filter((page) => page >= 1 && page <= count)
    .filter((page, place, all) => all.indexOf(page) === place)
  return shown.flatMap((page, place) => {
    const skipped = page - (shown[place - 1] ?? 0) - 1
    if (skipped === 1) return [page - 1, page]
    return skipped > 1 ? [null, page] : [page]
  })
}
