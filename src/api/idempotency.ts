import { IDEMPOTENCY_HEADER } from '../schema/access/session-contract.ts'

const BYTES = 16

/** A random idempotency key. `crypto.randomUUID` exists only on HTTPS and localhost. */
export function makeIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** The header of a creation. Not sent to another origin, which may not allow an unknown header. */
export function idempotencyHeaders(key: string, baseAddress: string): Readonly<Record<string, string>> {
  return baseAddress.includes('//') ? {} : { [IDEMPOTENCY_HEADER]: key }
}
