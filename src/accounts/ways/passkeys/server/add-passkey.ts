import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { passkeyAnswers as texts } from '#ways/passkeys/texts.ts'
import { app } from '../../../../generated/app.ts'
import type { Backend } from '../../../../server/backend.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import { addSessionEntry } from '../../../../server/records/rows/history-entries.ts'
import { readAuthor, signInNameOf } from '../../../../server/caller/account.ts'
import { readAccountRow } from '../../../server/links.ts'
import type { Registration, WantedPasskey } from '../calls.ts'
import { passkeyAddedMail } from './mails.ts'
import { readChallenge } from './challenges.ts'
import { relyingParty, passkeysService } from './service.ts'
import { keepPasskey, MOST_PASSKEYS, readPasskeys } from './stored-passkeys.ts'

/** What an authenticator needs to make a passkey. */
export async function beginPasskey(
  backend: Backend,
  request: FastifyRequest,
  accountId: number,
): Promise<WantedPasskey> {
  const { store, account } = backend
  const { challenges, publicUrl } = passkeysService.of(backend)
  const row = await readAccountRow(store.queries, account, accountId)
  const own = await readPasskeys(store.queries, accountId)
  if (own.length >= MOST_PASSKEYS) throw new HttpError(400, texts.tooMany(MOST_PASSKEYS))
  const challenge = await challenges.make(`add ${accountId}`)
  return {
    challenge,
    rp: { id: relyingParty(publicUrl, request).id, name: app.name },
    user: { id: await challenges.userHandle(accountId), name: row ? signInNameOf(account, row) : '' },
    exclude: own.map(({ credential }) => credential),
  }
}

interface Made {
  readonly accountId: number
  readonly name: string
  readonly response: Registration
}

/** @throws HttpError where it was not made for this account, here and now */
export async function addPasskey(
  backend: Backend,
  request: FastifyRequest,
  { accountId, name, response }: Made,
): Promise<void> {
  const { store, account, notifier } = backend
  const { challenges } = passkeysService.of(backend)
  const verified = await verifyRegistration(backend, request, { accountId, response })
  if (!verified) throw new HttpError(400, texts.notAdded)
  const { credential } = verified
  const transports = response.response.transports ?? []
  const { id, publicKey, counter } = credential
  const by = await readAuthor(backend, { accountId })
  await store.transact(async (transaction) => {
    const isKept =
      (await challenges.use(transaction, verified.challenge)) &&
      (await keepPasskey(transaction, { accountId, credential: id, publicKey, counter, transports, name }))
    if (!isKept) throw new HttpError(400, texts.notAdded)
    await addSessionEntry(transaction, account.entity, by, 'passkeyAdded')
  })
  await notifier?.tell(accountId, () => passkeyAddedMail(name))
}

async function verifyRegistration(
  backend: Backend,
  request: FastifyRequest,
  { accountId, response }: Omit<Made, 'name'>,
) {
  const { challenges, publicUrl } = passkeysService.of(backend)
  const { origin, id } = relyingParty(publicUrl, request)
  const challenge = readChallenge(response.response.clientDataJSON)
  if (challenge === null || !(await challenges.isGood(challenge, `add ${accountId}`))) return null
  const { clientDataJSON, attestationObject } = response.response
  const plain = { clientDataJSON, attestationObject }
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: response.id,
        rawId: response.rawId,
        type: response.type,
        clientExtensionResults: {},
        response: plain,
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
    })
    return verified ? { challenge, credential: registrationInfo.credential } : null
  } catch (error) {
    request.log.warn({ err: error }, 'a passkey was not added')
    return null
  }
}
