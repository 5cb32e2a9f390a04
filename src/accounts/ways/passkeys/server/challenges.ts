import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Queries } from '../../../../server/database/database.ts'
import { readOrMakeKey } from '../../../../server/database/state.ts'
import { claimOnce, hashToken } from '../../../server/tokens.ts'
import { memoizeSuccess } from '../../../../server/memoize-success.ts'
import { PASSKEY_CHALLENGES_TABLE as TABLE } from './tables.ts'
import * as z from 'zod/mini'

/** To find the authenticator, and to show it that one is there. */
const CHALLENGE_MS = 5 * 60_000
const STATE_NAME = 'passkey key'
const MAC_BYTES = 32
const NONCE_BYTES = 16
const TIME_BYTES = 6
const HEAD_BYTES = NONCE_BYTES + TIME_BYTES

/** For what a challenge was made: of whom, where that is known. */
export type Purpose = 'login' | `factor ${number}` | `add ${number}` | `prove ${number}`

/** Challenges lie nowhere until they were answered: whoever only asks for them fills no table. Each works once. */
export interface Challenges {
  /** @returns base64url, as all that follows */
  make(purpose: Purpose): Promise<string>
  /** Whether it was made here, for this, in the last five minutes. */
  isGood(challenge: string, purpose: Purpose): Promise<boolean>
  /** @returns false where it was used before, in whatever process */
  use(queries: Queries, challenge: string): Promise<boolean>
  /** By it an authenticator tells accounts apart; nobody can tell of it whose it is. */
  userHandle(accountId: number): Promise<string>
}

/** The key lies in the database, so that all processes share it. */
export function createChallenges(queries: Queries): Challenges {
  const readKey = memoizeSuccess(() => readOrMakeKey(queries, STATE_NAME))
  const macOf = async (...parts: readonly (string | Uint8Array)[]) => {
    const mac = createHmac('sha256', await readKey())
    for (const part of parts) mac.update(part)
    return mac.digest()
  }
  return {
    async make(purpose) {
      const head = Buffer.alloc(HEAD_BYTES)
      randomBytes(NONCE_BYTES).copy(head)
      head.writeUIntBE(Date.now() + CHALLENGE_MS, NONCE_BYTES, TIME_BYTES)
      return Buffer.concat([head, await macOf(head, purpose)]).toString('base64url')
    },
    async isGood(challenge, purpose) {
      const bytes = Buffer.from(challenge, 'base64url')
      if (bytes.length !== HEAD_BYTES + MAC_BYTES) return false
      const head = bytes.subarray(0, HEAD_BYTES)
      if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), await macOf(head, purpose))) return false
      return head.readUIntBE(NONCE_BYTES, TIME_BYTES) > Date.now()
    },
    use: (transaction, challenge) => claimOnce(transaction, TABLE, hashToken(challenge), CHALLENGE_MS),
    userHandle: async (accountId) => (await macOf(`user ${accountId}`)).toString('base64url'),
  }
}

const clientDataSchema = z.object({ challenge: z.string() })

/** What an authenticator was asked with, as its answer says; null where that is no answer. */
export function readChallenge(clientDataJSON: string): string | null {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8')
    return clientDataSchema.parse(JSON.parse(text)).challenge
  } catch {
    return null
  }
}
