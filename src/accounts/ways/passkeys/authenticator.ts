import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { passkeys as texts } from '#ways/passkeys/texts.ts'
import type { AskedPasskey, WantedPasskey } from './calls.ts'

const TIMEOUT_MS = 5 * 60_000
/** EdDSA, ES256 and RS256, as COSE numbers them: what authenticators know. */
const ALGORITHMS = [-8, -7, -257]

const named = (ids: readonly string[]) => ids.map((id) => ({ id, type: 'public-key' as const }))

/** Whether this browser knows passkeys; over plain HTTP none does, but on this machine. */
export const knowsPasskeys = browserSupportsWebAuthn

/** Has an authenticator make a passkey, which asks its person for a finger, a face or a PIN. @throws Error that says why not */
export async function makePasskey({ challenge, rp, user, exclude }: WantedPasskey) {
  try {
    return await startRegistration({
      optionsJSON: {
        challenge,
        rp,
        user: { ...user, displayName: user.name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
        timeout: TIMEOUT_MS,
        excludeCredentials: named(exclude),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    })
  } catch (error) {
    const isThere =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    throw new Error(isThere ? texts.already : texts.notMade, { cause: error })
  }
}

/** Has an authenticator show a passkey. @throws Error that says that none was shown */
export async function showPasskey({ challenge, rpId, allow }: AskedPasskey) {
  try {
    return await startAuthentication({
      optionsJSON: {
        challenge,
        rpId,
        timeout: TIMEOUT_MS,
        userVerification: 'required',
        allowCredentials: named(allow),
      },
    })
  } catch (error) {
    throw new Error(texts.cancelled, { cause: error })
  }
}
