import { serverFeatures } from '../../../src/features/registries/servers.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoredRecord } from '../../../src/schema/entity/field-definition.ts'
import { beginAtLoginCall, setUpAtLoginCall } from '../../../src/accounts/ways/second-factor/calls.ts'
import { LINK_PATH, setByLinkCall } from '../../../src/accounts/calls/account-calls.ts'
import { loginCall } from '../../../src/accounts/calls/login-calls.ts'
import { PENDING_COOKIE, SESSION_COOKIE } from '../../../src/schema/access/session-contract.ts'
import { createApp } from '../../../src/server/app.ts'
import { type Backend, createBackend } from '../../../src/server/backend.ts'
import type { StoredRow } from '../../../src/server/database/database.ts'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import { SESSIONS_TABLE, STATE_TABLE } from '../../../src/server/database/system-tables.ts'
import { createFirstAdministrator } from '../../../src/accounts/server/first-administrator.ts'
import { readRecord } from '../../../src/server/records/reading/read-records.ts'
import { listRecords } from '../../contract/harness/list-records.ts'
import { storeInitialPassword } from '../../../src/accounts/server/passwords.ts'
import { entityNamed } from '../../../src/server/records/store/store.ts'
import { createRecord, destroyRecord, updateRecord } from '../../../src/server/records/write-records.ts'
import { codeOf } from '../../contract/harness/accounts/authenticator.ts'
import { emptyTables } from '../../contract/harness/database/empty-tables.ts'
import { firstAccountOf } from '../../contract/harness/accounts/first-account.ts'
import { proveSessions } from '../../contract/harness/accounts/prove-sessions.ts'
import type { Domain } from '../../domains/domains.ts'
import { clientFolder } from './client-folder.ts'

/** Administrator 1, who is logged in unless a test says otherwise. */
export const ADMIN = {
  username: 'chef',
  email: 'chef@example.dz',
  phone: '0550 00 00 01',
  password: 'un-mot-de-passe',
} as const

export interface Cookie {
  readonly name: string
  readonly value: string
}

type Values = Readonly<Record<string, unknown>>

/** The whole product, or another program of the same engine, listening. */
export interface Product {
  readonly url: string
  /** The session of administrator 1. */
  readonly cookie: Cookie
  create(entityName: string, values: Values): Promise<number>
  update(entityName: string, id: number, values: Values): Promise<void>
  destroy(entityName: string, id: number): Promise<void>
  read(entityName: string, id: number): Promise<StoredRecord>
  list(entityName: string): Promise<readonly StoredRecord[]>
  /** Puts values into a record's columns past every check, as an older program may have left them. */
  write(entityName: string, id: number, columns: StoredRow): Promise<void>
  logIn(user: string, password: string): Promise<Cookie>
  /** As if administrator 1 had the password that a first start makes and prints. */
  printPassword(): Promise<void>
  /** As if everybody had shown so long ago who they are. */
  ageProofs(minutes: number): Promise<void>
  /** Ends everybody's session behind their back. */
  endSessions(): Promise<void>
  /** No records but administrator 1, logged in once. */
  reset(): Promise<void>
  stop(): Promise<void>
}

export async function startProduct(domain: Domain, env?: Readonly<Record<string, string>>): Promise<Product> {
  const { entities, behaviours } = domain
  const folder = await mkdtemp(join(tmpdir(), 'tribune-browser-'))
  const database = await openSqlite(join(folder, 'database.sqlite'))
  const backend = await createBackend({
    features: serverFeatures,
    entities,
    behaviours,
    env,
    database,
    uploadsFolder: join(folder, 'uploads'),
  })
  const first = firstAccountOf(entities)
  await createFirstAdministrator(backend, first.values)
  const { languages } = domain
  const basePath = env?.['BASE_PATH'] ?? ''
  const app = await createApp({
    basePath,
    backend,
    features: serverFeatures,
    languages,
    clientFolder: clientFolder(domain),
  })
  const address: string | AddressInfo | null = await app
    .listen({ host: '127.0.0.1', port: 0 })
    .then(() => app.server.address())
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}${basePath}`
  const cookie = await logIn(backend, url, { user: first.user, password: first.secret })
  const kept = await rowsOf(backend, [backend.account.entity.name, SESSIONS_TABLE])
  return {
    url,
    cookie,
    ...recordsOf(backend),
    logIn: (user, password) => logIn(backend, url, { user, password }),
    printPassword: () => storeInitialPassword(backend.store.queries, backend.account),
    ageProofs: (minutes) => proveSessions(backend, minutes),
    async endSessions() {
      await backend.store.queries.deleteFrom(SESSIONS_TABLE).execute()
    },
    reset: () => reset(backend, kept),
    async stop() {
      app.server.closeAllConnections()
      await app.close()
      await database.queries.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function recordsOf({ store }: Backend) {
  const named = (name: string) => entityNamed(store.entities, name)
  return {
    // Records that a screen only shows need no password, and hashing one takes its time.
    create: (name: string, values: Values) =>
      createRecord(store, named(name), values, { isIncomplete: true }),
    update: (name: string, id: number, values: Values) =>
      updateRecord(store, named(name), id, values, { only: Object.keys(values) }),
    destroy: (name: string, id: number) => destroyRecord(store, named(name), id),
    read: (name: string, id: number) => readRecord(store, named(name), id),
    list: (name: string) => listRecords(store, named(name)),
    async write(name: string, id: number, columns: StoredRow) {
      await store.queries.updateTable(name).set(columns).where('id', '=', id).execute()
    },
  }
}

/** Whoever must set an own password or a second factor first does, and comes in with it. */
async function logIn(
  backend: Pick<Backend, 'account'>,
  url: string,
  person: { readonly user: string; readonly password: string },
): Promise<Cookie> {
  const response = await send(`${url}${loginCall.path}`, 'POST', person)
  const cookie = cookieOf(response)
  if (cookie?.name === PENDING_COOKIE) return setUpFactor(url, cookie)
  if (cookie) return cookie
  const answer = await response.text()
  const token = new RegExp(`${LINK_PATH}#([\\w-]+)`).exec(answer)?.[1]
  if (token === undefined) throw new Error(`could not log in: ${answer}`)
  const { password } = backend.account
  const own = `${person.password}, à moi`
  await send(`${url}${setByLinkCall.path}`, 'PUT', {
    token,
    [password.name]: own,
    [password.field.confirmedBy]: own,
  })
  return logIn(backend, url, { ...person, password: own })
}

/** Ends a login that waits for a factor which the account must have and has not. */
async function setUpFactor(url: string, pending: Cookie): Promise<Cookie> {
  const begun = await send(`${url}${beginAtLoginCall.path}`, 'POST', {}, pending)
  const { secret, sealed } = beginAtLoginCall.answer.parse(await begun.json())
  const sent = { sealed, code: codeOf(secret), remembers: false }
  const response = await send(`${url}${setUpAtLoginCall.path}`, 'PUT', sent, pending)
  const cookie = cookieOf(response)
  if (cookie?.name !== SESSION_COOKIE) throw new Error(`could not set up a factor: ${await response.text()}`)
  return cookie
}

/** Its first with a value; others are taken away with an empty one. */
function cookieOf(response: Response): Cookie | undefined {
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0]?.split('=') ?? [])
  return cookies.flatMap(([name, value]) => (name && value ? [{ name, value }] : []))[0]
}

function send(address: string, method: string, body: object, cookie?: Cookie): Promise<Response> {
  return fetch(address, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(cookie && { cookie: `${cookie.name}=${cookie.value}` }),
    },
    body: JSON.stringify(body),
  })
}

type Rows = ReadonlyMap<string, readonly StoredRow[]>

async function rowsOf({ store }: Backend, tables: readonly string[]): Promise<Rows> {
  const rows = await Promise.all(tables.map((table) => store.queries.selectFrom(table).selectAll().execute()))
  return new Map(tables.map((table, place) => [table, rows[place] ?? []]))
}

async function reset(backend: Backend, kept: Rows): Promise<void> {
  const { store } = backend
  await emptyTables(backend)
  // What somebody did to the first account and its session is undone too.
  for (const table of [...kept.keys()].reverse()) await store.queries.deleteFrom(table).execute()
  for (const [table, rows] of kept) {
    for (const row of rows) await store.queries.insertInto(table).values(row).execute()
  }
  await proveSessions(backend)
  await store.queries.deleteFrom(STATE_TABLE).where('name', '=', 'printedPassword').execute()
  await store.uploads.keepOnly(async () => new Set())
}
