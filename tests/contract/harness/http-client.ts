import { expect } from 'vitest'
import * as z from 'zod/mini'

const answerSchema = z.looseObject({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ msg: z.string(), path: z.optional(z.string()) }))),
  id: z.optional(z.number()),
})

export type Answer = z.infer<typeof answerSchema>

export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** Nothing of it where the body is a bare list. */
  readonly answer: Answer
  readonly body: unknown
}

export type Values = Readonly<Record<string, unknown>>

/** Headers beside those that go without saying. */
export type SentHeaders = Readonly<Record<string, string>>

/** Calls a server as a browser would, with the cookies of one person. */
export interface HttpClient {
  readonly url: string
  cookie: string
  get(path: string): Promise<Reply>
  json(method: string, path: string, payload?: unknown, headers?: SentHeaders): Promise<Reply>
  multipart(method: string, path: string, payload: Values, headers?: SentHeaders): Promise<Reply>
  raw(path: string, init: RequestInit): Promise<Response>
  logIn(user: string, password: string): Promise<Reply>
}

export function createClient(url: string): HttpClient {
  const client: HttpClient = {
    url,
    cookie: '',
    get: (path) => reply(client.raw(path, {})),
    json: (method, path, payload, headers) =>
      reply(
        client.raw(path, {
          method,
          ...(headers && { headers }),
          ...(payload !== undefined && {
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(payload),
          }),
        }),
      ),
    multipart: (method, path, payload, headers = {}) =>
      reply(client.raw(path, { method, headers, body: formOf(payload) })),
    raw: (path, init) => {
      const headers = new Headers(init.headers)
      if (client.cookie !== '') headers.set('cookie', client.cookie)
      return fetch(url + path, { ...init, headers })
    },
    async logIn(user, password) {
      const answered = await client.json('POST', '/api/auth/login', { user, password })
      const cookie = answered.headers.get('set-cookie')?.split(';')[0]
      if (cookie) client.cookie = cookie
      return answered
    },
  }
  return client
}

async function reply(response: Promise<Response>): Promise<Reply> {
  const { status, headers, body } = await read(await response)
  return { status, headers, answer: answerSchema.parse(Array.isArray(body) ? {} : body), body }
}

async function read(response: Response) {
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const body: unknown = await response.json()
  return { status: response.status, headers: response.headers, body }
}

/** Lists of files become repeated parts, other lists and objects JSON text, as the product sends them. */
export function formOf(payload: Values): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(payload)) {
    const files = [value].flat().filter((each) => each instanceof File)
    if (files.length > 0) files.forEach((file) => form.append(name, file))
    else if (value !== undefined)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}

/** The paths of an answer's mistakes. */
export function pathsOf({ answer }: Reply): readonly (string | undefined)[] {
  return (answer.errors ?? []).map((mistake) => mistake.path)
}

/** Every refusal comes in the documented envelope. */
export function expectRefused({ status, answer }: Reply, expected?: number): void {
  expect(status, JSON.stringify(answer)).toBeGreaterThanOrEqual(400)
  expect(status, JSON.stringify(answer)).toBeLessThan(500)
  if (expected !== undefined) expect(status, JSON.stringify(answer)).toBe(expected)
  expect(answer.success).toBe(false)
  expect(answer.message ?? answer.errors?.[0]?.msg).toBeTruthy()
}
