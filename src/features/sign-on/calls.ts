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

export const signOnCalls = {
  beginSignOn: beginSignOnCall,
  finishSignOn: finishSignOnCall,
} as const satisfies Contract
