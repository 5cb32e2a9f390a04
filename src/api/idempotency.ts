import { IDEMPOTENCY_HEADER } from '../schema/session-contract.ts'

const BYTES = 16

/** A key that no other creation has. `randomUUID` is only there on HTTPS and on the machine itself. */
export function makeIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** What a creation sends beside its payload. A backend on another origin may not allow a header it does not know. */
export function idempotencyHeaders(key: string, baseAddress: string): Readonly<Record<string, string>> {
  return baseAddress === '' ? { [IDEMPOTENCY_HEADER]: key } : {}
}
