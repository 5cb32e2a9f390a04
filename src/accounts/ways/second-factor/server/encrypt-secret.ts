import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Queries } from '../../../../server/database/database.ts'
import { readOrMakeKey } from '../../../../server/database/state.ts'
import { StartupError } from '../../../../server/errors/startup-error.ts'
import type { Environment } from '../../../../server/settings.ts'

/** Encrypts what the server has to read again, for one purpose: what was sealed for another does not open. */
export interface SecretCipher {
  close(text: string, purpose: string): string
  /** Null for what was not sealed here, or for another purpose. */
  open(sealed: string, purpose: string): string | null
}

const KEY_VARIABLE = 'SECOND_FACTOR_KEY'
const MIN_CHARACTERS = 32
const STATE_NAME = 'second factor key'
const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** For what the secret of an account's authenticator is sealed. */
export const secretOf = (accountId: number) => `secret of ${accountId}`

/** The key that the environment holds, apart from the database. @throws StartupError where it is short */
export function readEncryptionKey(env: Environment): string | null {
  const given = env[KEY_VARIABLE] ?? ''
  if (given === '') return null
  if (given.length >= MIN_CHARACTERS) return given
  throw new StartupError(
    `The environment is wrong: ${KEY_VARIABLE} must have ${MIN_CHARACTERS} characters or more.`,
  )
}

/** Without a key of the environment it is one of the database, which all processes share; what was sealed with that opens later too. */
export async function createSecretCipher(queries: Queries, given: string | null): Promise<SecretCipher> {
  const own = await readOrMakeKey(queries, STATE_NAME)
  const keys = [...(given === null ? [] : [given]), own].map(deriveKey)
  const [first = deriveKey(own)] = keys
  return {
    close(text, purpose) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, first, nonce).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
      for (const key of keys) {
        const text = decrypt(key, bytes, purpose)
        if (text !== null) return text
      }
      return null
    },
  }
}

function deriveKey(text: string): Buffer {
  return Buffer.from(hkdfSync('sha256', text, '', STATE_NAME, KEY_BYTES))
}

function decrypt(key: Buffer, bytes: Buffer, purpose: string): string | null {
  const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)]
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(rest.subarray(0, TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    // Another key or purpose, or not sealed at all.
    return null
  }
}
