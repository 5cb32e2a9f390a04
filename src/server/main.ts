import type { Fill, Behaviours } from '../behaviour/behaviour.ts'
import type { Docstrings } from '../schema/entity/entity-texts.ts'
import type { AnyEntity } from '../schema/entity/entity.ts'
import { createApp } from './app.ts'
import { type Backend, createBackend } from './backend.ts'
import { prepareDataFolder } from './database/data-folder.ts'
import { openDatabase } from './database/open-database.ts'
import type { ServerFeature } from './feature.ts'
import { fillDatabase } from './fill-database.ts'
import {
  createFirstAdministrator,
  findSignInName,
  readFirstValues,
} from '../accounts/server/first-administrator.ts'
import { hostFeature, type Host } from '../accounts/server/http/host-callers.ts'
import { listen, stopOnSignals } from './listen.ts'
import { createConsoleLogger } from './operations/request-log.ts'
import { startMaintenanceJobs } from './operations/maintenance-jobs.ts'
import { type Environment, parseSettings } from './settings.ts'
import { StartupError } from './errors/startup-error.ts'
import { programLanguages } from './http/program-languages.ts'
import { speakOwnLanguage } from './http/translate-answers.ts'
import { trustProxies } from './http/trust-proxy.ts'

/** Longer than a request is under way, and short beside the patience of whoever stops the process. */
const DRAIN_MS = 250

export interface ServeOptions {
  readonly features: readonly ServerFeature[]
  readonly entities: readonly AnyEntity[]
  /** The entities' own code, by entity; there may be none. */
  readonly behaviours?: Behaviours
  /** What the entities' files say of them for callers from elsewhere. */
  readonly docstrings?: Docstrings
  readonly env: Environment
  /** The folder of the built browser files; without it only the API is served. */
  readonly clientFolder?: string
  /** The OpenAPI document of the contract, as JSON; without it none is served. */
  readonly openApi?: string
  /** The demo content, used when the environment asks for it. */
  readonly fill?: Fill | undefined
  /** The program that this one runs inside. */
  readonly host?: Host | undefined
}

/** Runs the process, from the environment to the ready line. If it cannot start, it prints one sentence and exits. */
export async function serve(options: ServeOptions): Promise<Backend> {
  try {
    return await start(options)
  } catch (error) {
    // Any other error is a bug, and needs its stack.
    console.error(error instanceof StartupError ? error.message : error)
    process.exit(1)
  }
}

async function start(options: ServeOptions): Promise<Backend> {
  const { app, backend, settings } = await openProgram(options)
  // As a promise that fails while its caller waits for another one: the process serves others.
  process.on('unhandledRejection', (err) => app.log.error({ err }, 'a fault that no call waits for'))
  const address = await listen(app, settings)
  stopOnSignals(app, backend)
  startMaintenanceJobs(backend.maintenance, app.log)
  console.log(`ready on ${address}${settings.basePath}`)
  return backend
}

/** A program on its database, before it listens. @throws StartupError with one sentence */
export async function openProgram({
  entities,
  behaviours,
  docstrings,
  env,
  clientFolder,
  openApi,
  fill,
  host,
  ...options
}: ServeOptions) {
  const features = host ? [...options.features, hostFeature(host)] : options.features
  await speakOwnLanguage(programLanguages)
  const settings = parseSettings(env)
  const { databaseFile, uploads } = await prepareDataFolder(settings.dataFolder)
  const { bucket, databaseUrl, databaseWarning, databaseOptions, sessionLimits } = settings
  // Said before it connects: a certificate that is not verified is why it may fail.
  if (databaseWarning !== undefined) console.warn(databaseWarning)
  const database = await openDatabase(databaseUrl, databaseFile, databaseOptions)
  const backend = await createBackend({
    entities,
    behaviours,
    docstrings,
    env,
    features,
    database,
    uploadsFolder: uploads,
    bucket,
    sessionLimits,
    report: (line) => console.log(line),
  })
  await welcome(backend, env)
  if (settings.isDemo && fill) await fillDemo(backend, fill)
  const app = await createApp({
    backend,
    features,
    clientFolder,
    openApi,
    host,
    basePath: settings.basePath,
    trustProxy: trustProxies(settings.trustedProxies),
    metricsToken: settings.metricsToken,
    drainMs: DRAIN_MS,
    dataFolder: settings.dataFolder,
    logger: createConsoleLogger(),
  })
  for (const warning of [backend.searchWarning, database.adapter.warning()])
    if (warning !== null) app.log.warn(warning)
  return { app, backend, settings }
}

async function welcome(backend: Backend, env: Environment): Promise<void> {
  const { account: rules } = backend.account
  const given = readFirstValues(rules, env)
  const password = await createFirstAdministrator(backend, given)
  if (password === null) return
  const name = findSignInName(rules, given) ?? ''
  console.log(`first administrator: ${name}, password: ${password} (shown this once)`)
}

async function fillDemo(backend: Backend, fill: Fill): Promise<void> {
  const isFilled = await fillDatabase(backend, fill)
  console.log(
    isFilled ? 'filled with demo content' : 'DEMO: the database holds records already and was left as it is',
  )
}
