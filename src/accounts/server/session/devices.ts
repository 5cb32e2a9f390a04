import { randomBytes } from 'node:crypto'
import type { Queries } from '../../../server/database/database.ts'
import { createSigner } from '../tokens.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_COOKIE } from '../../../schema/access/session-contract.ts'
import { loginCall } from '../../calls/login-calls.ts'
import { isSecure } from './session-token.ts'
import type { SessionOrigin } from './sessions.ts'
import { DAY_MS, DAY_SECONDS } from '../../../schema/values/days.ts'

/** A browser that somebody has logged in with. */
interface Device {
  readonly id: string
  readonly accountId: number
}

/**
 * Recognizes browsers that have logged in before, so that strangers who guess a password do not lock its owner out
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export interface Devices {
  /** @returns the signed value of a device cookie */
  sign(accountId: number, id: string): string
  /** The browser that has this cookie; null if the signature is wrong or too old. */
  read(signed: string): Device | null
}

/** A browser is recognized for this long after its last login. */
const DEVICE_DAYS = 365

const KEY_NAME = 'device key'
const ID_BYTES = 16
const DEVICE = /^(\d{1,10})\.([\w-]{22})\.(\d{1,15})$/

/** The id of a browser that has logged in nowhere yet. */
export function makeDeviceId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

export async function createDevices(queries: Queries): Promise<Devices> {
  const signer = await createSigner(queries, KEY_NAME)
  return {
    sign: (accountId, id) => signer.sign(`${accountId}.${id}.${Date.now()}`),
    read(signed) {
      const [, accountId = '', id = '', signedAt = ''] = DEVICE.exec(signer.verify(signed) ?? '') ?? []
      if (Number(signedAt) < Date.now() - DEVICE_DAYS * DAY_MS) return null
      return { id, accountId: Number(accountId) }
    },
  }
}

/** Browsers accept this prefix over TLS only. `__Host-` would need the path `/`, and send it with every request. */
const SECURE_PREFIX = '__Secure-'

/** The browser of a request, if it has logged in before. */
export function readDeviceCookie(request: FastifyRequest, devices: Devices): Device | null {
  const signed = request.cookies[cookieName(request)]
  return signed === undefined ? null : devices.read(signed)
}

/**
 * Outlives the session, and is sent to the login only. It lets nobody in without the password; where the person trusts the
 * browser, no second factor is asked for beside it.
 */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, signed: string): void {
  reply.setCookie(cookieName(request), signed, {
    path: request.server.basePath + loginCall.path,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(request),
    maxAge: DEVICE_DAYS * DAY_SECONDS,
  })
}

function cookieName(request: FastifyRequest): string {
  return isSecure(request) ? SECURE_PREFIX + DEVICE_COOKIE : DEVICE_COOKIE
}

// In the order in which they are asked for: most name others that they are made of, or want to be taken for.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What a browser calls itself is as long as it likes; what is asked for stands at its beginning. */
const MAX_LENGTH = 500

/** Which browser on which system a `User-Agent` names, so that people know their own; empty where it names none. */
export function readBrowser(userAgent = ''): Pick<SessionOrigin, 'browser' | 'system'> {
  const text = userAgent.slice(0, MAX_LENGTH)
  const find = (known: typeof BROWSERS) => known.find(([sign]) => sign.test(text))?.[1] ?? ''
  return { browser: find(BROWSERS), system: find(SYSTEMS) }
}
