const ENCODED = 'whsec_'
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
const MIN_CHARACTERS = 16
/** What standardwebhooks.com asks of a key. */
const [MIN_BYTES, MAX_BYTES] = [24, 64]

/** The key that a secret holds: what follows `whsec_` in Base64, or its own bytes. @returns what is wrong with it otherwise */
export function readSecret(secret: string): Buffer | string {
  if (secret.trim() !== secret) return 'must not begin or end with a space'
  if (!secret.startsWith(ENCODED))
    return secret.length < MIN_CHARACTERS
      ? `must have ${MIN_CHARACTERS} characters or more`
      : Buffer.from(secret)
  const encoded = secret.slice(ENCODED.length)
  const key = Buffer.from(encoded, 'base64')
  const isKey = BASE64.test(encoded) && key.length >= MIN_BYTES && key.length <= MAX_BYTES
  return isKey ? key : `must have ${MIN_BYTES} to ${MAX_BYTES} bytes in Base64 after ${ENCODED}`
}
