import { words } from '../words.ts'
import type { signOn as french } from '../fr/sign-on.ts'

/** The words of logging in with a provider. */
export const signOn = words('signOn', {
  with: (name: string) => `Continue with ${name}`,
  or: 'or',
  withPassword: 'Sign in as the administrator',
  problems: {
    denied: 'The sign-in was cancelled.',
    unavailable: 'The identity service is not responding. Try again in a moment.',
    clock: 'The clocks of the identity service and of this server do not agree. Tell an administrator.',
    refused: 'The identity service did not confirm the sign-in. Try again.',
    elsewhere: 'This sign-in was started in another browser, or too long ago. Try again.',
    unverified: 'The identity service does not confirm your email address. Tell an administrator.',
    unknown: 'No account has your email address. Ask an administrator for access.',
    otherPerson: 'This account is already linked to another identity. Tell an administrator.',
    passwordOnly: 'This account signs in with its password only.',
    incomplete: 'Your account could not be created. Tell an administrator.',
    suspended: 'Your account is suspended. Tell an administrator.',
    expired: 'Your account has expired. Tell an administrator.',
    tooMany: 'Too many attempts. Try again in a few minutes.',
  },
} satisfies typeof french)
