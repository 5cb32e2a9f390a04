import { expect } from 'vitest'
import * as z from 'zod/mini'
import { codeOf } from './accounts/authenticator.ts'
import type { HttpClient, Reply } from './http-client.ts'

export const SECRET = 'un-mot-de-passe'
const begunSchema = z.looseObject({ secret: z.string(), sealed: z.string(), address: z.string() })
const codesSchema = z.looseObject({ codes: z.array(z.string()) })

/** A browser that keeps its cookies, as people log in with. */
export interface Visitor {
  readonly client: HttpClient
  call(method: string, path: string, payload?: unknown): Promise<Reply>
  logIn(user: string, password?: string): Promise<Reply>
  giveCode(code: string, remembers?: boolean): Promise<Reply>
  /** Whether somebody is logged in. */
  status(): Promise<number>
  forget(cookie: string): void
}

export function visitor(client: HttpClient): Visitor {
  const cookies = new Map(client.cookie.split('; ').map(nameAndValue))
  const call = async (method: string, path: string, payload?: unknown) => {
    client.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await client.json(method, path, payload)
    for (const cookie of reply.headers.getSetCookie()) {
      const [name, value] = nameAndValue(cookie)
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    client.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return reply
  }
  return {
    client,
    call,
    logIn: (user, password = SECRET) => call('POST', '/api/auth/login', { user, password }),
    giveCode: (code, remembers = false) => call('POST', '/api/auth/login/second-factor', { code, remembers }),
    status: async () => (await call('GET', '/api/admin/data')).status,
    forget: (cookie) => void cookies.delete(cookie),
  }
}

/** Of a cookie, with or without what else is said of it. */
function nameAndValue(cookie: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  return [name, value]
}

const LOGGED_IN = '/api/second-factor'
const AT_LOGIN = '/api/auth/login/second-factor'

/** Sets up an authenticator with the code of half a minute ago, so that the present one is still good. */
export async function setUp(browser: Visitor, at: 'loggedIn' | 'atLogin' = 'loggedIn') {
  const [begin, end] =
    at === 'loggedIn' ? [`${LOGGED_IN}/setup`, LOGGED_IN] : [`${AT_LOGIN}/setup`, `${AT_LOGIN}/setup`]
  const begun = begunSchema.parse((await browser.call('POST', begin, {})).body)
  const give = () => browser.call('PUT', end, { sealed: begun.sealed, code: codeOf(begun.secret, -1) })
  const first = await give()
  // Half a minute may have ended on the way.
  const reply = first.status === 400 ? await give() : first
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return { ...begun, codes: codesSchema.parse(reply.body).codes }
}
