import type { Request } from '../load/build-request.ts'

/** A call measured with few rows and with many. */
export interface GrowingCall {
  readonly name: string
  /** Why its time grows with the rows, or does not. */
  readonly why: string
  /** The largest number of rows it is measured with. */
  readonly most?: number
  /** How many times as long it may take with 100,000 rows as with 1,000. */
  readonly times?: number
  request(rows: number): Request
}

const PAGE_SIZE = 25
const PAGE_TIMES = 1.3
const CHANGE_TIMES = 2
/** Where many are found, counted and sorted. */
const MANY_TIMES = 5

const search = (name: string, why: string, query: (rows: number) => string): GrowingCall => ({
  name,
  why,
  request: (rows) => ({ method: 'GET', path: `/api/player?pageSize=${PAGE_SIZE}&${query(rows)}` }),
})
const page: typeof search = (...call) => ({ ...search(...call), times: PAGE_TIMES })
const many: typeof search = (...call) => ({ ...search(...call), times: MANY_TIMES })
const lastPage = (rows: number) => `page=${rows / PAGE_SIZE}`

export const growingCalls: readonly GrowingCall[] = [
  page(
    'first page',
    'no more is read than is shown: the database counts its rows as they come and go',
    () => 'page=1',
  ),
  page('next page', 'as the first', () => 'page=2'),
  page('last page', 'as the first: it is found from the end', lastPage),
  page('sorted', 'as the first: an index has the order', () => 'page=1&sort=name'),
  page(
    'sorted, last page',
    'as the first: it is found from the end',
    (rows) => `${lastPage(rows)}&sort=name`,
  ),
  search('search, one found', 'an index of letters leads to it', (rows) => `q=joueur${rows}@`),
  many('search, a twelfth found', 'as many more are found and counted', () => 'q=rachid'),
  many('search, sorted', 'the index that has the order is walked', () => 'q=rachid&sort=name'),
  many('contains, sorted', 'as a search that is sorted', () => 'filter.name.contains=rachid&sort=email'),
  many(
    'two filters, sorted',
    'as many more meet each of them',
    () => 'filter.role.in=goalkeeper&filter.wilaya.in=Oran&sort=name',
  ),
  {
    name: 'dashboard',
    why: 'charts count all rows',
    times: MANY_TIMES,
    request: () => ({ method: 'GET', path: '/api/home' }),
  },
  {
    name: 'read',
    why: 'the id leads to the row',
    request: (rows) => ({ method: 'GET', path: `/api/player/read/${rows / 2}` }),
  },
  {
    name: 'change',
    why: 'one row and its places in the indexes',
    times: CHANGE_TIMES,
    request: (rows) => ({
      method: 'PUT',
      path: '/api/player/update',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: rows / 2,
        name: `Riyad ${Math.random()}`,
        email: `joueur${rows / 2}@example.dz`,
      }),
    }),
  },
  {
    name: 'whole list',
    why: 'all of it is written and sent',
    most: 100_000,
    request: () => ({ method: 'GET', path: '/api/player' }),
  },
]
