import { words } from '../words.ts'
import type { links as french } from '../fr/links.ts'

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
} satisfies typeof french)
