import { words } from '../../../../texts/words.ts'
import type { passkeyAnswers as frenchAnswers, passkeys as french } from './fr.ts'

/** What passkeys are refused with, and what is mailed of them. */
export const passkeyAnswers = words('passkeyAnswers', {
  refused: 'This passkey was not accepted.',
  notAdded: 'The passkey could not be added. Start again.',
  tooMany: (most: number) => `You have ${most} passkeys already: remove one first.`,
  isRequired: 'Your role requires a second factor: add another one before you remove this passkey.',
  addedSubject: (name: string) => `New passkey: ${name}`,
  added: (name: string, key: string) =>
    `A passkey, “${key}”, was added to your ${name} account. It can be used to sign in.`,
  removedSubject: (name: string) => `Passkey removed: ${name}`,
  removed: (name: string) => `A passkey was removed from your ${name} account.`,
  notYou: 'If this was not you, tell an administrator.',
} satisfies typeof frenchAnswers)

/** The words of passkeys. */
export const passkeys = words('passkeys', {
  title: 'Passkeys',
  hint: 'A passkey replaces your password by unlocking your phone, your computer or a security key.',
  none: 'You have no passkeys yet.',
  failed: 'The passkeys could not be loaded.',
  unsupported: 'This browser does not support passkeys.',
  add: 'Add a passkey',
  name: 'Name',
  nameHint: 'The device that it is on, for instance.',
  create: 'Create passkey',
  created: 'Passkey added',
  made: (moment: string) => `added on ${moment}`,
  used: (moment: string) => `used on ${moment}`,
  unused: 'never used',
  rename: 'Rename',
  renameNamed: (name: string) => `Rename: ${name}`,
  save: 'Save',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove: ${name}`,
  removeTitle: (name: string) => `Remove the passkey “${name}”?`,
  removeHint:
    'It can no longer be used to sign in, and your other devices are signed out. Delete it from the device too.',
  removed: 'Passkey removed',
  logIn: 'Sign in with a passkey',
  use: 'Use a passkey',
  cancelled: 'No passkey was used.',
  notMade: 'No passkey was created.',
  already: 'This device already has a passkey for your account.',
  cancel: 'Cancel',
} satisfies typeof french)
