import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionAction } from '../../calls/audit-log.ts'
import { answers } from '#texts/answers.ts'
import type { Backend } from '../backend.ts'
import { HttpError } from '../errors/http-error.ts'
import { addSessionEntry } from '../records/rows/history-entries.ts'
import { readAuthor } from '../session/account.ts'
import { sendKeptLanguage } from '../session/account-language.ts'
import { makeDeviceId, readDeviceCookie, setDeviceCookie } from '../session/devices.ts'
import { isUnchanged, type FoundAccount } from '../session/find-account.ts'
import { clearPendingCookie, readPendingCookie } from '../session/pending-logins.ts'
import { readBrowser } from '../session/read-browser.ts'
import { readSessionCookie, setSessionCookie } from '../session/session-cookie.ts'
import type { SessionOrigin } from '../session/sessions.ts'
import { readStanding } from '../session/standing.ts'

/**
 * Logs somebody in who has shown who they are. Whoever is suspended, or past the last day, is told so: strangers, who do not
 * know the password, never come here.
 * @param trusted the state of their proofs, where they trust this browser for a while
 * @returns the token of the session
 * @throws HttpError
 */
export async function beginSession(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  found: FoundAccount,
  trusted: string | null = null,
): Promise<string> {
  const { store, account, sessions, devices, services } = backend
  await assertOpen(backend, found.id)
  await endCallersSession(backend, request)
  const device = readDeviceCookie(request, devices)?.id ?? makeDeviceId()
  const origin = originOf(request, device)
  const token = await sessions.start(found.id, origin)
  try {
    // A concurrent change of the account ends its sessions, but may have missed this new one.
    if (!(await isUnchanged(store, account, found))) throw new HttpError(400, answers.wrongSignIn)
    await assertOpen(backend, found.id)
  } catch (error) {
    await sessions.end(token)
    throw error
  }
  setSessionCookie(request, reply, token, sessions.limits.maxDays)
  setDeviceCookie(request, reply, devices.sign(found.id, device))
  // Another tab does not change who is logged in with what waited there.
  if (readPendingCookie(request, backend.pendingLogins)) clearPendingCookie(request, reply)
  await sendKeptLanguage(store.queries, found.id, reply)
  await recordSession(backend, found.id, 'loggedIn')
  for (const service of services) await service.afterLogin?.({ accountId: found.id, origin, trusted })
  request.log.info({ account: found.id }, 'logged in')
  return token
}

/** @throws HttpError, which is noted, for whoever is suspended or past the last day. */
export async function assertOpen(backend: Backend, accountId: number): Promise<void> {
  const standing = await readStanding(backend.store.queries, backend.account, accountId)
  if (standing === 'open') return
  if (standing === null) throw new HttpError(400, answers.wrongSignIn)
  await recordSession(backend, accountId, 'loginFailed')
  throw new HttpError(403, standing === 'suspended' ? answers.accountSuspended : answers.accountExpired)
}

function originOf(request: FastifyRequest, device: string): SessionOrigin {
  const read = readBrowser(request.headers['user-agent'])
  return { ...read, address: request.ip, device: hash('sha256', device) }
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
