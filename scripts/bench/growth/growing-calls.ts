import type { Request } from '../load/build-request.ts'

/** A call measured with few rows and with many. */
export interface GrowingCall {
  readonly name: string
  /** Why its time grows with the rows, or does not. */
  readonly why: string
  /** The largest number of rows it is measured with. */
  readonly most?: number
  request(rows: number): Request
}

const PAGE_SIZE = 25

const page = (name: string, why: string, query: (rows: number) => string): GrowingCall => ({
  name,
  why,
  request: (rows) => ({ method: 'GET', path: `/api/player?pageSize=${PAGE_SIZE}&${query(rows)}` }),
})
const lastPage = (rows: number) => `page=${rows / PAGE_SIZE}`

export const growingCalls: readonly GrowingCall[] = [
  page('first page', 'counting the rows, over the smallest index', () => 'page=1'),
  page('next page', 'as the first', () => 'page=2'),
  page('last page', 'as the first: it is found from the end', lastPage),
  page('sorted', 'as the first: an index has the order', () => 'page=1&sort=name'),
  page(
    'sorted, last page',
    'as the first: it is found from the end',
    (rows) => `${lastPage(rows)}&sort=name`,
  ),
  page('search, one found', 'an index of letters leads to it', (rows) => `q=joueur${rows}@`),
  page('search, a twelfth found', 'as many more are found and counted', () => 'q=rachid'),
  page('search, sorted', 'as many more are found and sorted', () => 'q=rachid&sort=name'),
  {
    name: 'read',
    why: 'the id leads to the row',
    request: (rows) => ({ method: 'GET', path: `/api/player/read/${rows / 2}` }),
  },
  {
    name: 'change',
    why: 'one row and its places in the indexes',
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
