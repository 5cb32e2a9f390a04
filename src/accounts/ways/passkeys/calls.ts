import * as z from 'zod/mini'
import type { Call, Contract, Read } from '../../../calls/call.ts'
import { loginCall } from '../../calls/login-calls.ts'
import { storableText } from '../../../schema/values/storable.ts'

export const MAX_PASSKEY_NAME = 60
/** Of what an authenticator answers, in base64url; keys of RSA are the longest. */
const MAX_PART = 20_000

const part = z.string().check(z.maxLength(MAX_PART), z.regex(/^[\w-]*$/))
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_PASSKEY_NAME), ...storableText)

/** What an authenticator makes a passkey of; binary parts in base64url, as everywhere here. */
const wantedSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string() }),
  /** The passkeys that the account has. */
  exclude: z.array(z.string()),
})
export type WantedPasskey = Read<typeof wantedSchema>

/** What an authenticator is asked for a passkey with. */
const askedSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Those of which one is asked for; any where there are none. */
  allow: z.array(z.string()),
})
export type AskedPasskey = Read<typeof askedSchema>

const answered = {
  id: part,
  rawId: part,
  type: z.literal('public-key'),
  clientExtensionResults: z.optional(z.unknown()),
  authenticatorAttachment: z.optional(z.nullable(z.string())),
}

const registrationSchema = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.optional(
      z.array(z.string().check(z.maxLength(30), z.regex(/^[\w-]+$/))).check(z.maxLength(20)),
    ),
  }),
})
export type Registration = Read<typeof registrationSchema>

const assertionSchema = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.optional(z.nullable(part)),
  }),
})
export type Assertion = Read<typeof assertionSchema>

const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Instants, ISO 8601 in UTC. */
  madeAt: z.string(),
  usedAt: z.nullable(z.string()),
})
export type Passkey = Read<typeof passkeySchema>

export const listPasskeysCall = {
  method: 'GET',
  path: '/api/passkeys',
  may: 'account',
  summary: 'The passkeys of whoever asks, the newest first.',
  answer: z.object({ passkeys: z.array(passkeySchema) }),
} as const satisfies Call

export const beginPasskeyCall = {
  method: 'POST',
  path: '/api/passkeys/begin',
  may: 'account',
  asksAgain: true,
  summary: 'What an authenticator needs to make a passkey for whoever asks; nothing changes yet.',
  answer: z.object({ wanted: wantedSchema }),
} as const satisfies Call

export const addPasskeyCall = {
  method: 'POST',
  path: '/api/passkeys',
  may: 'account',
  asksAgain: true,
  summary: 'Keeps the passkey that an authenticator has made.',
  body: z.strictObject({ name, response: registrationSchema }),
} as const satisfies Call

export const renamePasskeyCall = {
  method: 'PUT',
  path: '/api/passkeys/:id',
  may: 'account',
  summary: 'Calls an own passkey otherwise.',
  body: z.strictObject({ name }),
} as const satisfies Call

export const removePasskeyCall = {
  method: 'DELETE',
  path: '/api/passkeys/:id',
  may: 'account',
  asksAgain: true,
  summary: 'Takes an own passkey away: nobody logs in with it any more. All other sessions end.',
} as const satisfies Call

const shown = z.strictObject({ response: assertionSchema })

export const beginPasskeyLoginCall = {
  method: 'POST',
  path: `${loginCall.path}/passkey/begin`,
  may: 'open',
  summary: 'What an authenticator needs for a login with a passkey, whoever’s it is.',
  answer: z.object({ asked: askedSchema }),
} as const satisfies Call

export const passkeyLoginCall = {
  method: 'POST',
  path: `${loginCall.path}/passkey`,
  may: 'open',
  summary: 'Logs in with a passkey, in place of name, password and second factor.',
  body: shown,
} as const satisfies Call

export const beginPasskeyFactorCall = {
  method: 'POST',
  path: `${loginCall.path}/second-factor/passkey/begin`,
  may: 'open',
  summary: 'What an authenticator needs for a login that waits for a second factor.',
  answer: z.object({ asked: askedSchema }),
} as const satisfies Call

export const passkeyFactorCall = {
  method: 'POST',
  path: `${loginCall.path}/second-factor/passkey`,
  may: 'open',
  summary: 'Ends a login that waits with a passkey.',
  body: z.strictObject({ response: assertionSchema, remembers: z._default(z.boolean(), false) }),
} as const satisfies Call

export const beginPasskeyProofCall = {
  method: 'POST',
  path: '/api/auth/proof/passkey/begin',
  may: 'account',
  summary: 'What an authenticator needs to show again who asks; without an own passkey there is none to ask.',
  answer: z.object({ asked: z.nullable(askedSchema) }),
} as const satisfies Call

export const proveByPasskeyCall = {
  method: 'POST',
  path: '/api/auth/proof/passkey',
  may: 'account',
  summary: 'Shows again who asks, by a passkey.',
  body: shown,
} as const satisfies Call

export const passkeysCalls = {
  listPasskeys: listPasskeysCall,
  beginPasskey: beginPasskeyCall,
  addPasskey: addPasskeyCall,
  renamePasskey: renamePasskeyCall,
  removePasskey: removePasskeyCall,
  beginPasskeyLogin: beginPasskeyLoginCall,
  passkeyLogin: passkeyLoginCall,
  beginPasskeyFactor: beginPasskeyFactorCall,
  passkeyFactor: passkeyFactorCall,
  beginPasskeyProof: beginPasskeyProofCall,
  proveByPasskey: proveByPasskeyCall,
} as const satisfies Contract
