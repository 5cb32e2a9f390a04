import { hash, randomBytes } from 'node:crypto'

/** By it a secret is known for one, as by those who look for such in public code. */
const MARK = 'tri_live_'
const SECRET_BYTES = 32
/** 36 of the 256 bits are shown. */
const SHOWN = 6

const SECRET = new RegExp(`^${MARK}[\\w-]{43}$`)

/** Whether a text has the form of a key; any other is not looked up. */
export function isSecret(text: string): boolean {
  return SECRET.test(text)
}

export function makeSecret(): string {
  return MARK + randomBytes(SECRET_BYTES).toString('base64url')
}

export function prefixOf(secret: string): string {
  return secret.slice(0, MARK.length + SHOWN)
}

/** A key has enough entropy for a fast hash. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret)
}
