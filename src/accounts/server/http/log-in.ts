import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionAction } from '../../../calls/audit-log.ts'
import { answers } from '#texts/server.ts'
import type { Backend } from '../../../server/backend.ts'
import type { Queries } from '../../../server/database/database.ts'
import { HttpError } from '../../../server/errors/http-error.ts'
import { addSessionEntry } from '../../../server/records/rows/history-entries.ts'
import { readAuthor } from '../../../server/caller/account.ts'
import { sendKeptLanguage } from '../account-language.ts'
import { makeDeviceId, readDeviceCookie, setDeviceCookie, readBrowser } from '../session/devices.ts'
import { holdUnchanged, type FoundAccount } from '../find-account.ts'
import { clearPendingCookie, readPendingCookie } from '../session/pending-logins.ts'
import { hashToken } from '../tokens.ts'
import { readSessionCookie, setSessionCookie } from '../session/session-token.ts'
import type { SessionOrigin } from '../session/sessions.ts'
import { readAccountStatus } from '../account-status.ts'
import { asksAgain } from '../../../schema/access/account.ts'
import { sessionOf } from '../../../server/caller/guard.ts'

type Later = () => Promise<void>

/** Somebody who has shown who they are. */
export interface Authenticated extends FoundAccount {
  /** The state of their proofs, where they trust this browser for a while. */
  readonly trusted?: string | null
  /** Keeps more beside the session, in its transaction. @returns what is to be done once it is committed */
  readonly keep?: ((transaction: Queries, session: number) => Promise<Later | undefined>) | undefined
}

/**
 * Logs somebody in who has shown who they are. Whoever is suspended, or past the last day, is told so: strangers, who do not
 * know the password, never come here.
 * @throws HttpError
 */
export async function beginSession(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  authenticated: Authenticated,
): Promise<void> {
  const { store, sessions, devices, pendingLogins } = backend
  const { id } = authenticated
  await assertOpen(backend, id)
  const device = readDeviceCookie(request, devices)?.id ?? makeDeviceId()
  const begun = await persistLogin(backend, request, authenticated, originOf(request, device))
  if (!begun) {
    await assertOpen(backend, id)
    throw new HttpError(400, answers.wrongSignIn)
  }
  await sendKeptLanguage(store.queries, id, reply)
  setSessionCookie(request, reply, begun.token, sessions.limits.maxDays)
  setDeviceCookie(request, reply, devices.sign(id, device))
  // Another tab does not change who is logged in with what waited there.
  if (readPendingCookie(request, pendingLogins)) clearPendingCookie(request, reply)
  for (const each of begun.later)
    await each().catch((err: unknown) => request.log.error({ err }, 'what follows a login was not done'))
  request.log.info({ account: id }, 'logged in')
}

/**
 * The session and all that is kept of it, at once: whoever is told that they are not in has no session.
 * @returns the token, and what is done later; null where the account has changed since it was found
 */
async function persistLogin(
  backend: Backend,
  request: FastifyRequest,
  { trusted = null, keep, ...found }: Authenticated,
  origin: SessionOrigin,
) {
  const { store, account, sessions, services } = backend
  const by = await readAuthor(backend, { accountId: found.id })
  const former = readSessionCookie(request)
  return store.transact(async (transaction) => {
    // Whatever changes the account meanwhile waits, and then ends this session too; another login of it waits as well.
    if (!(await holdUnchanged({ ...store, queries: transaction }, account, found))) return null
    if (former !== null) await sessions.end(former, transaction)
    const { id, token } = await sessions.start(found.id, origin, transaction)
    await addSessionEntry(transaction, account.entity, by, 'loggedIn')
    await sessions.endSurplus(transaction, found.id)
    const later: Later[] = []
    const kept = await keep?.(transaction, id)
    if (kept) later.push(kept)
    for (const service of services) {
      const then = await service.afterLogin?.(transaction, { accountId: found.id, origin, trusted })
      if (then) later.push(then)
    }
    return { token, later }
  })
}

/** @throws HttpError, which is noted, for whoever is suspended or past the last day. */
export async function assertOpen(backend: Backend, accountId: number): Promise<void> {
  const standing = await readAccountStatus(backend.store.queries, backend.account, accountId)
  if (standing === 'open') return
  if (standing === null) throw new HttpError(400, answers.wrongSignIn)
  await recordSession(backend, accountId, 'loginFailed')
  throw new HttpError(403, standing === 'suspended' ? answers.accountSuspended : answers.accountExpired)
}

function originOf(request: FastifyRequest, device: string): SessionOrigin {
  const read = readBrowser(request.headers['user-agent'])
  return { ...read, address: request.ip, device: hashToken(device) }
}

export async function recordSession(
  backend: Backend,
  accountId: number,
  action: SessionAction,
): Promise<void> {
  const { store, account } = backend
  const by = await readAuthor(backend, { accountId })
  await addSessionEntry(store.queries, account.entity, by, action)
}

/** Ends the session that this browser has. */
export async function endCallersSession(
  { sessions }: Pick<Backend, 'sessions'>,
  request: FastifyRequest,
): Promise<void> {
  const token = readSessionCookie(request)
  if (token !== null) await sessions.end(token)
}

/** Notes that whoever asks has shown who they are; where sessions are asked again, this one goes on under a new token. */
export async function renewSessionToken(
  { account, sessions }: Pick<Backend, 'account' | 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!asksAgain(account.account)) return
  const token = await sessions.prove(sessionOf(request).id)
  setSessionCookie(request, reply, token, sessions.limits.maxDays)
}
