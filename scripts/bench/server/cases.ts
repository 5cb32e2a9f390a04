import type { Request } from '../load/build-request.ts'

/** A measured call. */
export interface Case {
  readonly name: string
  /** Number of players. */
  readonly rows: number
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** The data change before each call, so that no answer is cached; the bare server serializes its objects each time too. */
  readonly isBuilt?: boolean
  /** Sent with the ETag of the previous answer. */
  readonly isKnown?: boolean
}

/** What a browser accepts. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' } as const
const PAGE = '/api/player?page=7&pageSize=25&sort=name'

export const LIST = 'list, unchanged'
export const LIST_BUILT = 'list, built'
export const FEW = 'page of 1,000'
export const MANY = 'page of 100,000'
export const PAGES = 'page of 100,000 beside 1,000'

export const cases: readonly Case[] = [
  { name: LIST, rows: 2_000, path: '/api/player', headers: BROWSER },
  { name: 'list, as it goes uncompressed', rows: 2_000, path: '/api/player' },
  { name: 'list, known', rows: 2_000, path: '/api/player', headers: BROWSER, isKnown: true },
  { name: LIST_BUILT, rows: 2_000, path: '/api/player', isBuilt: true },
  { name: FEW, rows: 1_000, path: PAGE, headers: BROWSER },
  { name: MANY, rows: 100_000, path: PAGE, headers: BROWSER },
  { name: 'page of 1,000, built', rows: 1_000, path: PAGE, isBuilt: true },
  { name: 'page of 100,000, built', rows: 100_000, path: PAGE, isBuilt: true },
  { name: 'read', rows: 2_000, path: '/api/player/read/77', headers: BROWSER },
  { name: 'login page', rows: 2_000, path: '/login', headers: { ...BROWSER, accept: 'text/html' } },
]

/** The request of a logged-in administrator. */
export function requestOf({ path, headers = {} }: Case, cookie: string): Request {
  return { method: 'GET', path, headers: { ...headers, cookie } }
}
