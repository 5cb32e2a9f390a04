import type { AnyEntity } from '../schema/entity.ts'
import type { Database } from './database/database.ts'
import { prepareTables } from './database/prepare-tables.ts'
import { claimUploads } from './images/claim-uploads.ts'
import { openUploads } from './images/uploads.ts'
import { forgetOldKeys } from './records/create-once.ts'
import { allStoredFiles } from './records/stored-files.ts'
import type { Store } from './records/store.ts'
import { createTurns } from './records/turns.ts'
import { accountOf, type AccountEntity } from './session/account.ts'
import { createSessions, type Sessions } from './session/sessions.ts'

export interface BackendOptions {
  readonly entities: readonly AnyEntity[]
  readonly database: Database
  readonly uploadsFolder: string
}

/** Everything behind the routes. */
export interface Backend {
  readonly store: Store
  readonly account: AccountEntity
  readonly sessions: Sessions
}

/** Brings the database and the uploads folder up to what the entities say. */
export async function createBackend({ entities, database, uploadsFolder }: BackendOptions): Promise<Backend> {
  const account = accountOf(entities)
  await prepareTables(database, entities)
  const uploads = await openUploads(uploadsFolder)
  const store: Store = { ...database, entities, uploads, turns: createTurns() }
  if (await claimUploads(database.queries, uploads)) await uploads.keepOnly(await allStoredFiles(store))
  const sessions = createSessions(database.queries)
  await sessions.removeExpired()
  await forgetOldKeys(database.queries)
  return { store, account, sessions }
}
