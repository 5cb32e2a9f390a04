import type { Request } from '../load/build-request.ts'

/** A call that is measured. */
export interface Case {
  readonly name: string
  /** How many players there are. */
  readonly rows: number
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** The data change before each call, so that each answer is built; the bare server then makes it of objects too. */
  readonly isBuilt?: boolean
  /** Asked with the tag of the answer before. */
  readonly isKnown?: boolean
}

/** What a browser says that it reads. */
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

/** The call as it is made by somebody who is logged in. */
export function requestOf({ path, headers = {} }: Case, cookie: string): Request {
  return { method: 'GET', path, headers: { ...headers, cookie } }
}
