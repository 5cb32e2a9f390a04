import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { signOnAnswers } from '#ways/sign-on/texts.ts'
import { answers } from '#texts/server.ts'
import type { Backend } from '../../../../server/backend.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import type { OpenProvider } from './open-provider.ts'
import { describeError } from './refusal.ts'
import { errors, jwtVerify } from 'jose'
import type { Queries, StoredRow } from '../../../../server/database/database.ts'
import { SESSIONS_TABLE } from '../../../../server/database/system-tables.ts'
import { addSessionEntry } from '../../../../server/records/rows/history-entries.ts'
import { readAuthor } from '../../../../server/caller/account.ts'
import { SIGN_ON_SESSIONS_TABLE, USED_TABLE } from './tables.ts'
import { claimOnce, hashParts } from '../../../server/tokens.ts'

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const MAX_AGE_SECONDS = 5 * 60
const CLOCK_TOLERANCE_SECONDS = 60
/** For longer than a token is taken. */
const LIFE_MS = 2 * (MAX_AGE_SECONDS + CLOCK_TOLERANCE_SECONDS) * 1_000

/** What a logout token must say beside who signed it, for whom and when; one with a nonce is a token of a login. */
const logoutSchema = z.looseObject({
  jti: z.string().check(z.minLength(1)),
  events: z.looseObject({ [LOGOUT_EVENT]: z.looseObject({}) }),
  sub: z.optional(z.string()),
  sid: z.optional(z.string()),
  nonce: z.optional(z.never()),
})

/**
 * Ends the sessions that a logout token names, as OpenID Connect Back-Channel Logout 1.0 has it.
 * @returns false for a token that is none of the provider's, or is sent again.
 */
async function endByProvider(backend: Backend, provider: OpenProvider, token: string): Promise<boolean> {
  const { queries } = backend.store
  const { issuer, keys } = await provider.signing()
  const payload = await verify(token, { issuer, keys, audience: provider.clientId })
  const read = logoutSchema.safeParse(payload)
  if (!read.success || (read.data.sub ?? read.data.sid) === undefined) return false
  const { jti, sub, sid } = read.data
  const subject = sub === undefined ? '' : hashParts(issuer, sub)
  const named = await findNamed(queries, subject, sid === undefined ? '' : hashParts(issuer, sid))
  const accounts = [...new Set(named.map((row) => Number(row['account_id'])))]
  const people = await Promise.all(accounts.map((accountId) => readAuthor(backend, { accountId })))
  return backend.store.transact(async (transaction) => {
    if (!(await claimOnce(transaction, USED_TABLE, hashParts('logout', issuer, jti), LIFE_MS))) return false
    const ids = named.map((row) => Number(row['id']))
    if (ids.length > 0) await transaction.deleteFrom(SESSIONS_TABLE).where('id', 'in', ids).execute()
    for (const by of people) await addSessionEntry(transaction, backend.account.entity, by, 'loggedOut')
    return true
  })
}

type Expected = Awaited<ReturnType<OpenProvider['signing']>> & { readonly audience: string }

/** Null for a token that is not the provider's. @throws where the provider does not answer. */
async function verify(token: string, { issuer, keys, audience }: Expected): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['iat', 'jti', 'events'],
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return null
    throw error
  }
}

/** Those of one session at the provider, or all of a person; of a login that named no session all of them. */
function findNamed(
  queries: Queries,
  subject: string,
  providerSession: string,
): Promise<readonly StoredRow[]> {
  const begun = queries
    .selectFrom(SIGN_ON_SESSIONS_TABLE)
    .select('session_id')
    .where((where) => {
      if (providerSession === '') return where('subject', '=', subject)
      const unnamed = where.and([where('subject', '=', subject), where('provider_session', '=', '')])
      return where.or([where('provider_session', '=', providerSession), unnamed])
    })
  return queries.selectFrom(SESSIONS_TABLE).select(['id', 'account_id']).where('id', 'in', begun).execute()
}

const formSchema = z.object({ form: z.string() })

/** @throws HttpError for what the provider has not signed. */
export async function answerBackchannel(
  backend: Backend,
  provider: OpenProvider | undefined,
  request: FastifyRequest,
): Promise<Record<string, never>> {
  if (!provider) throw new HttpError(404, answers.notFound)
  const read = formSchema.safeParse(request.body)
  const token = read.success ? new URLSearchParams(read.data.form).get('logout_token') : null
  if (token === null || !(await isEnded(backend, provider, token, request)))
    throw new HttpError(400, signOnAnswers.badLogoutToken)
  return {}
}

async function isEnded(
  backend: Backend,
  provider: OpenProvider,
  token: string,
  { log }: FastifyRequest,
): Promise<boolean> {
  try {
    return await endByProvider(backend, provider, token)
  } catch (error) {
    log.warn({ cause: describeError(error) }, 'the provider did not say what a logout is signed with')
    throw new HttpError(503, signOnAnswers.providerAway)
  }
}
