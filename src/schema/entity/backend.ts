import type { Endpoint } from './endpoint.ts'

/** The login of another backend. */
interface BackendLogin {
  /** @example path: '/sessions' */
  readonly path: string
  /**
   * What it calls the name that somebody logs in by; `user` without it.
   * @example user: 'email'
   */
  readonly user?: string
  /**
   * What it calls the password; `password` without it.
   * @example password: 'secret'
   */
  readonly password?: string
  /**
   * Where its answer has a token, which calls carry as `Authorization: Bearer`; cookies without it.
   * @example token: 'data.access_token'
   */
  readonly token?: string
}

/** What another backend calls the parts of a list's query. */
export interface BackendList {
  /** @example page: 'page[number]' */
  readonly page?: string
  /**
   * The number of its first page; 1 without it.
   * @example firstPage: 0
   */
  readonly firstPage?: number
  /** @example pageSize: 'page[size]' */
  readonly pageSize?: string
  /** @example search: 'search' */
  readonly search?: string
  /** @example sort: 'ordering' */
  readonly sort?: string
  /** @example order: '_order' */
  readonly order?: string
  /**
   * What stands before a column that is sorted downwards, in place of `order=desc`.
   * @example descending: '-'
   */
  readonly descending?: string
  /**
   * Where the answer has the number of all records: a place in its body, or a header.
   * @example total: 'meta.total'
   */
  readonly total?: string
}

/**
 * How another backend speaks, at `VITE_API_BASE_URL`. What is left out is as this program's own backend has it; `{}` is one that answers
 * 204 where there is nothing to say, and refuses with `application/problem+json` or with errors by field.
 */
export interface OtherBackend {
  /** @example login: { path: '/sessions', user: 'email', token: 'token' } */
  readonly login?: BackendLogin
  /** @example logout: { method: 'DELETE', path: '/sessions/current' } */
  readonly logout?: Pick<Endpoint, 'method' | 'path'>
  /**
   * Who is logged in; `answer` as an endpoint of an entity has it.
   * @example account: { path: '/me', answer: 'data' }
   */
  readonly account?: { readonly path: string; readonly answer: string | null }
  /** @example list: { page: '_page', pageSize: '_limit', search: 'q', total: 'X-Total-Count' } */
  readonly list?: BackendList
  /**
   * Records have their fields below `attributes`, and are sent as `{ data: { type, id, attributes } }`.
   * @example records: 'json:api'
   */
  readonly records?: 'json:api'
  /**
   * A changed record is sent as what has changed of it alone, as a PATCH wants it.
   * @example updates: 'changes'
   */
  readonly updates?: 'changes'
}
