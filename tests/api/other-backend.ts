import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export type Values = Readonly<Record<string, unknown>>

/** How a backend speaks, which is no code of this program. */
export interface Shape {
  readonly paths: {
    readonly login: string
    readonly logout: string
    readonly me: string
    readonly people: string
  }
  readonly id: (serial: number) => number | string
  readonly show: (record: Values) => unknown
  readonly list: (records: readonly unknown[], total: number) => unknown
  readonly one: (record: unknown) => unknown
  /** The field that is refused, and why. */
  readonly refuse: (field: string, message: string) => unknown
  readonly values: (body: Values) => Values
  readonly page: (query: URLSearchParams) => {
    readonly from: number
    readonly size: number
    readonly sort: string
  }
  readonly nameField: string
  /** Where it answers a token; without it a cookie. */
  readonly token?: (token: string) => unknown
}

export interface RunningBackend {
  readonly url: string
  /** `PATCH /people/1` with what was sent, in the order of the calls. */
  readonly calls: readonly { readonly line: string; readonly body: unknown }[]
}

const SECRET = 'un-mot-de-passe'
const TOKEN = 'a-token'

/** A backend of people, as another team has written it: below `/v1`. */
export async function startRunningBackend(shape: Shape): Promise<RunningBackend> {
  const calls: { line: string; body: unknown }[] = []
  const people = new Map<string, Values>()
  const { paths, nameField } = shape
  for (let serial = 1; serial <= 5; serial += 1) {
    const id = shape.id(serial)
    people.set(String(id), { id, [nameField]: `Person ${serial}`, email: `${serial}@example.org` })
  }

  const answer = async (request: IncomingMessage) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const path = pathname.replace(/^\/v1/, '')
    const sent = await text(request)
    const body: Values = sent === '' ? {} : JSON.parse(sent)
    calls.push({
      line: `${request.method} ${path}${decodeURIComponent(new URL(request.url ?? '', 'http://x').search)}`,
      body,
    })
    const by = request.headers[shape.token ? 'authorization' : 'cookie'] ?? ''
    if (request.method === 'POST' && path === paths.login) {
      if (!Object.values(body).includes(SECRET))
        return [401, { title: 'Unauthorized', detail: 'Who are you?' }] as const
      return shape.token ? ([200, shape.token(TOKEN)] as const) : ([204, null] as const)
    }
    if (shape.token && by !== `Bearer ${TOKEN}`) return [401, { title: 'Unauthorized' }] as const
    if (path === paths.logout) return [204, null] as const
    if (path === paths.me)
      return [
        200,
        shape.one(shape.show({ id: shape.id(9), [nameField]: 'Me', email: 'me@example.org' })),
      ] as const
    const id = path.startsWith(`${paths.people}/`) ? path.slice(paths.people.length + 1) : undefined
    const values = shape.values(body)
    if (values['email'] === '') return [422, shape.refuse('email', 'is missing')] as const
    if (id === undefined && request.method === 'POST') {
      const created = { id: shape.id(6), ...values }
      people.set(String(created.id), created)
      return [201, shape.one(shape.show(created))] as const
    }
    if (id === undefined) {
      const { from, size, sort } = shape.page(searchParams)
      const sorted = [...people.values()].sort((one, other) =>
        String(one[nameField]).localeCompare(String(other[nameField])),
      )
      if (sort.startsWith('-')) sorted.reverse()
      return [200, shape.list(sorted.slice(from, from + size).map(shape.show), people.size)] as const
    }
    const found = people.get(id)
    if (!found) return [404, { title: 'Not Found', status: 404 }] as const
    if (request.method === 'PATCH') people.set(id, { ...found, ...values })
    if (request.method === 'DELETE') people.delete(id)
    return request.method === 'GET' ? ([200, shape.one(shape.show(found))] as const) : ([204, null] as const)
  }

  const send = async (request: IncomingMessage, response: ServerResponse) => {
    const [status, body] = await answer(request)
    response.writeHead(status, { 'content-type': 'application/json', 'x-total-count': String(people.size) })
    response.end(body === null ? undefined : JSON.stringify(body))
  }
  const server = createServer((request, response) => {
    void send(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address: AddressInfo | string | null = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}/v1`, calls }
}
