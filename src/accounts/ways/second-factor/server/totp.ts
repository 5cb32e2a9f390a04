import { Secret, TOTP } from 'otpauth'

// What every authenticator understands (RFC 6238): SHA-1, six digits, half a minute.
const STEP_MS = 30_000
/** Clocks may differ by a step. */
const WINDOW = 1
const CODE = /^\d{6}$/

/** 160 bits, as RFC 4226 recommends, in Base32. */
export function makeTotpSecret(): string {
  return new Secret().base32
}

/** What an authenticator reads from a picture: `otpauth://totp/…`. */
export function addressOf(
  secret: string,
  { issuer, user }: { readonly issuer: string; readonly user: string },
) {
  // A colon parts the two.
  const label = user.replaceAll(':', ' ')
  return new TOTP({
    issuer: issuer.replaceAll(':', ' '),
    label,
    secret: Secret.fromBase32(secret),
  }).toString()
}

/** The number of the half minute that a code is of, compared in constant time; null for a wrong code. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  if (!CODE.test(code)) return null
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, window: WINDOW, timestamp: now })
  return delta === null ? null : Math.floor(now / STEP_MS) + delta
}
