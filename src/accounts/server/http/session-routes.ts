import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_PASSWORD_LENGTH } from '../../../kinds/password/definition.ts'
import type { AnswerOf, BodyOf } from '../../../calls/call.ts'
import { LINK_PATH } from '../../calls/account-calls.ts'
import { logoutCall, loginCall } from '../../calls/login-calls.ts'
import { answers } from '#texts/server.ts'
import { HttpError } from '../../../server/errors/http-error.ts'
import type { Backend } from '../../../server/backend.ts'
import { SIGN_IN, signInName } from '../rate-limit/counters.ts'
import { readDeviceCookie } from '../session/devices.ts'
import { findAccount, findNamed, type FoundAccount } from '../find-account.ts'
import { mustChangePassword } from '../passwords.ts'
import { makeLink, readAccountRow } from '../links.ts'
import { mayLogInHere } from '../../../server/caller/account.ts'
import { clearSessionCookie, readSessionCookie } from '../session/session-token.ts'
import { impersonatorOf } from '../../../server/caller/session.ts'
import { assertOpen, beginSession, endCallersSession, recordSession } from './log-in.ts'
import { holdLogin } from './pending-login.ts'
import { route } from '../../../server/http/route.ts'

/** The length of the longest name that a field can hold. */
const MAX_USER_LENGTH = 255

/** Login and logout, the two calls without a session. */
export function sessionRoutes(app: FastifyInstance, backend: Backend): void {
  route(app, loginCall, ({ request, reply, body }) => logIn(backend, request, reply, readCredentials(body)), {
    describeBody: () => answers.signInIncomplete,
  })
  route(app, logoutCall, ({ request, reply }) => logOut(backend, request, reply))
}

type Credentials = BodyOf<typeof loginCall>

async function logIn(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, password }: Credentials,
): Promise<AnswerOf<typeof loginCall>> {
  const { store, account, rateLimiter } = backend
  const named = await findNamed(store, account, user)
  const device = findDevice(backend, request, named)
  const isShared = named.length > 1
  const attempt = { purpose: SIGN_IN, name: signInName(user), address: request.ip, device, isShared }
  const found = await rateLimiter.run(attempt, async () => {
    const right = await findAccount(named, password)
    return right && mayLogInHere(account.account, right.id) ? right : null
  })
  if (!found) {
    request.log.warn('a login failed')
    logFailedLogin(backend, request, reply, user)
    throw new HttpError(400, answers.wrongSignIn)
  }
  if (await mustChangePassword(store.queries, account, found.id)) {
    await assertOpen(backend, found.id)
    return { next: await askOwnPassword(backend, found) }
  }
  const next = await holdLogin(backend, request, reply, found)
  if (next !== null) return { next }
  await beginSession(backend, request, reply, found)
  return {}
}

/**
 * In place of a session, whoever knows a password that somebody else has set is given a link by which to set another one:
 * until then they can do nothing else.
 */
function askOwnPassword({ store, account }: Backend, found: FoundAccount): Promise<string> {
  return store.transact(async (transaction) => {
    const row = await readAccountRow(transaction, account, found.id)
    // Changed since it was compared.
    if (row?.[account.password.name] !== found.hashed) throw new HttpError(400, answers.wrongSignIn)
    return `${LINK_PATH}#${await makeLink(transaction, account, row, 'ownPassword')}`
  })
}

/** The id of the browser, if it has logged in to this account before. */
function findDevice(
  { devices }: Backend,
  request: FastifyRequest,
  named: readonly FoundAccount[],
): string | null {
  const device = readDeviceCookie(request, devices)
  return device && named.some(({ id }) => id === device.accountId) ? device.id : null
}

/** After the answer: that the account is known must not show in the time that it takes. */
function logFailedLogin(backend: Backend, { log }: FastifyRequest, reply: FastifyReply, user: string): void {
  reply.raw.once('finish', () => {
    recordForUser(backend, user).catch((err: unknown) => log.error({ err }, 'a failed login was not logged'))
  })
}

async function recordForUser(backend: Backend, user: string): Promise<void> {
  const named = await findNamed(backend.store, backend.account, user)
  for (const { id } of named) await recordSession(backend, id, 'loginFailed')
}

async function logOut(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AnswerOf<typeof logoutCall>> {
  const token = readSessionCookie(request)
  const session = token === null ? null : await backend.sessions.find(token)
  const ways = session ? await findWays(backend, request, session.id) : []
  await endCallersSession(backend, request)
  if (session) await recordSession(backend, impersonatorOf(session), 'loggedOut')
  clearSessionCookie(request, reply)
  for (const findNext of ways) {
    // That nobody answers there is no trouble here, where the session is over.
    const next = await findNext().catch((err: unknown) => {
      request.log.warn({ err }, 'nobody was logged out elsewhere')
      return null
    })
    if (next !== null) return { next }
  }
  return {}
}

/** Where the session was begun, which is not known any more once it is over. */
async function findWays(
  { services }: Backend,
  request: FastifyRequest,
  session: number,
): Promise<readonly (() => Promise<string | null>)[]> {
  const ways = await Promise.all(services.map((service) => service.beforeLogout?.(request, session)))
  return ways.flatMap((way) => way ?? [])
}

/** @throws HttpError before a long text is folded or hashed, which takes time. */
function readCredentials(body: Credentials): Credentials {
  // NUL is in no stored text, and PostgreSQL refuses to compare with it.
  const [user, password] = [body.user.replaceAll('\u0000', ''), body.password.replaceAll('\u0000', '')]
  if (user.length > MAX_USER_LENGTH || password.length > MAX_PASSWORD_LENGTH)
    throw new HttpError(400, answers.signInTooLong)
  if (user.trim() === '' || password === '') throw new HttpError(400, answers.signInIncomplete)
  return { user, password }
}
