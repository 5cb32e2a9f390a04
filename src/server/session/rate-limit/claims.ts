import { phoneKey } from '../../../schema/phone-number.ts'
import type { AttemptLimit, AttemptLimits } from './attempt-limits.ts'
import { attemptSubject, networkOf, siteOf } from './attempt-subject.ts'

/** The purposes of attempts. */
export const SIGN_IN = 'sign-in'
export const OWN_PASSWORD = 'own password'

/** Who tries what from where. */
export interface Attempt {
  /** What the password is asked for. */
  readonly purpose: string
  readonly name: string
  readonly address: string
  /** The browser that it comes from, where somebody has logged in to this account with it before. */
  readonly device?: string | null
}

/** What an attempt is counted for, and how many may fail. */
export interface Claim {
  readonly subject: string
  /** The `nameSubject` of what is counted for one name; empty elsewhere. */
  readonly name: string
  readonly limit: AttemptLimit
}

/** What a login is counted for: the many ways to write one number are one name. */
export function signInName(user: string): string {
  return phoneKey(user)
}

export function nameSubject(purpose: string, name: string): string {
  return attemptSubject('name', purpose, name)
}

/** What nobody else's attempts are counted for. */
export function ownClaim({ purpose, name, address, device }: Attempt, limits: AttemptLimits): Claim {
  const subject = device
    ? attemptSubject('device', purpose, device)
    : attemptSubject('name at address', purpose, name, networkOf(address))
  return { subject, name: nameSubject(purpose, name), limit: limits.nameAtAddress }
}

/** What the attempts of others are counted for as well. */
export function sharedClaims(attempt: Attempt, limits: AttemptLimits): readonly Claim[] {
  const { purpose, address } = attempt
  const name = nameSubject(purpose, attempt.name)
  const ofAddress = attemptSubject('address', purpose, networkOf(address))
  return [
    ...siteClaims(attempt, limits),
    { subject: ofAddress, name: '', limit: limits.address },
    { subject: name, name, limit: limits.name },
  ]
}

function siteClaims({ purpose, name, address }: Attempt, limits: AttemptLimits): readonly Claim[] {
  const site = siteOf(address)
  if (site === null) return []
  const subject = attemptSubject('name at site', purpose, name, site)
  return [
    { subject, name: nameSubject(purpose, name), limit: limits.nameAtSite },
    { subject: attemptSubject('site', purpose, site), name: '', limit: limits.site },
  ]
}
