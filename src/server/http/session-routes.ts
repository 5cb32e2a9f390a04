import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_PASSWORD_LENGTH } from '../../kinds/password/meaning.ts'
import { sessionContract } from '../../schema/session-contract.ts'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Backend } from '../backend.ts'
import type { Payload } from '../records/parse-payload.ts'
import { SIGN_IN, signInName } from '../session/rate-limit/claims.ts'
import { readDeviceCookie, setDeviceCookie } from '../session/device-cookie.ts'
import { findAccount, findNamed, isUnchanged } from '../session/find-account.ts'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '../session/session-cookie.ts'
import { readJson } from './read-payload.ts'

/** Nobody is called by more than a field holds. */
const MAX_USER_LENGTH = 255

/** Logging in and out: the two calls that nobody need be logged in for. */
export function sessionRoutes(app: FastifyInstance, backend: Backend): void {
  const { login, logout } = sessionContract
  app.route({
    method: login.method,
    url: login.path,
    handler: (request, reply) => logIn(backend, request, reply),
  })
  app.route({
    method: logout.method,
    url: logout.path,
    handler: (request, reply) => logOut(backend, request, reply),
  })
}

async function logIn(backend: Backend, request: FastifyRequest, reply: FastifyReply) {
  const { user, password } = readCredentials(readJson(request))
  const { store, account, sessions, attempts, devices } = backend
  const device = await findDevice(backend, request, user)
  const attempt = { purpose: SIGN_IN, name: signInName(user), address: request.ip, device }
  const found = await attempts.make(attempt, () => findAccount(store, account, user, password))
  if (!found) {
    request.log.warn('a login failed')
    throw new Refusal(400, answers.wrongSignIn)
  }
  // Whoever was logged in here before is not any more.
  await endOwnSession(backend, request)
  const token = await sessions.start(found.id)
  // A password changed meanwhile ended the sessions there were: this one it may have missed.
  if (!(await isUnchanged(store, account, found))) {
    await sessions.end(token)
    throw new Refusal(400, answers.wrongSignIn)
  }
  setSessionCookie(request, reply, token, sessions.limits.maxDays)
  setDeviceCookie(request, reply, devices.sign(found.id, device))
  request.log.info({ account: found.id }, 'logged in')
  return { success: true }
}

/** The browser that this comes from, where it has logged in to the account of this name before. */
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

async function logOut(backend: Backend, request: FastifyRequest, reply: FastifyReply) {
  await endOwnSession(backend, request)
  clearSessionCookie(request, reply)
  return { success: true }
}

async function endOwnSession(
  { sessions }: Pick<Backend, 'sessions'>,
  request: FastifyRequest,
): Promise<void> {
  const token = readSessionCookie(request)
  if (token !== null) await sessions.end(token)
}

/** @throws Refusal before anything is worked out of a text that is too long: folding and hashing take their time. */
function readCredentials(payload: Payload) {
  const user = textOf(payload, 'user')
  const password = textOf(payload, 'password')
  if (user.length > MAX_USER_LENGTH || password.length > MAX_PASSWORD_LENGTH)
    throw new Refusal(400, answers.signInTooLong)
  if (user.trim() === '' || password === '') throw new Refusal(400, answers.signInIncomplete)
  return { user, password }
}

function textOf(payload: Payload, name: string): string {
  const value = Object.hasOwn(payload, name) ? payload[name] : ''
  // NUL is in no stored text, and PostgreSQL refuses to compare with it.
  return typeof value === 'string' ? value.replaceAll('\u0000', '') : ''
}
