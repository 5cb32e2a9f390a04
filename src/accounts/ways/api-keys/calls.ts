import * as z from 'zod/mini'
import type { BodyOf, Call, Contract, Read } from '../../../calls/call.ts'
import { historyEntrySchema } from '../../../calls/record-calls.ts'
import { KEY_RIGHTS } from '../../../schema/access/key-rights.ts'
import { storableText } from '../../../schema/values/storable.ts'

/** For how many days a key can be made; the one that is meant where nothing is said. */
export const KEY_DAYS = [7, 30, 90, 180, 365] as const
export const USUAL_DAYS = 90

export const MAX_NAME_LENGTH = 60
const MAX_ADDRESSES = 50

const allows = z.record(z.string(), z.array(z.enum(KEY_RIGHTS)))

const apiKeySchema = z.object({
  id: z.int(),
  /** What it is for. */
  name: z.string(),
  /** Its first characters, by which it is known again. */
  prefix: z.string(),
  allows,
  /** Where it may be used from: addresses, and networks as `10.0.0.0/8`; everywhere where there are none. */
  addresses: z.array(z.string()),
  /** Instants, ISO 8601 in UTC. */
  createdAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  /** Within some minutes; null before the first call. */
  lastUse: z.nullable(z.object({ at: z.string(), address: z.string() })),
  of: historyEntrySchema.shape.by,
})

export type ApiKey = Read<typeof apiKeySchema>

export const listApiKeysCall = {
  method: 'GET',
  path: '/api/api-keys',
  may: 'account',
  summary: 'The own API keys, the newest first.',
  answer: z.object({ keys: z.array(apiKeySchema) }),
} as const satisfies Call

export const listAllApiKeysCall = {
  method: 'GET',
  path: '/api/api-keys/all',
  may: 'superAdministrator',
  summary: 'The API keys of all accounts, the newest first.',
  answer: z.object({ keys: z.array(apiKeySchema) }),
} as const satisfies Call

export const createApiKeyCall = {
  method: 'POST',
  path: '/api/api-keys',
  may: 'account',
  asksAgain: true,
  summary: 'Makes an API key of the own account. It is answered this once.',
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME_LENGTH), ...storableText),
    days: z._default(z.literal(KEY_DAYS), USUAL_DAYS),
    /** What it may of what the account may, by entity. */
    allows,
    addresses: z._default(z.array(z.string().check(z.trim())).check(z.maxLength(MAX_ADDRESSES)), []),
  }),
  answer: z.object({ id: z.int(), secret: z.string() }),
} as const satisfies Call

export type WantedKey = BodyOf<typeof createApiKeyCall>

export const revokeApiKeyCall = {
  method: 'DELETE',
  path: '/api/api-keys/:id',
  may: 'account',
  asksAgain: true,
  summary: 'Takes an API key back, at once: an own one, or as administrator 1 any.',
} as const satisfies Call

export const apiKeysCalls = {
  listApiKeys: listApiKeysCall,
  listAllApiKeys: listAllApiKeysCall,
  createApiKey: createApiKeyCall,
  revokeApiKey: revokeApiKeyCall,
} as const satisfies Contract
