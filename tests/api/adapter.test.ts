import { afterEach, describe, expect, it, vi } from 'vitest'
import { loginCall, logoutCall } from '../../src/accounts/calls/login-calls.ts'
import { app as settings } from '../../src/generated/app.ts'
import { recordSchemaOf } from '../../src/kinds/core/definition/record.ts'
import type { EntityRecord } from '../../src/schema/entity/field-definition.ts'
import type { RecordId } from '../../src/schema/values/record-id.ts'
import { email, text } from '../../src/tribune/index.ts'
import type { OtherBackend } from '../../src/schema/entity/backend.ts'
import { defineEntity } from '../../src/schema/entity/entity.ts'
import type { Endpoints } from '../../src/schema/entity/endpoint.ts'
import { buildAdapter } from '../../scripts/develop/generate/output/adapter.ts'
import { startRunningBackend, type Shape, type Values } from './other-backend.ts'

const uuid = (serial: number) => `0192f000-0000-7000-8000-00000000000${serial}`

interface Case {
  readonly title: string
  readonly shape: Shape
  readonly options: OtherBackend
  readonly endpoints: Endpoints
  readonly ids?: 'text'
  /** What the field `first_name` is called. */
  readonly wireName?: string
  readonly id: number | string
  readonly created: number | string
  /** What is called, in this order, and what is sent with it. */
  readonly list: string
  readonly sent: { readonly login: Values; readonly update: Values }
}

const rest = (path: string, one: string | null, many: string | null): Endpoints => ({
  list: { method: 'GET', path, answer: many },
  read: { method: 'GET', path: `${path}/:id`, answer: one },
  create: { method: 'POST', path, body: 'json' },
  update: { method: 'PATCH', path: `${path}/:id`, body: 'json' },
  destroy: { method: 'DELETE', path: `${path}/:id` },
})

const cases: readonly Case[] = [
  {
    title: 'plain lists, a header with their total, and problem+json with errors by field',
    shape: {
      paths: { login: '/login', logout: '/logout', me: '/me', people: '/people' },
      id: (serial) => serial,
      show: (record) => record,
      list: (records) => records,
      one: (record) => record,
      refuse: (field, message) => ({ title: 'Unprocessable', status: 422, errors: { [field]: [message] } }),
      values: (body) => body,
      page: (query) => {
        const size = Number(query.get('_limit'))
        const sort = (query.get('_order') === 'desc' ? '-' : '') + query.get('_sort')
        return { size, from: (Number(query.get('_page')) - 1) * size, sort }
      },
      nameField: 'first_name',
    },
    options: {
      login: { path: '/login', user: 'username' },
      logout: { method: 'POST', path: '/logout' },
      account: { path: '/me', answer: null },
      list: {
        page: '_page',
        pageSize: '_limit',
        search: 'q',
        sort: '_sort',
        order: '_order',
        total: 'X-Total-Count',
      },
    },
    endpoints: rest('/people', null, null),
    id: 4,
    created: 6,
    list: 'GET /people?_page=2&_limit=2&_sort=first_name&_order=desc&q=person',
    sent: { login: { username: 'me', password: 'un-mot-de-passe' }, update: { first_name: 'Lina' } },
  },
  {
    title: 'documents like those of JSON:API',
    shape: {
      paths: { login: '/sessions', logout: '/sessions/current', me: '/accounts/me', people: '/people' },
      id: (serial) => String(serial),
      show: ({ id, ...attributes }) => ({ type: 'people', id, attributes }),
      list: (data, total) => ({ data, meta: { total } }),
      one: (data) => ({ data }),
      refuse: (field, detail) => ({
        errors: [
          { status: '422', title: 'Invalid', detail, source: { pointer: `/data/attributes/${field}` } },
        ],
      }),
      values: ({ data }) => Object(data).attributes ?? {},
      page: (query) => {
        const size = Number(query.get('page[size]'))
        return { size, from: Number(query.get('page[number]')) * size, sort: query.get('sort') ?? '' }
      },
      nameField: 'firstName',
      token: (token) => ({ meta: { token } }),
    },
    options: {
      login: { path: '/sessions', user: 'email', token: 'meta.token' },
      logout: { method: 'DELETE', path: '/sessions/current' },
      account: { path: '/accounts/me', answer: 'data' },
      list: {
        page: 'page[number]',
        firstPage: 0,
        pageSize: 'page[size]',
        search: 'filter[search]',
        sort: 'sort',
        descending: '-',
        total: 'meta.total',
      },
      records: 'json:api',
    },
    endpoints: rest('/people', 'data', 'data'),
    ids: 'text',
    wireName: 'firstName',
    id: '4',
    created: '6',
    list: 'GET /people?page[number]=1&page[size]=2&sort=-firstName&filter[search]=person',
    sent: {
      login: { email: 'me', password: 'un-mot-de-passe' },
      update: { data: { type: 'people', id: '4', attributes: { firstName: 'Lina' } } },
    },
  },
  {
    title: 'other names, UUIDs, and a token',
    shape: {
      paths: { login: '/auth/token', logout: '/auth/revoke', me: '/users/me', people: '/users' },
      id: uuid,
      show: (record) => record,
      list: (items, total) => ({ result: { items, total_count: total } }),
      one: (result) => ({ result }),
      refuse: (field, message) => ({ detail: 'Refused', errors: [{ field, message }] }),
      values: (body) => body,
      page: (query) => {
        const size = Number(query.get('per_page'))
        return { size, from: (Number(query.get('page')) - 1) * size, sort: query.get('ordering') ?? '' }
      },
      nameField: 'given_name',
      token: (token) => ({ access_token: token }),
    },
    options: {
      login: { path: '/auth/token', user: 'user_name', password: 'pass_word', token: 'access_token' },
      logout: { method: 'POST', path: '/auth/revoke' },
      account: { path: '/users/me', answer: 'result' },
      list: { pageSize: 'per_page', sort: 'ordering', descending: '-', total: 'result.total_count' },
    },
    endpoints: rest('/users', 'result', 'result.items'),
    ids: 'text',
    wireName: 'given_name',
    id: uuid(4),
    created: uuid(6),
    list: 'GET /users?page=2&per_page=2&ordering=-given_name&q=person',
    sent: {
      login: { user_name: 'me', pass_word: 'un-mot-de-passe' },
      update: { given_name: 'Lina' },
    },
  },
]

const personOf = ({ endpoints, ids, wireName }: Case) =>
  defineEntity({
    name: 'person',
    path: '/people',
    menu: { label: 'Personnes', icon: 'lucide-react/icons/user', order: 1 },
    endpoints,
    ...(ids && { ids }),
    fields: {
      first_name: text({ label: 'Prénom', ...(wireName !== undefined && { wireName }) }),
      email: email({ label: 'Email', required: true }),
    },
    list: { title: 'personnes', add: 'Ajouter', columns: ['first_name'] },
  })

const app = (of: Case) => ({ name: 'People', backend: of.options })

/** The calls of the browser, with the adapter that is generated for a program. */
async function openCalls(of: Case, url: string) {
  const entity = personOf(of)
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubEnv('VITE_API_BASE_URL', url)
  vi.resetModules()
  const file = { file: 'entities/person.ts', exportedAs: 'person', entity }
  const source = buildAdapter({ app: app(of), entities: [file], account: entity })
  const [, given = ''] = /createAdapter\(([^]*)\)/.exec(source) ?? []
  const { createAdapter } = await import('../../src/api/adapter.ts')
  const [options, paths, entities] = JSON.parse(`[${given}]`)
  vi.doMock('../../src/generated/app.ts', () => ({ app: settings, hasOtherBackend: true }))
  vi.doMock('../../src/generated/adapter.ts', () => ({ adapter: createAdapter(options, paths, entities) }))
  const { createEntityClient } = await import('../../src/api/entity-client.ts')
  const { readCurrentAdminCall } = await import('../../src/calls/session.ts')
  const { request } = await import('../../src/api/request.ts')
  const client = createEntityClient<EntityRecord, Values, Values & { id: RecordId }>(
    entity,
    recordSchemaOf(entity),
  )
  return { client, request, stored, readCurrentAdminCall }
}

const { signal } = new AbortController()
const login = (user: string, secret: string) => ({ body: { user, password: secret } })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const each of ['adapter', 'app']) vi.doUnmock(`../../src/generated/${each}.ts`)
  vi.resetModules()
})

describe.each(cases)('a backend with $title', (each) => {
  const { id, created } = each
  const open = async () => {
    const backend = await startRunningBackend(each.shape)
    const calls = await openCalls(each, backend.url)
    await calls.request(loginCall, login('me', 'un-mot-de-passe'))
    const last = () => backend.calls.at(-1)
    return { ...calls, last }
  }

  it('logs in and out, and says who is logged in', async () => {
    const backend = await startRunningBackend(each.shape)
    const { request, stored, readCurrentAdminCall } = await openCalls(each, backend.url)
    const wrong = await request(loginCall, login('me', 'wrong')).catch((error: unknown) => error)
    // No session was over: there was none.
    expect(wrong).toMatchObject({ name: 'RefusedError', message: 'Who are you?' })
    await request(loginCall, login('me', 'un-mot-de-passe'))
    expect(backend.calls.at(-1)?.body).toEqual(each.sent.login)
    const { adminData } = await request(readCurrentAdminCall, {})
    expect(adminData).toMatchObject({ first_name: 'Me', email: 'me@example.org' })
    await request(logoutCall, { body: {} })
    expect(stored.size).toBe(0)
  })

  it('is asked for a page of its list, and says how many there are', async () => {
    const { client, last } = await open()
    const query = { page: 2, pageSize: 2, sort: 'first_name', order: 'desc', q: 'person' } as const
    const page = await client.page(query, signal)
    expect(last()?.line).toBe(each.list)
    expect(page).toMatchObject({
      total: 5,
      records: [{ first_name: 'Person 3' }, { first_name: 'Person 2' }],
    })
  })

  it('reads, creates, changes and deletes a record', async () => {
    const { client, last } = await open()
    expect(await client.read(id)).toMatchObject({ id, first_name: 'Person 4', email: '4@example.org' })
    expect(await client.create({ first_name: 'Rayan', email: 'r@example.org' })).toBe(created)
    await client.update({ id, first_name: 'Lina' })
    expect(last()?.body).toEqual(each.sent.update)
    expect(await client.read(id)).toMatchObject({ first_name: 'Lina', email: '4@example.org' })
    await client.destroy(id)
    const gone = await client.read(id).catch((error: unknown) => error)
    expect(gone).toMatchObject({ name: 'RefusedError', details: { status: 404 } })
  })

  it('refuses a field at its control', async () => {
    const { client } = await open()
    const refused = await client.create({ first_name: 'Rayan', email: '' }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ fieldErrors: [{ msg: 'is missing', path: 'email' }] })
  })
})
