import * as z from 'zod/mini'
import type { Call, Contract, Read } from '../../../calls/call.ts'
import { loginCall } from '../../calls/login-calls.ts'
import { readPendingLoginCall } from '../../calls/account-calls.ts'

const MAX_CODE_LENGTH = 60
const code = z.string().check(z.maxLength(MAX_CODE_LENGTH))
/** What a set-up carries on from its beginning to its end; the server alone can read it. */
const sealed = z.string().check(z.maxLength(500))
const remembers = z._default(z.boolean(), false)

/** What an authenticator is given: as an address that it reads from a picture, and as text to type. */
const begunSchema = z.object({ secret: z.string(), address: z.string(), sealed: z.string() })
export type BegunSetUp = Read<typeof begunSchema>

/** The new recovery codes, this once. */
const madeSchema = z.object({ codes: z.array(z.string()) })

// Below the login, where its cookies are sent.
const atLogin = `${loginCall.path}/second-factor` as const

export const giveCodeCall = {
  method: 'POST',
  path: atLogin,
  may: 'open',
  summary: 'Ends a login that waits with a code of the authenticator, or a recovery code. Each works once.',
  body: z.strictObject({ code, remembers }),
} as const satisfies Call

export const beginAtLoginCall = {
  method: 'POST',
  path: `${atLogin}/setup`,
  may: 'open',
  summary: 'Begins to set up an authenticator for an account that must have one, while its login waits.',
  answer: begunSchema,
} as const satisfies Call

export const setUpAtLoginCall = {
  method: 'PUT',
  path: `${atLogin}/setup`,
  may: 'open',
  summary: 'Sets up the authenticator that has given this code, and ends the login that waits for it.',
  body: z.strictObject({ sealed, code, remembers }),
  answer: madeSchema,
} as const satisfies Call

/** A browser in which no code is asked for. */
const rememberedSchema = z.object({
  id: z.int(),
  /** `Firefox`; empty where it is not known. */
  browser: z.string(),
  /** `Windows`; empty where it is not known. */
  system: z.string(),
  address: z.string(),
  /** An instant. */
  endsAt: z.string(),
})
export type RememberedBrowser = Read<typeof rememberedSchema>

const ownFactorSchema = z.object({
  /** The second factors that it has: `totp` and what else the program knows. */
  factors: z.array(z.string()),
  /** Since when there is an authenticator, an instant; null where there is none. */
  since: z.nullable(z.string()),
  isRequired: z.boolean(),
  /** How many recovery codes were not used yet. */
  codesLeft: z.int(),
  /** The latest first. */
  browsers: z.array(rememberedSchema),
})
export type OwnFactorState = Read<typeof ownFactorSchema>

export const readOwnFactorCall = {
  method: 'GET',
  path: '/api/second-factor',
  may: 'account',
  summary: 'The second factors of whoever asks.',
  answer: ownFactorSchema,
} as const satisfies Call

export const beginSetUpCall = {
  method: 'POST',
  path: '/api/second-factor/setup',
  may: 'account',
  asksAgain: true,
  summary: 'Begins to set up an authenticator; nothing changes yet.',
  answer: begunSchema,
} as const satisfies Call

export const setUpCall = {
  method: 'PUT',
  path: '/api/second-factor',
  may: 'account',
  asksAgain: true,
  summary:
    'Sets up the authenticator that has given this code, in the place of a former one. All other sessions end.',
  body: z.strictObject({ sealed, code }),
  answer: madeSchema,
} as const satisfies Call

export const turnOffCall = {
  method: 'DELETE',
  path: '/api/second-factor',
  may: 'account',
  asksAgain: true,
  summary: 'Takes the authenticator away, where none is required. All other sessions end.',
} as const satisfies Call

export const makeCodesCall = {
  method: 'POST',
  path: '/api/second-factor/codes',
  may: 'account',
  asksAgain: true,
  summary: 'Makes new recovery codes in the place of all former ones. They are answered this once.',
  body: z.strictObject({}),
  answer: madeSchema,
} as const satisfies Call

export const forgetBrowserCall = {
  method: 'DELETE',
  path: '/api/second-factor/browsers/:id',
  may: 'account',
  summary: 'Asks for a code again in a browser that was remembered.',
} as const satisfies Call

export const forgetBrowsersCall = {
  method: 'DELETE',
  path: '/api/second-factor/browsers',
  may: 'account',
  summary: 'Asks for a code again in all browsers that were remembered.',
} as const satisfies Call

export const readFactorsOfCall = {
  method: 'GET',
  path: '/api/second-factor/accounts/:id',
  may: 'update',
  byKey: false,
  summary: 'The second factors of an account, for whoever may change it.',
  answer: z.object({
    factors: z.array(z.string()),
    /** There are some, and they are somebody else's. */
    mayReset: z.boolean(),
  }),
} as const satisfies Call

export const resetFactorsCall = {
  method: 'DELETE',
  path: '/api/second-factor/accounts/:id',
  may: 'update',
  byKey: false,
  asksAgain: true,
  summary: 'Takes all second factors from the account of somebody else, and ends its sessions.',
} as const satisfies Call

export const proveByCodeCall = {
  method: 'POST',
  path: '/api/auth/proof/code',
  may: 'account',
  summary: 'Shows again who asks, by a code of the authenticator. Each works once.',
  body: z.strictObject({ code }),
} as const satisfies Call

export const secondFactorCalls = {
  readPendingLogin: readPendingLoginCall,
  giveCode: giveCodeCall,
  beginAtLogin: beginAtLoginCall,
  setUpAtLogin: setUpAtLoginCall,
  readOwnFactor: readOwnFactorCall,
  beginSetUp: beginSetUpCall,
  setUp: setUpCall,
  turnOff: turnOffCall,
  makeCodes: makeCodesCall,
  forgetBrowser: forgetBrowserCall,
  forgetBrowsers: forgetBrowsersCall,
  readFactorsOf: readFactorsOfCall,
  resetFactors: resetFactorsCall,
  proveByCode: proveByCodeCall,
} as const satisfies Contract
