import { hashToken } from '../tokens.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answers } from '#texts/server.ts'
import type { Backend } from '../../../server/backend.ts'
import { HttpError } from '../../../server/errors/http-error.ts'
import { readDeviceCookie } from '../session/devices.ts'
import type { FoundAccount } from '../find-account.ts'
import { readPendingCookie, setPendingCookie } from '../session/pending-logins.ts'
import { readCredentials, type Credentials } from '../session/credentials.ts'
import { beginSession, type Authenticated } from './log-in.ts'

/**
 * Begins no session where a feature asks for more than the password.
 * @returns the screen where the login goes on; null where nothing more is asked
 */
export async function holdLogin(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  found: FoundAccount,
): Promise<string | null> {
  const { services, devices, pendingLogins } = backend
  const holding = services.filter((service) => service.holdLogin)
  if (holding.length === 0) return null
  const proofs = await readCredentials(partsOf(backend), found.id)
  if (proofs?.hashed !== found.hashed) throw new HttpError(400, answers.wrongSignIn)
  const known = readDeviceCookie(request, devices)
  // A cookie that somebody else was given in this browser, or has copied from it, is none of theirs.
  const device = known?.accountId === found.id ? hashToken(known.id) : null
  for (const service of holding) {
    const next = await service.holdLogin?.({ proofs, device })
    if (!next) continue
    setPendingCookie(request, reply, pendingLogins.sign(proofs))
    return next
  }
  return null
}

/** Whose password this browser has just given. @throws HttpError where that is over, or the account has changed since */
export async function requirePending(backend: Backend, request: FastifyRequest): Promise<Credentials> {
  const pending = readPendingCookie(request, backend.pendingLogins)
  const proofs = pending && (await readCredentials(partsOf(backend), pending.accountId))
  if (!proofs || proofs.state !== pending.state) throw new HttpError(401, answers.loginIsOver)
  return proofs
}

interface Finishing extends Pick<Authenticated, 'keep'> {
  readonly pending: FoundAccount
  readonly remembers: boolean
}

/** Begins the session of a login that waited. @throws HttpError */
export async function finishLogin(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  { pending, remembers, keep }: Finishing,
): Promise<void> {
  // A factor may have been set up meanwhile.
  const proofs = remembers ? await readCredentials(partsOf(backend), pending.id) : null
  const { id, hashed } = pending
  await beginSession(backend, request, reply, { id, hashed, trusted: proofs?.state ?? null, keep })
}

function partsOf({ store: { queries }, account, factors }: Backend) {
  return { queries, account, factors }
}
