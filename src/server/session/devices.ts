import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Queries } from '../database/database.ts'
import { readOrWriteState } from '../database/state.ts'

/** A browser that somebody has logged in with. */
export interface Device {
  readonly id: string
  readonly accountId: number
}

/**
 * Knows the browsers that people have logged in with: strangers who guess somebody's password keep nobody out who comes
 * with one of theirs (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export interface Devices {
  /** What a browser is given to be known by. A browser that was known before stays the same one. */
  sign(accountId: number, id: string | null): string
  /** The browser that was given this, or null where nobody was, or too long ago. */
  read(signed: string): Device | null
}

/** A browser is known for so long after its last login. */
export const DEVICE_DAYS = 365

const DAY_MS = 86_400_000
const STATE_NAME = 'device key'
const KEY_BYTES = 32
const ID_BYTES = 16
const SIGNED = /^((\d{1,10})\.([\w-]{22})\.(\d{1,15}))\.([\w-]{43})$/

/** All processes of a database sign with its one key. */
export async function createDevices(queries: Queries): Promise<Devices> {
  const key = await readOrWriteState(queries, STATE_NAME, randomBytes(KEY_BYTES).toString('base64url'))
  const macOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    sign(accountId, id) {
      const text = `${accountId}.${id ?? randomBytes(ID_BYTES).toString('base64url')}.${Date.now()}`
      return `${text}.${macOf(text)}`
    },
    read(signed) {
      const [, text = '', accountId = '', id = '', signedAt = '', mac = ''] = SIGNED.exec(signed) ?? []
      if (text === '' || !timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(text)))) return null
      if (Number(signedAt) < Date.now() - DEVICE_DAYS * DAY_MS) return null
      return { id, accountId: Number(accountId) }
    },
  }
}
