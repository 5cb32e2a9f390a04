import type { FastifyInstance } from 'fastify'
import { apiKeyAnswers } from '#ways/api-keys/texts.ts'
import { KEY_ACTIONS } from '../../../calls/audit-log.ts'
import type { Backend } from '../../../server/backend.ts'
import { HttpError, RateLimitError } from '../../../server/errors/http-error.ts'
import type { ServerFeature } from '../../../server/feature.ts'
import { route } from '../../../server/http/route.ts'
import { readAuthor, readName, accountOf } from '../../../server/caller/account.ts'
import {
  createApiKeyCall,
  listAllApiKeysCall,
  listApiKeysCall,
  revokeApiKeyCall,
  type ApiKey,
} from './calls.ts'
import { apiKeysTable, findKey, readKeys, type StoredKey, markUsed } from './server/stored-keys.ts'
import { assertMayMake, makeKey, revokeKey, isSecret } from './server/make-key.ts'
import { hashToken } from '../../server/tokens.ts'
import { keyMadeMail, keyRevokedMail } from './server/mails.ts'
import { recordOfRow } from '../../../server/records/rows/record-of-row.ts'
import { LRUCache } from 'lru-cache'
import { answers } from '#texts/server.ts'
import { cacheUntilChanged } from '../../../server/database/versioned-cache.ts'
import type { FeatureService, RunningProgram } from '../../../server/service.ts'
import type { Authenticate } from '../../server/http/identify.ts'
import { addressCounters } from '../../server/rate-limit/counters.ts'
import { createFailureCounts } from '../../server/rate-limit/failure-counts.ts'
import { RATE_LIMITS } from '../../server/rate-limit/rate-limits.ts'
import { isAmong } from './server/addresses.ts'
import { MINUTE_MS } from '../../../schema/values/days.ts'

/** Twenty calls a second: more than a program needs that does not go in a circle. */
const CALLS = 1_200
const WINDOW_MS = MINUTE_MS
const MOST_KEYS = 10_000

/**
 * Counts the calls of each key by a clock that nobody sets, in this process alone: a count that all share would be a write for each call, of which most only
 * read. A key makes as many times more calls as there are processes.
 * @returns what counts one
 */
export function createCallLimit(most = CALLS, now: () => number = () => performance.now()) {
  const windows = new LRUCache<number, { readonly began: number; readonly calls: number }>({ max: MOST_KEYS })
  /** @throws RateLimitError */
  return (id: number): void => {
    const last = windows.get(id)
    const isOver = !last || now() - last.began >= WINDOW_MS
    const window = isOver ? { began: now(), calls: 1 } : { began: last.began, calls: last.calls + 1 }
    if (window.calls > most) {
      const seconds = Math.ceil((window.began + WINDOW_MS - now()) / 1_000)
      throw new RateLimitError(429, apiKeyAnswers.tooManyCalls(seconds), seconds)
    }
    windows.set(id, window)
  }
}

const MAX_CACHE_BYTES = 1_000_000
const PURPOSE = 'api key'
/** How long a use from one address is not written again, so that not every call is a write. */
const MARK_MS = 5 * MINUTE_MS
const MOST_MARKS = 10_000
/** Of a call that belongs to no login. */
const NO_SESSION = 0

/** Lets in who calls with an API key, where accounts have such. */
const apiKeysService = {
  start(program: RunningProgram): FeatureService {
    const { account } = accountOf(program.store.entities)
    return account.apiKeys ? { authenticate: createAuthenticate(program) } : {}
  },
}

function createAuthenticate({ store: { queries, adapter }, logFault }: RunningProgram): Authenticate {
  const remember = cacheUntilChanged<StoredKey | null>(adapter, MAX_CACHE_BYTES)
  const countGuess = createGuessCount(queries)
  const countCall = createCallLimit()
  const marks = new LRUCache<string, true>({ max: MOST_MARKS, ttl: MARK_MS })
  const mark = async ({ id }: StoredKey, address: string) => {
    const use = `${id} ${address}`
    if (marks.has(use)) return
    marks.set(use, true)
    await markUsed(queries, id, address).catch((error: unknown) =>
      logFault(error, 'the use of a key was not written'),
    )
  }
  return async (secret, address) => {
    if (!isSecret(secret)) return null
    const hashed = hashToken(secret)
    const find = () => remember(hashed, () => findKey(queries, 'secret_hash', hashed))
    const isOpen = (key: StoredKey | null) =>
      key !== null && Date.parse(key.expiresAt) > Date.now() && isAmong(key.addresses, address)
    const key = await find()
    if (!key) await countGuess(address)
    if (!key || !isOpen(key)) return null
    countCall(key.id)
    await mark(key, address)
    const { id, name, allows, accountId } = key
    const isStillOpen = async () => isOpen(await find())
    return { id: NO_SESSION, accountId, key: { id, name, allows, isOpen: isStillOpen } }
  }
}

/** Those who guess wait as with passwords; whoever has a key does not wait for them. */
function createGuessCount(queries: RunningProgram['store']['queries']) {
  const counts = createFailureCounts(queries)
  return async (address: string): Promise<void> => {
    for (const counter of addressCounters({ purpose: PURPOSE, address }, RATE_LIMITS)) {
      const wait = await counts.count(counter)
      const seconds = Math.ceil(wait / 1_000)
      if (wait > 0) throw new RateLimitError(429, answers.tooManyAttempts(seconds), seconds)
    }
  }
}

/** Keys for programs of others that call in the name of an account, where accounts have such. */
export const apiKeysServer: ServerFeature = {
  name: 'api-keys',
  logged: ({ account }) => (account.account.apiKeys ? KEY_ACTIONS : []),
  routes: apiKeyRoutes,
  accountTables: [apiKeysTable],
  service: apiKeysService,
}

function apiKeyRoutes(app: FastifyInstance, backend: Backend): void {
  const { store, account, notifier } = backend
  if (!account.account.apiKeys) return
  const accountNamed = (id: number) => ({ entity: account.entity.name, id })
  route(app, listApiKeysCall, async ({ session: { accountId } }) => ({
    keys: await describeKeys(backend, await readKeys(store.queries, accountId)),
  }))
  route(app, listAllApiKeysCall, async () => ({
    keys: await describeKeys(backend, await readKeys(store.queries)),
  }))
  route(
    app,
    createApiKeyCall,
    async ({ store: own, session, body }) => {
      const by = await readAuthor(backend, session)
      assertMayMake(own, body)
      const { key, secret } = await makeKey(store, { account: accountNamed(by.id), by }, body)
      await notifier?.tell(by.id, () => keyMadeMail(key.name))
      return { id: key.id, secret }
    },
    { describeBody: () => apiKeyAnswers.badRequest },
  )
  route(app, revokeApiKeyCall, async ({ session, params: { id } }) => {
    const by = await readAuthor(backend, session)
    const key = await findKey(store.queries, 'id', id)
    const isMine = by.id === key?.accountId || by.id === account.account.superAdministrator
    if (!key || !isMine) throw new HttpError(404, apiKeyAnswers.noSuchKey)
    await revokeKey(store, key, { account: accountNamed(key.accountId), by })
    await notifier?.tell(key.accountId, () => keyRevokedMail(key.name))
  })
}

/** Keys with the names of those whose they are. */
async function describeKeys(
  { store, account }: Pick<Backend, 'store' | 'account'>,
  keys: readonly StoredKey[],
): Promise<readonly ApiKey[]> {
  if (keys.length === 0) return []
  const ids = [...new Set(keys.map(({ accountId }) => accountId))]
  const { entity } = account
  const rows = await store.queries.selectFrom(entity.name).selectAll().where('id', 'in', ids).execute()
  const names = new Map(rows.map((row) => [Number(row['id']), readName(account, recordOfRow(entity, row))]))
  const now = Date.now()
  return keys.map(({ accountId, ...key }) => ({
    ...key,
    isExpired: Date.parse(key.expiresAt) <= now,
    of: { id: accountId, name: names.get(accountId) ?? '' },
  }))
}
