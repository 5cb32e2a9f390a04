import { phoneKey } from '../../../kinds/core/search/phone-number.ts'
import type { RateLimit, RateLimits } from './rate-limits.ts'
import { hashParts } from '../tokens.ts'
import { networkOf, siteOf } from '../../../server/http/connections/networks.ts'
import type { Queries } from '../../../server/database/database.ts'
import { LOGIN_ATTEMPTS_TABLE } from '../../../server/database/system-tables.ts'

/** What a password is asked for. */
export const SIGN_IN = 'sign-in'
export const CALLERS_PASSWORD = 'own password'
export const ACCOUNT_LINK = 'account link'

/** An attempt to give a password. */
export interface Attempt {
  /** What the password is asked for. */
  readonly purpose: string
  readonly name: string
  readonly address: string
  /** The id of the browser, if it has logged in to this account before. */
  readonly device?: string | null
  /** Several accounts have this name: who has shown one of their passwords is no less a guesser at the others'. */
  readonly isShared?: boolean
}

/** A counter of failures, with its limit. */
export interface Counter {
  /** A hash, so that the table holds no names and addresses. */
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
  return hashParts('name', purpose, name)
}

/** The counter that no other caller shares. */
export function callerCounter({ purpose, name, address, device }: Attempt, limits: RateLimits): Counter {
  const subject = device
    ? hashParts('device', purpose, device)
    : hashParts('name at address', purpose, name, networkOf(address))
  return { subject, name: nameSubject(purpose, name), limit: limits.nameAtAddress }
}

/** The counters that other callers share. */
export function sharedCounters(attempt: Attempt, limits: RateLimits): readonly Counter[] {
  const name = nameSubject(attempt.purpose, attempt.name)
  return [
    ...nameAtSiteCounters(attempt, limits),
    ...addressCounters(attempt, limits),
    { subject: name, name, limit: limits.name },
  ]
}

function nameAtSiteCounters({ purpose, name, address }: Attempt, limits: RateLimits): readonly Counter[] {
  const site = siteOf(address)
  if (site === null) return []
  const subject = hashParts('name at site', purpose, name, site)
  return [{ subject, name: nameSubject(purpose, name), limit: limits.nameAtSite }]
}

/** The counters of where attempts come from, whatever they name. */
export function addressCounters(
  { purpose, address }: Pick<Attempt, 'purpose' | 'address'>,
  limits: RateLimits,
): readonly Counter[] {
  const site = siteOf(address)
  const ofSite = { subject: hashParts('site', purpose, site ?? ''), name: '', limit: limits.site }
  const ofAddress = {
    subject: hashParts('address', purpose, networkOf(address)),
    name: '',
    limit: limits.address,
  }
  return site === null ? [ofAddress] : [ofSite, ofAddress]
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
