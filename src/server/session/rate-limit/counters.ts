import { phoneKey } from '../../../kinds/core/search/phone-number.ts'
import type { RateLimit, RateLimits } from './rate-limits.ts'
import { hashSubject, networkOf, siteOf } from './networks.ts'
import type { Queries } from '../../database/database.ts'
import { LOGIN_ATTEMPTS_TABLE } from '../../database/system-tables.ts'

/** What a password is asked for. */
export const SIGN_IN = 'sign-in'
export const CALLERS_PASSWORD = 'own password'

/** An attempt to give a password. */
export interface Attempt {
  /** What the password is asked for. */
  readonly purpose: string
  readonly name: string
  readonly address: string
  /** The id of the browser, if it has logged in to this account before. */
  readonly device?: string | null
}

/** A counter of failures, with its limit. */
export interface Counter {
  readonly subject: string
  /** The `nameSubject`, for a counter of one name; otherwise empty. */
  readonly name: string
  readonly limit: RateLimit
}

/** The normalized name of a login: all ways to write a phone number are one name. */
export function signInName(user: string): string {
  return phoneKey(user)
}

function nameSubject(purpose: string, name: string): string {
  return hashSubject('name', purpose, name)
}

/** The counter that no other caller shares. */
export function callerCounter({ purpose, name, address, device }: Attempt, limits: RateLimits): Counter {
  const subject = device
    ? hashSubject('device', purpose, device)
    : hashSubject('name at address', purpose, name, networkOf(address))
  return { subject, name: nameSubject(purpose, name), limit: limits.nameAtAddress }
}

/** The counters that other callers share. */
export function sharedCounters(attempt: Attempt, limits: RateLimits): readonly Counter[] {
  const { purpose, address } = attempt
  const name = nameSubject(purpose, attempt.name)
  const ofAddress = hashSubject('address', purpose, networkOf(address))
  return [
    ...siteCounters(attempt, limits),
    { subject: ofAddress, name: '', limit: limits.address },
    { subject: name, name, limit: limits.name },
  ]
}

function siteCounters({ purpose, name, address }: Attempt, limits: RateLimits): readonly Counter[] {
  const site = siteOf(address)
  if (site === null) return []
  const subject = hashSubject('name at site', purpose, name, site)
  return [
    { subject, name: nameSubject(purpose, name), limit: limits.nameAtSite },
    { subject: hashSubject('site', purpose, site), name: '', limit: limits.site },
  ]
}

/** Ends the lockouts of an account under all of its names; known browsers and addresses stay known. */
export async function clearLockout(
  queries: Queries,
  accountId: number,
  names: readonly string[],
): Promise<void> {
  const subjects = [
    ...names.filter((name) => name !== '').map((name) => nameSubject(SIGN_IN, signInName(name))),
    nameSubject(CALLERS_PASSWORD, String(accountId)),
  ]
  await queries
    .updateTable(LOGIN_ATTEMPTS_TABLE)
    .set({ failures: 0, open_at: '' })
    .where('name_subject', 'in', subjects)
    .execute()
}
