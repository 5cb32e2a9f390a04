import type { FastifyInstance, FastifyRequest } from 'fastify'
import { passkeyAnswers as texts } from '#ways/passkeys/texts.ts'
import type { SessionAction } from '../../../../calls/audit-log.ts'
import type { Backend } from '../../../../server/backend.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import { beginSession, recordSession, renewSessionToken } from '../../../server/http/log-in.ts'
import { finishLogin, requirePending } from '../../../server/http/pending-login.ts'
import { route } from '../../../../server/http/route.ts'
import { mayLogInHere } from '../../../../server/caller/account.ts'
import { readAccountRow } from '../../../server/links.ts'
import {
  beginPasskeyFactorCall,
  beginPasskeyLoginCall,
  beginPasskeyProofCall,
  passkeyFactorCall,
  passkeyLoginCall,
  proveByPasskeyCall,
  type Assertion,
  type AskedPasskey,
} from '../calls.ts'
import { type Purpose, readChallenge } from './challenges.ts'
import { findPasskey, readPasskeys, type StoredPasskey, notePasskeyUse } from './stored-passkeys.ts'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { relyingParty, passkeysService } from './service.ts'

const PURPOSE = 'passkey'

/** Passkeys that are shown: to log in, and to show again who it is. */
export function shownPasskeysRoutes(app: FastifyInstance, backend: Backend): void {
  const parts = { describeBody: () => texts.refused }
  route(app, beginPasskeyLoginCall, async ({ request }) => ({
    asked: await askForPasskey(backend, request, 'login'),
  }))
  route(
    app,
    passkeyLoginCall,
    async ({ request, reply, body: { response } }) => {
      const { accountId } = await accept(backend, request, {
        purpose: 'login',
        response,
        failed: 'loginFailed',
      })
      const row = await readAccountRow(backend.store.queries, backend.account, accountId)
      const stored = row?.[backend.account.password.name]
      await beginSession(backend, request, reply, {
        id: accountId,
        hashed: typeof stored === 'string' ? stored : null,
      })
    },
    parts,
  )
  if (backend.account.account.secondFactor !== undefined) factorRoutes(app, backend)
  route(app, beginPasskeyProofCall, async ({ request, session: { accountId } }) => {
    const own = await readPasskeys(backend.store.queries, accountId)
    if (own.length === 0) return { asked: null }
    return { asked: await askForPasskey(backend, request, `prove ${accountId}`, own) }
  })
  route(
    app,
    proveByPasskeyCall,
    async ({ request, reply, session: { accountId }, body: { response } }) => {
      const purpose = `prove ${accountId}` as const
      await accept(backend, request, { purpose, of: accountId, response, failed: 'proofFailed' })
      await renewSessionToken(backend, request, reply)
    },
    parts,
  )
}

/** Where a login waits for a second factor. */
function factorRoutes(app: FastifyInstance, backend: Backend): void {
  route(app, beginPasskeyFactorCall, async ({ request }) => {
    const { id } = await requirePending(backend, request)
    const own = await readPasskeys(backend.store.queries, id)
    return { asked: await askForPasskey(backend, request, `factor ${id}`, own) }
  })
  route(
    app,
    passkeyFactorCall,
    async ({ request, reply, body: { response, remembers } }) => {
      const pending = await requirePending(backend, request)
      const purpose = `factor ${pending.id}` as const
      await accept(backend, request, { purpose, of: pending.id, response, failed: 'factorFailed' })
      await finishLogin(backend, request, reply, { pending, remembers })
    },
    { describeBody: () => texts.refused },
  )
}

interface Accepting {
  readonly purpose: Purpose
  /** Whose it must be; without it anybody's who logs in without a provider. */
  readonly of?: number
  readonly response: Assertion
  /** What the history says where it is not accepted. */
  readonly failed: SessionAction
}

/** Rate limited as passwords are, and in the history of whose passkey it says it is. @throws HttpError */
async function accept(
  backend: Backend,
  request: FastifyRequest,
  { purpose, of, response, failed }: Accepting,
): Promise<StoredPasskey> {
  const attempt = { purpose: PURPOSE, name: response.id, address: request.ip }
  const verify = async () => {
    const passkey = await verifyPasskey(backend, request, purpose, response)
    if (of !== undefined) return passkey?.accountId === of ? passkey : null
    return passkey && mayLogInHere(backend.account.account, passkey.accountId) ? passkey : null
  }
  const shown = await backend.rateLimiter.run(attempt, verify)
  if (shown) return shown
  request.log.warn('a passkey was not accepted')
  const named = await findPasskey(backend.store.queries, response.id)
  if (named) await recordSession(backend, named.accountId, failed)
  throw new HttpError(400, texts.refused)
}

/** What an authenticator needs to show a passkey. @param allowed those alone, where it is known whose it must be */
async function askForPasskey(
  backend: Backend,
  request: FastifyRequest,
  purpose: Purpose,
  allowed: readonly StoredPasskey[] = [],
): Promise<AskedPasskey> {
  const { challenges, publicUrl } = passkeysService.of(backend)
  return {
    challenge: await challenges.make(purpose),
    rpId: relyingParty(publicUrl, request).id,
    allow: allowed.map(({ credential }) => credential),
  }
}

/** The passkey that was shown, here, now and for this; its challenge is used up. Null for any other. */
async function verifyPasskey(
  backend: Backend,
  request: FastifyRequest,
  purpose: Purpose,
  sent: Assertion,
): Promise<StoredPasskey | null> {
  const { store } = backend
  const { challenges } = passkeysService.of(backend)
  const challenge = readChallenge(sent.response.clientDataJSON)
  const passkey = await findPasskey(store.queries, sent.id)
  if (challenge === null || !passkey || !(await challenges.isGood(challenge, purpose))) return null
  const counter = await verifySignature(backend, request, { sent, challenge, passkey })
  if (counter === null) return null
  return store.transact(async (transaction) => {
    const isFirst = await challenges.use(transaction, challenge)
    return isFirst && (await notePasskeyUse(transaction, passkey, counter)) ? passkey : null
  })
}

interface Shown {
  readonly sent: Assertion
  readonly challenge: string
  readonly passkey: StoredPasskey
}

/** The counter of the authenticator; null where the signature is not the passkey's, or the counter shows a copy of it. */
async function verifySignature(
  backend: Backend,
  request: FastifyRequest,
  { sent, challenge, passkey }: Shown,
): Promise<number | null> {
  const { challenges, publicUrl } = passkeysService.of(backend)
  const { origin, id } = relyingParty(publicUrl, request)
  const { clientDataJSON, authenticatorData, signature, userHandle } = sent.response
  const expected = await challenges.userHandle(passkey.accountId)
  if (userHandle && userHandle !== expected) return null
  const response = { clientDataJSON, authenticatorData, signature }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id: sent.id, rawId: sent.rawId, type: sent.type, clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: passkey.credential, publicKey: passkey.publicKey, counter: passkey.counter },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    request.log.warn({ err: error }, 'a passkey was refused')
    return null
  }
}
