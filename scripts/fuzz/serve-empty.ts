import { serverFeatures } from '../../src/features/registries/servers.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entities } from '../../src/generated/registry.ts'
import { createApp } from '../../src/server/app.ts'
import { createBackend } from '../../src/server/backend.ts'
import { openDatabase } from '../../src/server/database/open-database.ts'
import { RATE_LIMITS } from '../../src/accounts/server/rate-limit/rate-limits.ts'
import {
  createFirstAdministrator,
  findSignInName,
  readFirstValues,
} from '../../src/accounts/server/first-administrator.ts'
import type { FuzzAccount } from './session.ts'

export interface ServedProgram {
  readonly base: string
  readonly first: FuzzAccount
  stop(): Promise<void>
}

// Raises the rate limits: thousands of requests, failed logins included, come from one address.
const rateLimits = { ...RATE_LIMITS, address: { ...RATE_LIMITS.address, free: 1_000_000 } }

/** Starts the program on an empty database; `url` names a PostgreSQL database to use instead of a file. */
export async function serveEmpty(url: string | undefined): Promise<ServedProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'tribune-fuzz-'))
  const database = await openDatabase(url, join(folder, 'tribune.sqlite'))
  const uploadsFolder = join(folder, 'uploads')
  const backend = await createBackend({
    features: serverFeatures,
    entities,
    database,
    uploadsFolder,
    rateLimits,
  })
  const { account } = backend.account
  const values = readFirstValues(account, {})
  const user = findSignInName(account, values)
  const password = await createFirstAdministrator(backend, values)
  if (user === undefined || password === null) throw new Error('the account says no name of the first one')
  const app = await createApp({ backend, features: serverFeatures })
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    base,
    first: { user, password },
    async stop() {
      app.server.closeAllConnections()
      await app.close()
      await database.queries.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
