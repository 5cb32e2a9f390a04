import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { Backend } from '../../../../server/backend.ts'
import type { AskedPasskey, Assertion } from '../calls.ts'
import type { Purpose } from './challenges.ts'
import { readChallenge } from './read-challenge.ts'
import { relyingParty } from './relying-party.ts'
import { passkeysService } from './service.ts'
import { findPasskey, notePasskeyUse, type StoredPasskey } from './stored-passkeys.ts'

/** What an authenticator needs to show a passkey. @param allowed those alone, where it is known whose it must be */
export async function askForPasskey(
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
export async function verifyPasskey(
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
