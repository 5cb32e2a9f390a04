/** Where the login page is told how a sign-on has ended: `/login#signed-on`, or `/login#sign-on=denied`. */
export const SIGNED_ON = 'signed-on'

export const SIGN_ON_PROBLEM = 'sign-on='

export const SIGN_ON_PROBLEMS = [
  'denied',
  'unavailable',
  'clock',
  'refused',
  'elsewhere',
  'unverified',
  'unknown',
  'otherPerson',
  'passwordOnly',
  'incomplete',
  'suspended',
  'expired',
  'tooMany',
] as const

export type SignOnProblem = (typeof SIGN_ON_PROBLEMS)[number]
