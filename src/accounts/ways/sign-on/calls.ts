import * as z from 'zod/mini'
import type { Call, Contract } from '../../../calls/call.ts'

/** What a browser is sent on with has no body. */
const media = ['text/plain'] as const

export const beginSignOnCall = {
  method: 'GET',
  path: '/api/sign-on/:provider',
  may: 'open',
  summary: 'Sends the browser to a provider of OpenID Connect, to log in there; 302.',
  media,
} as const satisfies Call

export const finishSignOnCall = {
  method: 'GET',
  path: '/api/sign-on/:provider/callback',
  may: 'open',
  summary: 'Where the provider sends the browser back to: logs in, and sends it to the login page; 302.',
  media,
} as const satisfies Call

export const backchannelLogoutCall = {
  method: 'POST',
  path: '/api/sign-on/:provider/backchannel',
  may: 'open',
  summary: 'Ends the sessions that the logout_token of a form names, which the provider has signed.',
  answer: z.object({}),
} as const satisfies Call

const identitySchema = z.object({
  id: z.int(),
  /** What the provider is called. */
  provider: z.string(),
  /** An instant, ISO 8601 in UTC. */
  since: z.string(),
})

export const listIdentitiesCall = {
  method: 'GET',
  path: '/api/sign-on-identities',
  may: 'account',
  summary: 'At which providers whoever asks is known, the newest first.',
  answer: z.object({ identities: z.array(identitySchema) }),
} as const satisfies Call

export const unlinkIdentityCall = {
  method: 'DELETE',
  path: '/api/sign-on-identities/:id',
  may: 'account',
  asksAgain: true,
  summary: 'Parts the own account from a provider, where another way in is left. All other sessions end.',
} as const satisfies Call

export const signOnCalls = {
  beginSignOn: beginSignOnCall,
  finishSignOn: finishSignOnCall,
  backchannelLogout: backchannelLogoutCall,
  listIdentities: listIdentitiesCall,
  unlinkIdentity: unlinkIdentityCall,
} as const satisfies Contract
