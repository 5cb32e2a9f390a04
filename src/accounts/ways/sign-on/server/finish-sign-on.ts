import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../../../../server/backend.ts'
import { SESSIONS_TABLE } from '../../../../server/database/system-tables.ts'
import { beginSession } from '../../../server/http/log-in.ts'
import { addressesOf } from './providers.ts'
import { resolveAccount } from './resolve-account.ts'
import { ATTEMPT_MS, secretsOf, type SignOnAttempt } from './attempt.ts'
import { claimOnce, hashParts } from '../../../server/tokens.ts'
import type { OpenProvider } from './open-provider.ts'
import { identityOf } from './identity.ts'
import { SignOnRefusal } from './refusal.ts'
import type { SignOnService } from './service.ts'
import { SIGN_ON_SESSIONS_TABLE, USED_TABLE } from './tables.ts'
import { authorizationCodeGrant, fetchUserInfo, type IDToken } from 'openid-client'
import type { Claims } from '../../../../schema/access/account.ts'

interface Returned {
  readonly provider: OpenProvider
  readonly attempt: SignOnAttempt | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Logs in whoever has come back from a provider. @throws SignOnRefusal, and errors of the provider. */
export async function finishSignOn(
  backend: Backend,
  { publicUrl }: SignOnService,
  { provider, attempt, request, reply }: Returned,
): Promise<void> {
  const { account } = backend
  const address = new URL(addressesOf(publicUrl, request).callback(provider.key))
  address.search = new URL(request.url, address).search
  const begun = await takeBegun(backend, provider, attempt, address)
  const { token, idToken, claims } = await askProvider(provider, address, begun)
  const { iss, sub, sid } = token
  const isTrusted = provider.isTrusted || account.account.oidc?.emailVerified === 'trust'
  const row = await resolveAccount(backend, provider, identityOf(token, claims, isTrusted))
  const found = { id: Number(row['id']), hashed: hashOfPassword(row[account.password.name]) }
  await beginSession(backend, request, reply, {
    ...found,
    async keep(transaction, session) {
      await transaction
        .insertInto(SIGN_ON_SESSIONS_TABLE)
        .values({
          session_id: session,
          provider: provider.key,
          subject: hashParts(iss, sub),
          provider_session: typeof sid === 'string' ? hashParts(iss, sid) : '',
          id_token: idToken,
        })
        .execute()
      // The cookie of the former session did not come along from the provider.
      await transaction.deleteFrom(SESSIONS_TABLE).where('id', '=', begun.session).execute()
      return undefined
    },
  })
}

const hashOfPassword = (stored: unknown) => (typeof stored === 'string' ? stored : null)

/** @throws SignOnRefusal for what this browser has not begun, or has finished already. */
async function takeBegun(
  { store }: Backend,
  { key }: OpenProvider,
  attempt: SignOnAttempt | null,
  { searchParams }: URL,
): Promise<SignOnAttempt> {
  if (attempt?.provider !== key || searchParams.get('state') !== secretsOf(attempt).state)
    throw new SignOnRefusal('elsewhere')
  if (!(await claimOnce(store.queries, USED_TABLE, hashParts('attempt', attempt.secret), ATTEMPT_MS)))
    throw new SignOnRefusal('elsewhere')
  return attempt
}

/** What a provider says of whoever has come back from it. */
interface Vouched {
  readonly token: IDToken
  readonly idToken: string
  readonly claims: Claims
}

/** Exchanges the code of an address that the browser has come back with. @throws where the provider does not confirm it. */
async function askProvider(provider: OpenProvider, address: URL, attempt: SignOnAttempt): Promise<Vouched> {
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
