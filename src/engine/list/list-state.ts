import { PAGE_SIZE } from '../../schema/session-contract.ts'
import { MAX_SEARCH_LENGTH, type ListQuery } from '../../schema/list-query.ts'

/** What a list shows, as the address bar holds it. */
export interface ListState {
  /** From 1. */
  readonly page: number
  readonly q: string
  readonly sort: string | undefined
  readonly order: 'asc' | 'desc'
}

/** A hand-written address is read with good will: what makes no sense is left out. */
export function readListState(search: URLSearchParams, sortable: readonly string[]): ListState {
  const page = Number(search.get('page') ?? 1)
  const sort = search.get('sort') ?? undefined
  return {
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, 1_000_000) : 1,
    q: (search.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    sort: sort !== undefined && sortable.includes(sort) ? sort : undefined,
    order: search.get('order') === 'desc' ? 'desc' : 'asc',
  }
}

/** Only what differs from a plain visit is written. */
export function writeListState(state: ListState): URLSearchParams {
  const search = new URLSearchParams()
  if (state.q !== '') search.set('q', state.q)
  if (state.sort !== undefined) search.set('sort', state.sort)
  if (state.sort !== undefined && state.order === 'desc') search.set('order', 'desc')
  if (state.page > 1) search.set('page', String(state.page))
  return search
}

export function listQuery(state: ListState): ListQuery {
  return {
    page: state.page,
    pageSize: PAGE_SIZE,
    ...(state.sort !== undefined && { sort: state.sort, order: state.order }),
    ...(state.q.trim() !== '' && { q: state.q.trim() }),
  }
}

/** The next press on a column's header: ascending, descending, as entered. */
export function nextSort(state: ListState, key: string): ListState {
  if (state.sort !== key) return { ...state, page: 1, sort: key, order: 'asc' }
  if (state.order === 'asc') return { ...state, page: 1, order: 'desc' }
  return { ...state, page: 1, sort: undefined, order: 'asc' }
}
