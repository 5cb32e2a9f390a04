import type { AnyEntity } from '../schema/entity.ts'
import type { Database } from './database/database.ts'
import { prepareVersions } from './database/data-versions.ts'
import { prepareSearch } from './database/prepare-search.ts'
import { prepareTables } from './database/prepare-tables.ts'
import type { Bucket } from './storage/bucket.ts'
import { claimUploads } from './storage/claim-uploads.ts'
import { createClaims } from './storage/claims.ts'
import { openFileStore } from './storage/open-file-store.ts'
import { createUploads } from './storage/uploads.ts'
import { createPresence, type Presence } from './operations/presence.ts'
import { createBodies, type Bodies } from './http/cached-bodies.ts'
import { forgetOldKeys } from './records/create-once.ts'
import { createDataVersions } from './records/data-versions.ts'
import { KeyedMutex } from './keyed-mutex.ts'
import type { Store } from './records/store.ts'
import { removeOrphanedUploads } from './records/remove-orphaned-uploads.ts'
import { accountOf, type AccountEntity } from './session/account.ts'
import type { AttemptLimits } from './session/rate-limit/attempt-limits.ts'
import { createAttempts, type Attempts } from './session/rate-limit/attempts.ts'
import { createDevices, type Devices } from './session/devices.ts'
import type { SessionLimits } from './session/session-limits.ts'
import { createSessions, type Sessions } from './session/sessions.ts'
import { createVersionedCache } from './versioned-cache.ts'

const MAX_TOTALS_BYTES = 500_000

export interface BackendOptions {
  readonly entities: readonly AnyEntity[]
  readonly database: Database
  readonly uploadsFolder: string
  readonly sessionLimits?: SessionLimits
  readonly attemptLimits?: AttemptLimits
  /** Where pictures lie instead of the folder. */
  readonly bucket?: Bucket | undefined
}

/** Everything behind the routes. */
export interface Backend {
  readonly store: Store
  readonly account: AccountEntity
  /** The answers that were built last. */
  readonly bodies: Bodies
  readonly sessions: Sessions
  readonly attempts: Attempts
  readonly devices: Devices
  readonly presence: Presence
  /** Removes the files that belong to nothing. */
  sweep(): Promise<void>
}

/** Brings the database and the uploads folder up to what the entities say. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { entities, database, uploadsFolder, bucket, sessionLimits, attemptLimits } = options
  const account = accountOf(entities)
  await prepareTables(database, entities)
  await prepareSearch(database, entities)
  await prepareVersions(database, entities)
  const presence = createPresence(database.queries)
  await presence.renew()
  const files = await openFileStore(uploadsFolder, bucket)
  const store: Store = {
    ...database,
    entities,
    uploads: createUploads(files),
    claims: createClaims(database.queries, presence),
    mutex: new KeyedMutex(),
    versions: createDataVersions(database, entities),
    totals: createVersionedCache(MAX_TOTALS_BYTES),
  }
  const sweep = () => removeOrphanedUploads(store, files)
  // A bucket is far away and may be large: it is swept once calls are answered.
  if (bucket) await claimUploads(database.queries, files, store.uploads)
  else await sweep()
  const bodies = createBodies()
  const sessions = createSessions(database, sessionLimits)
  await sessions.removeExpired()
  await forgetOldKeys(database.queries)
  const attempts = createAttempts(database.queries, attemptLimits)
  const devices = await createDevices(database.queries)
  return { store, account, bodies, sessions, attempts, devices, presence, sweep }
}
