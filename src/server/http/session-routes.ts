import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_PASSWORD_LENGTH } from '../../kinds/password/meaning.ts'
import type { SessionAction } from '../../calls/audit-log.ts'
import type { BodyOf } from '../../calls/call.ts'
import { loginCall } from '../../calls/login.ts'
import { logoutCall } from '../../calls/session.ts'
import { answers } from '#texts/answers.ts'
import { HttpError } from '../errors/http-error.ts'
import type { Backend } from '../backend.ts'
import { addSessionEntry } from '../records/rows/history-entries.ts'
import { readAuthor } from '../session/account.ts'
import { SIGN_IN, signInName } from '../session/rate-limit/counters.ts'
import { readDeviceCookie, setDeviceCookie } from '../session/devices.ts'
import { findAccount, findNamed, isUnchanged } from '../session/find-account.ts'
import { sendKeptLanguage } from '../session/account-language.ts'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '../session/session-cookie.ts'
import { route } from './route.ts'

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
): Promise<void> {
  const { store, account, sessions, rateLimiter, devices } = backend
  const device = await findDevice(backend, request, user)
  const attempt = { purpose: SIGN_IN, name: signInName(user), address: request.ip, device }
  const found = await rateLimiter.run(attempt, () => findAccount(store, account, user, password))
  if (!found) {
    request.log.warn('a login failed')
    logFailedLogin(backend, request, reply, user)
    throw new HttpError(400, answers.wrongSignIn)
  }
  // Ends the session that this browser had.
  await endCallersSession(backend, request)
  const token = await sessions.start(found.id)
  // A concurrent change of the password ends the sessions of the account, but may have missed this new one.
  if (!(await isUnchanged(store, account, found))) {
    await sessions.end(token)
    throw new HttpError(400, answers.wrongSignIn)
  }
  setSessionCookie(request, reply, token, sessions.limits.maxDays)
  setDeviceCookie(request, reply, devices.sign(found.id, device))
  await sendKeptLanguage(store.queries, found.id, reply)
  await recordSession(backend, found.id, 'loggedIn')
  request.log.info({ account: found.id }, 'logged in')
}

/** The id of the browser, if it has logged in to this account before. */
async function findDevice(
  { devices, store, account }: Backend,
  request: FastifyRequest,
  user: string,
): Promise<string | null> {
  const device = readDeviceCookie(request, devices)
  if (!device) return null
  const named = await findNamed(store, account, user)
  return named.some(({ id }) => id === device.accountId) ? device.id : null
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

async function recordSession(backend: Backend, accountId: number, action: SessionAction): Promise<void> {
  const { store, account } = backend
  const by = await readAuthor(backend, { accountId })
  await addSessionEntry(store.queries, account.entity, by, action)
}

async function logOut(backend: Backend, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = readSessionCookie(request)
  const session = token === null ? null : await backend.sessions.find(token)
  await endCallersSession(backend, request)
  if (session) await recordSession(backend, session.accountId, 'loggedOut')
  clearSessionCookie(request, reply)
}

async function endCallersSession(
  { sessions }: Pick<Backend, 'sessions'>,
  request: FastifyRequest,
): Promise<void> {
  const token = readSessionCookie(request)
  if (token !== null) await sessions.end(token)
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
