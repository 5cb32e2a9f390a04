import { authorizationCodeGrant, fetchUserInfo, type IDToken } from 'openid-client'
import type { Claims } from '../../../../schema/account.ts'
import { secretsOf, type SignOnAttempt } from './attempt.ts'
import type { OpenProvider } from './open-provider.ts'
import { SignOnRefusal } from './refusal.ts'

/** What a provider says of whoever has come back from it. */
interface Vouched {
  readonly token: IDToken
  readonly idToken: string
  readonly claims: Claims
}

/** Exchanges the code of an address that the browser has come back with. @throws where the provider does not confirm it. */
export async function askProvider(
  provider: OpenProvider,
  address: URL,
  attempt: SignOnAttempt,
): Promise<Vouched> {
  const configuration = await provider.configure()
  const { state, nonce, verifier } = secretsOf(attempt)
  const tokens = await authorizationCodeGrant(configuration, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const token = tokens.claims()
  if (!token || tokens.id_token === undefined) throw new SignOnRefusal('refused')
  const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined
  const more = hasMore ? await fetchUserInfo(configuration, tokens.access_token, token.sub) : {}
  return { token, idToken: tokens.id_token, claims: together(token, more) }
}

/** The signed token counts more. An address and whether it is verified are of one source, or both sources name the same address. */
function together(token: Claims, more: Claims): Claims {
  const { email, email_verified } = token['email'] === undefined ? more : token
  const beside = more['email'] === email ? more['email_verified'] : undefined
  return { ...more, ...token, email, email_verified: email_verified ?? beside }
}
