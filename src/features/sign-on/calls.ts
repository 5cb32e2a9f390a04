import * as z from 'zod/mini'
import type { Call, Contract } from '../../calls/call.ts'

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

export const signOnCalls = {
  beginSignOn: beginSignOnCall,
  finishSignOn: finishSignOnCall,
  backchannelLogout: backchannelLogoutCall,
} as const satisfies Contract
