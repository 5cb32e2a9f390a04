import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Behaviours } from '../behaviour/behaviour.ts'
import type { ActivityAction } from '../calls/audit-log.ts'
import { asksAgain } from '../schema/access/account.ts'
import type { Docstrings } from '../schema/entity/entity-texts.ts'
import type { AnyEntity } from '../schema/entity/entity.ts'
import type { Database, Queries } from './database/database.ts'
import { noteNullableTexts } from './database/nullable-texts.ts'
import { hashDerivations } from './database/derivation.ts'
import { prepareVersions } from './database/data-versions.ts'
import { factorTablesOf, planTables } from './database/plan-tables.ts'
import type { WithTables } from './database/planned-table.ts'
import { prepareSearch, prepareTables } from './database/prepare-tables.ts'
import type { Bucket } from './storage/bucket.ts'
import { ownsUploads } from './storage/upload-owner.ts'
import { createPendingUploads } from './storage/pending-uploads.ts'
import { openFileStore } from './storage/open-file-store.ts'
import { createUploads } from './storage/uploads.ts'
import { readMailSettings } from './mail/mail-settings.ts'
import { programLanguages } from './http/program-languages.ts'
import { createSpeaker } from './http/translate-answers.ts'
import { removeOldLinks } from '../accounts/server/links.ts'
import { createNotifier, type Notifier } from '../accounts/server/notifier.ts'
import {
  listLogged,
  type FeatureService,
  type RunningProgram,
  type WithLog,
  type WithService,
} from './service.ts'
import type { MaintenanceJob } from './operations/maintenance-jobs.ts'
import { createProcessRegistry, HEARTBEAT_MS, type ProcessRegistry } from './database/process-registry.ts'
import { forgetOldKeys } from './records/idempotency.ts'
import { createDataVersions } from './records/reading/data-versions.ts'
import { ALL_RIGHTS } from './records/store/rights.ts'
import { KeyedMutex } from './records/store/keyed-mutex.ts'
import { createDerivedKeeper, type DerivedKeeper } from './records/keep-derived.ts'
import { createRollupWriter } from './records/rollups/rollup-writer.ts'
import { createCustomCode } from './records/custom-code.ts'
import { describePaths } from '../kinds/core/definition/path-fields.ts'
import { findPathFields } from '../kinds/reference/find-path-fields.ts'
import type { Store } from './records/store/store.ts'
import { removeOrphanedUploads } from './records/rows/stored-files.ts'
import { attachedTables } from './records/rows/attached-rows.ts'
import { purgeTrash } from './records/deletion/trash.ts'
import type { Environment } from './settings.ts'
import { type AccountEntity, accountOf, accountRights } from './caller/account.ts'
import type { RateLimits } from '../accounts/server/rate-limit/rate-limits.ts'
import { type RateLimiter, createRateLimiter } from '../accounts/server/rate-limit/rate-limiter.ts'
import { identify, type Authenticate } from '../accounts/server/http/identify.ts'
import { createDevices, type Devices } from '../accounts/server/session/devices.ts'
import { createPendingLogins, type PendingLogins } from '../accounts/server/session/pending-logins.ts'
import type { SecondFactor } from '../accounts/server/session/credentials.ts'
import type { SessionLimits } from '../accounts/server/session/session-token.ts'
import { watchAccounts } from '../accounts/server/watch-accounts.ts'
import { createAdmission, createDailyEnd } from '../accounts/server/account-status.ts'
import { createCallers, type Callers } from '../accounts/server/session/callers.ts'
import { removeOldCounts } from '../accounts/server/rate-limit/failure-counts.ts'
import { createSessions, type Sessions } from '../accounts/server/session/sessions.ts'
import { createVersionedCache } from './database/versioned-cache.ts'
import { HOUR_MS, MINUTE_MS } from '../schema/values/days.ts'

const MAX_TOTALS_BYTES = 500_000
const ORPHANS_MS = 15 * MINUTE_MS
const TRASH_MS = HOUR_MS
/** How often is removed what is over. */
const OVER_MS = HOUR_MS
/** How soon after midnight sessions end with their last day. */
const DAY_LOOK_MS = 500

export interface BackendOptions {
  readonly entities: readonly AnyEntity[]
  /** What people can do beside the calls of the core. */
  readonly features: readonly (WithLog & WithService & WithTables)[]
  /** The entities' own code, by entity; there may be none. */
  readonly behaviours?: Behaviours | undefined
  /** What their files say of them for callers from elsewhere. */
  readonly docstrings?: Docstrings | undefined
  readonly database: Database
  readonly uploadsFolder: string
  readonly sessionLimits?: SessionLimits
  readonly rateLimits?: RateLimits
  /** Where webhooks lead to; the environment of the process without it. */
  readonly env?: Environment | undefined
  /** The bucket for pictures, instead of the folder. */
  readonly bucket?: Bucket | undefined
  /** For what is only tried: the tables are as the entities say already, and nothing is written or removed. */
  readonly isTrial?: boolean | undefined
  /** Is told what the start changes in the tables. */
  readonly report?: (line: string) => void
}

/** The services that the routes use. */
export interface Backend {
  /** Everything: for what no caller asks for. */
  readonly store: Store
  /** Whoever calls. */
  readonly callers: Callers
  readonly account: AccountEntity
  readonly docstrings: Docstrings
  readonly sessions: Sessions
  readonly rateLimiter: RateLimiter
  readonly devices: Devices
  readonly pendingLogins: PendingLogins
  /** What people may show beside their password. */
  readonly factors: readonly SecondFactor[]
  /** The tables that hold it. */
  readonly factorTables: readonly string[]
  /** Writes to people; null where no mail is set up. */
  readonly notifier: Notifier | null
  readonly processes: ProcessRegistry
  /** What the features do beside answering calls. */
  readonly services: readonly FeatureService[]
  /** What the log of this program can hold, in the order of `ACTIVITY_ACTIONS`. */
  readonly logged: readonly ActivityAction[]
  /** Whose calls carry a bearer in place of a cookie. */
  readonly authenticators: readonly Authenticate[]
  /**
   * Sets the session of a request; of its cookie alone where it is asked so. @throws HttpError for a bearer that nobody knows
   */
  identify(request: FastifyRequest, by?: 'cookie'): Promise<void>
  /** What is done by the clock, the heartbeat of the process among it. */
  readonly maintenance: readonly MaintenanceJob[]
  /** Why searches are slower than they could be, for the log; null if they are not. */
  readonly searchWarning: string | null
  /** Where faults of the entities' own code are told that no answer tells of. */
  logTo(log: FaultLog): void
  /** Removes the orphaned uploads. */
  removeOrphans(): Promise<void>
  /** Columns that are derived of others. */
  readonly derived: DerivedKeeper
  /** Removes the deleted records that can no longer be restored. */
  purgeTrash(now?: number): Promise<void>
}

type FaultLog = Pick<FastifyBaseLogger, 'error'>

/** Migrates the database to the entities and creates the services. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { features, behaviours = {}, env = process.env, database, uploadsFolder, bucket, isTrial } = options
  const entities = describeEntities(options.entities)
  const account = accountOf(entities)
  let log: FaultLog = console
  const logFault = (err: unknown, what: string) => log.error({ err }, what)
  const processes = createProcessRegistry(database.queries, await hashDerivations(entities))
  const derived = createDerivedKeeper({ database, entities, processes, logFault })
  const searchWarning = isTrial ? null : await prepareDatabase(options, entities, processes, derived)
  await noteNullableTexts(database, entities)
  const files = await openFileStore(uploadsFolder, bucket)
  const sessions = openSessions(database, account, options)
  const rights = { ...ALL_RIGHTS, ...accountRights(account, null) }
  // Services are made of the store, and may listen to its changes.
  const afterChange = watchAccounts(account, sessions)
  const store: Store = {
    ...database,
    entities,
    allEntities: entities,
    rights,
    allRights: rights,
    session: null,
    uploads: createUploads(files),
    pendingUploads: createPendingUploads(database.queries, processes),
    mutex: new KeyedMutex(),
    versions: createDataVersions(database, entities),
    attached: attachedTables(planTables(entities, features)),
    totals: createVersionedCache(MAX_TOTALS_BYTES),
    customCode: createCustomCode(behaviours, logFault),
    rollups: createRollupWriter(database, entities),
    afterChange,
  }
  const notifier = await openNotifier({ queries: database.queries, account, env, logFault })
  const program = { store, account, env, notifier, logFault }
  const services = features.flatMap(({ service }) => service?.start(program) ?? [])
  afterChange.push(...services.flatMap((service) => service.afterChange ?? []))
  const removeOrphans = () => removeOrphanedUploads(store, files)
  // A bucket may be slow and large: its orphans are removed after the start.
  if (!isTrial) await (bucket ? ownsUploads(database.queries, files, store.uploads) : removeOrphans())
  return {
    store,
    callers: createCallers(store, account),
    account,
    docstrings: options.docstrings ?? {},
    sessions,
    rateLimiter: createRateLimiter(database, options.rateLimits),
    ...(await openCookies(database.queries)),
    notifier,
    processes,
    searchWarning,
    logTo: (given) => void (log = given),
    removeOrphans,
    derived,
    purgeTrash: (now) => purgeTrash(store, now),
    ...offeredBy(services, sessions),
    logged: listLogged(features, program),
    factorTables: factorTablesOf(account, features),
    maintenance: listMaintenance({ store, sessions, account, processes, removeOrphans, derived, services }),
  }
}

function offeredBy(
  services: readonly FeatureService[],
  sessions: Sessions,
): Pick<Backend, 'services' | 'identify' | 'authenticators' | 'factors'> {
  const authenticators = services.flatMap(({ authenticate }) => authenticate ?? [])
  return {
    services,
    authenticators,
    identify: (request, by) =>
      identify(request, { sessions, authenticators: by === 'cookie' ? [] : authenticators }),
    factors: services.flatMap(({ factor }) => factor ?? []),
  }
}

/** What signs the cookies of logins. */
async function openCookies(queries: Queries): Promise<Pick<Backend, 'devices' | 'pendingLogins'>> {
  return { devices: await createDevices(queries), pendingLogins: await createPendingLogins(queries) }
}

/** People are written to where the environment says how, and the config where. */
async function openNotifier({
  env,
  account,
  queries,
  logFault,
}: Omit<RunningProgram, 'store' | 'notifier'> & { readonly queries: Queries }): Promise<Notifier | null> {
  const settings = readMailSettings(env)
  if (!settings || account.account.email === undefined) return null
  const { createMailer } = await import('./mail/mailer.ts')
  const mailer = createMailer(settings, { logFault })
  const speakIn = await createSpeaker(programLanguages)
  return createNotifier({ queries, account, mailer, publicUrl: settings.publicUrl, speakIn })
}

function openSessions(
  database: Database,
  account: AccountEntity,
  { sessionLimits: limits }: Pick<BackendOptions, 'sessionLimits'>,
): Sessions {
  const admits = createAdmission(database, account)
  const { sessionList: hasOrigins } = account.account
  return createSessions(database, { limits, admits, hasOrigins, hasProofs: asksAgain(account.account) })
}

/** What nobody comes in by any more, and what has counted who tried. */
async function removeOver({ queries }: Store, sessions: Sessions): Promise<void> {
  await sessions.removeExpired()
  await removeOldLinks(queries)
  await removeOldCounts(queries)
}

function listMaintenance({
  store,
  sessions,
  account,
  processes,
  removeOrphans,
  derived,
  services,
}: Pick<
  Backend,
  'store' | 'sessions' | 'account' | 'processes' | 'removeOrphans' | 'derived' | 'services'
>): readonly MaintenanceJob[] {
  return [
    { everyMs: HEARTBEAT_MS, run: () => processes.renew() },
    { everyMs: HEARTBEAT_MS, run: () => derived.refresh() },
    { everyMs: ORPHANS_MS, run: removeOrphans },
    { everyMs: TRASH_MS, run: () => purgeTrash(store) },
    { everyMs: OVER_MS, run: () => removeOver(store, sessions) },
    ...(account.account.expires ? [{ everyMs: DAY_LOOK_MS, run: createDailyEnd(store, account) }] : []),
    ...services.flatMap(({ maintenance = [] }) => maintenance),
  ]
}

/** @returns why searches are slower than they could be; null if they are not */
async function prepareDatabase(
  { database, features, report = () => {} }: BackendOptions,
  entities: readonly AnyEntity[],
  processes: ProcessRegistry,
  derived: DerivedKeeper,
): Promise<string | null> {
  for (const line of await prepareTables(database, entities, features)) report(line)
  await processes.renew()
  await derived.fill()
  const searchWarning = await prepareSearch(database, entities)
  await prepareVersions(database, entities)
  await forgetOldKeys(database.queries)
  const announced = planTables(entities, features).filter(({ isAnnounced }) => isAnnounced)
  // Whoever is suspended by hand, which no entry of the log tells of, is cut off at once too.
  const standing = entities.filter(({ account }) => account?.suspended ?? account?.expires)
  const names = [...announced, ...standing].map(({ name }) => name)
  await database.adapter.announceChanges(database.queries, names)
  return searchWarning
}

function describeEntities(entities: readonly AnyEntity[]): readonly AnyEntity[] {
  return entities.map((entity) => describePaths(entity, findPathFields(entities, entity)))
}
