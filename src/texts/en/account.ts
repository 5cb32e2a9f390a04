import type * as french from '../fr/account.ts'
import { words } from '../words.ts'

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
} satisfies typeof french.signOn)

/** The words of one's own account. */
export const profile = words('profile', {
  title: 'Profile',
  failed: 'The record could not be loaded.',
  edit: 'Edit profile',
  password: 'Change password',
  editTitle: 'Edit profile',
  passwordTitle: 'Change password',
  emailStays: 'Your address links you to your identity service: an administrator can change it.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmation: 'Confirm password',
  updated: 'Profile updated successfully',
  passwordUpdated: 'Password updated successfully',
  /** Of what an account must have and lacks. */
  missing: (labels: string) => `Still missing from your profile: ${labels}.`,
  nothing: 'Not set',
} satisfies typeof french.profile)

/** The words of links by which people set their password, before they are logged in. */
export const links = words('links', {
  invitation: 'Choose your password',
  recovery: 'New password',
  ownPassword: 'Choose a password of your own',
  askTitle: 'Forgot your password?',
  askHint: 'Enter the email address of your account: a link to choose a new password will be sent to it.',
  email: 'Email',
  ask: 'Send the link',
  asked: 'If an account has this address, a link has just been sent to it. It works once, for one hour.',
  overTitle: 'Link not valid',
  over: 'This link is not valid: it was used, it has expired, or the account has changed.',
  failed: 'The link could not be checked.',
  retry: 'Try again',
  save: 'Save',
  setTitle: 'Password saved',
  set: 'You can sign in now.',
  toLogin: 'Sign in',
  back: 'Back to the sign-in page',
  forgotten: 'Forgot password?',
  another: 'Ask for another link',
  account: (user: string) => `Account: ${user}`,
} satisfies typeof french.links)

/** The words of what each person chooses for oneself, in the menu of the person. */
export const preferences = words('preferences', {
  language: 'Language',
  colorScheme: {
    label: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    auto: 'System',
  },
} satisfies typeof french.preferences)

/** The words of what keeps one's own account safe. */
export const security = words('security', {
  title: 'Security',
} satisfies typeof french.security)

/** What devices are called. */
export const devices = words('devices', {
  on: (browser: string, system: string) => `${browser} on ${system}`,
} satisfies typeof french.devices)

/** The words of a login whose password was right, and that waits for more. */
export const pendingLogin = words('pendingLogin', {
  title: 'Two-step verification',
  failed: 'The sign-in could not be resumed.',
  startOver: 'Start over',
} satisfies typeof french.pendingLogin)
