import type { AttemptLimit, AttemptLimits } from './attempt-limits.ts'
import { attemptSubject, networkOf, siteOf } from './attempt-subject.ts'

/** Who tries what from where. */
export interface Attempt {
  /** `sign-in`, or what else a password is asked for. */
  readonly purpose: string
  readonly name: string
  readonly address: string
  /** The browser that it comes from, where somebody has logged in to this account with it before. */
  readonly device?: string | null
}

/** What an attempt is counted for, and how many may fail. */
export interface Claim {
  readonly subject: string
  readonly limit: AttemptLimit
}

/** What nobody else's attempts are counted for. */
export function ownClaim({ purpose, name, address, device }: Attempt, limits: AttemptLimits): Claim {
  const subject = device
    ? attemptSubject('device', purpose, device)
    : attemptSubject('name at address', purpose, name, networkOf(address))
  return { subject, limit: limits.nameAtAddress }
}

/** What the attempts of others are counted for as well. */
export function sharedClaims({ purpose, name, address }: Attempt, limits: AttemptLimits): readonly Claim[] {
  const site = siteOf(address)
  const ofSite =
    site === null
      ? []
      : [
          { subject: attemptSubject('name at site', purpose, name, site), limit: limits.nameAtSite },
          { subject: attemptSubject('site', purpose, site), limit: limits.site },
        ]
  return [
    ...ofSite,
    { subject: attemptSubject('address', purpose, networkOf(address)), limit: limits.address },
    { subject: attemptSubject('name', purpose, name), limit: limits.name },
  ]
}
