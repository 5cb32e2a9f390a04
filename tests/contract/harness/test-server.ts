import { serverFeatures } from '../../../src/features/registries/servers.ts'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { behaviours as ownBehaviours, entities as ownEntities } from '../../../src/generated/registry.ts'
import { PENDING_LOGIN_PATH } from '../../../src/accounts/calls/account-calls.ts'
import type { Behaviours } from '../../../src/behaviour/behaviour.ts'
import type { Docstrings } from '../../../src/schema/entity/entity-texts.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { createApp, type AppOptions } from '../../../src/server/app.ts'
import { createBackend, type Backend } from '../../../src/server/backend.ts'
import type { Database } from '../../../src/server/database/database.ts'
import { createFirstAdministrator } from '../../../src/accounts/server/first-administrator.ts'
import type { DatabaseKind, RunningDatabase } from './database/databases.ts'
import { emptyTables } from './database/empty-tables.ts'
import { firstAccountOf, type FirstAccount } from './accounts/first-account.ts'
import { createClient, type HttpClient } from './http-client.ts'
import { proveSessions } from './accounts/prove-sessions.ts'
import type { S3Storage } from './s3-storage.ts'
import { setUp, visitor } from './visitor.ts'

export const ADMIN = {
  username: 'chef',
  email: 'chef@example.dz',
  phone: '0550 00 00 01',
  password: 'un-mot-de-passe',
} as const

/** The program as outside tests meet it: listening, with one administrator, who is logged in. */
export interface TestServer {
  readonly backend: Backend
  readonly admin: HttpClient
  /** Somebody who is not logged in. */
  stranger(): HttpClient
  /** The same person at another process: a second program over the same database and folder. */
  elsewhere(): Promise<HttpClient>
  /** The services of that process. */
  backendElsewhere(): Promise<Backend>
  uploadedFiles(): Promise<readonly string[]>
  readonly uploadsFolder: string
}

export interface ServerOptions extends Partial<AppOptions> {
  /** The product's own without it. */
  readonly entities?: readonly AnyEntity[]
  /** Their own code; the product's own where the entities are. */
  readonly behaviours?: Behaviours
  readonly docstrings?: Docstrings
  readonly env?: Readonly<Record<string, string>>
  /** Where pictures lie; a folder without it. */
  readonly storage?: () => S3Storage
  /** What this process, and no other one, is given in place of the database. */
  readonly supply?: (open: Database) => Database
}

/** Starts a server for a test file, or a `describe`, and empties it before each test. */
export function useServer(kind: DatabaseKind, options: ServerOptions = {}): TestServer {
  const state = new StateOfServer()
  beforeAll(() => state.start(kind, options), 60_000)
  beforeEach(() => state.empty())
  afterAll(() => state.stop())
  return state
}

class StateOfServer implements TestServer {
  #database: { running: RunningDatabase; open: Database } | null = null
  #entities: readonly AnyEntity[] = []
  #behaviours: Behaviours = {}
  #env: Readonly<Record<string, string>> = {}
  #app: FastifyInstance | null = null
  #elsewhere: { client: HttpClient; backend: Backend; stop(): Promise<void> } | null = null
  #backend: Backend | null = null
  #admin: HttpClient | null = null
  #storage: S3Storage | undefined
  uploadsFolder = ''

  get backend(): Backend {
    return started(this.#backend)
  }

  get admin(): HttpClient {
    return started(this.#admin)
  }

  stranger(): HttpClient {
    return createClient(this.admin.url)
  }

  async elsewhere(): Promise<HttpClient> {
    this.#elsewhere ??= await this.#startElsewhere()
    this.#elsewhere.client.cookie = this.admin.cookie
    return this.#elsewhere.client
  }

  async backendElsewhere(): Promise<Backend> {
    this.#elsewhere ??= await this.#startElsewhere()
    return this.#elsewhere.backend
  }

  async #startElsewhere() {
    const database = await started(this.#database).running.openAgain()
    const backend = await createBackend({
      features: serverFeatures,
      entities: this.#entities,
      behaviours: this.#behaviours,
      env: this.#env,
      database,
      uploadsFolder: this.uploadsFolder,
    })
    const app = await createApp({ backend, features: serverFeatures })
    const stop = async () => {
      await app.close()
      await database.queries.destroy()
    }
    return { client: createClient(await listenAnywhere(app)), backend, stop }
  }

  async uploadedFiles(): Promise<readonly string[]> {
    const inBucket = await this.#storage?.files()
    return inBucket?.filter((name) => isStored(name)) ?? storedFiles(this.uploadsFolder)
  }

  async start(
    kind: DatabaseKind,
    {
      entities = ownEntities,
      behaviours = entities === ownEntities ? ownBehaviours : {},
      docstrings,
      env = {},
      storage,
      supply = (database) => database,
      features = serverFeatures,
      ...options
    }: ServerOptions,
  ): Promise<void> {
    const running = await kind.start()
    const open = supply(await running.openEmpty())
    this.#database = { running, open }
    this.#entities = entities
    this.#behaviours = behaviours
    this.#env = env
    this.uploadsFolder = await mkdtemp(join(tmpdir(), 'tribune-uploads-'))
    this.#storage = storage?.()
    const { uploadsFolder } = this
    const bucket = this.#storage?.bucket
    this.#backend = await createBackend({
      features,
      entities,
      behaviours,
      docstrings,
      env,
      database: open,
      uploadsFolder,
      bucket,
    })
    const first = firstAccountOf(entities)
    await createFirstAdministrator(this.#backend, first.values)
    const basePath = env['BASE_PATH'] ?? ''
    this.#app = await createApp({ basePath, backend: this.#backend, features, ...options })
    this.#admin = createClient((await listenAnywhere(this.#app)) + basePath)
    await logInFirst(this.#admin, first)
  }

  /** Everything but the first administrator. */
  async empty(): Promise<void> {
    await emptyTables(this.backend)
    await proveSessions(this.backend)
    await this.backend.store.uploads.keepOnly(async () => new Set())
  }

  async stop(): Promise<void> {
    await this.#elsewhere?.stop()
    await this.#app?.close()
    await this.#database?.open.queries.destroy()
    await this.#database?.running.stop()
    await rm(this.uploadsFolder, { recursive: true, force: true })
  }
}

/** Sets up a second factor where the first administrator must show one. */
async function logInFirst(client: HttpClient, { user, secret }: FirstAccount): Promise<void> {
  const { answer } = await client.logIn(user, secret)
  if (answer['next'] === PENDING_LOGIN_PATH) await setUp(visitor(client), 'atLogin')
}

function started<T>(value: T | null): T {
  if (value === null) throw new Error('the test server has not been started')
  return value
}

export async function listenAnywhere(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address: AddressInfo | string | null = app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

/** What lies in an uploads folder, unfinished files and small versions included. */
export async function storedFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => isStored(name)).sort()
}

/** Whether this is the path of an uploaded file, a finished one or not. */
const isStored = (path: string) => /\.(webp|bin)/.test(path)
