import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { secondFactor as french, secondFactorAnswers as frenchAnswers } from './fr.ts'

/** What a second factor is refused with. */
export const secondFactorAnswers = words('secondFactorAnswers', {
  badCode: 'Enter the six-digit code of your app, or a recovery code.',
  wrongCode: 'This code is wrong, or was used before.',
  setUpIsOver: 'This set-up has expired. Start again.',
  hasOne: 'This account has a second factor already.',
  isRequired: 'Your role asks for a second factor: you can replace it, but not turn it off.',
  ownIsNotReset: 'Your own is turned off or replaced in your profile, under Security.',
  mailNotYou: 'If it was not you, change your password and tell an administrator at once.',
  mailSubject: (name: string) => `Two-step verification: ${name}`,
  mailOn: (name: string) => `An authenticator app has just been set up for your ${name} account.`,
  mailOff: (name: string) => `Two-step verification has just been turned off for your ${name} account.`,
  mailCodes: (name: string) =>
    `New recovery codes have just been made for your ${name} account: the former ones are void.`,
  mailCodeUsed: (name: string) => `A recovery code has just been used to sign in to your ${name} account.`,
  mailFailed: (name: string) => `Somebody has given your password for ${name}, but several wrong codes.`,
  mailReset: (by: string, name: string) =>
    `${by} has just reset two-step verification for your ${name} account: your password alone will do until you set it up again.`,
} satisfies typeof frenchAnswers)

/** The words of the second factor. */
export const secondFactor = words('secondFactor', {
  title: 'Two-step verification',
  codePrompt: (user: string) => `Enter the code that your authenticator app shows for ${user}.`,
  code: 'Six-digit code',
  recoveryPrompt: (user: string) => `Enter one of the recovery codes of ${user}. Each works once.`,
  recoveryCode: 'Recovery code',
  byRecovery: 'Use a recovery code',
  byCode: 'Use the app',
  proveByCode: 'Use a code of the app',
  byPassword: 'Use the password',
  confirm: 'Confirm',
  loading: 'Loading…',
  remember: 'Do not ask for a code in this browser for 30 days',
  mustSetUp:
    'Your role asks for two-step verification. Set up an authenticator app: on a phone, or on this computer (a password manager will do).',
  failed: 'The set-up could not be loaded.',
  scan: 'Scan this picture with the authenticator app of your phone.',
  picture: 'QR code of the key',
  orType: 'Without a camera, or with an app on this computer: type this key into the app.',
  openApp: 'Open an app of this device',
  secret: 'Key to type',
  codes: 'Recovery codes',
  codesHint:
    'Each stands in for your second factor, once. Keep them elsewhere than on this device: they will never be shown again.',
  file: 'recovery-codes',
  download: 'Download',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  kept: 'I have kept these codes',
  goOn: 'Continue',
  off: 'After the password, a code of your authenticator app: on a phone or on a computer. Whoever steals your password does not get in.',
  required: 'Your role asks for it.',
  setUp: 'Set up',
  replace: 'Change the app',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn two-step verification off?',
  turnOffHint: 'Your password alone will do again. Your recovery codes and your other sessions end.',
  turnedOn: 'two-step verification turned on',
  turnedOff: 'two-step verification turned off',
  cancel: 'Cancel',
  since: (moment: string) => `On since ${moment}`,
  codesLeft: (count: number) =>
    count === 0
      ? 'no recovery code left'
      : `${count} ${plural('en', count, { one: 'recovery code', other: 'recovery codes' })} left`,
  byOther: 'A passkey is your second factor',
  makeCodes: 'Make recovery codes',
  noCodes:
    'Whoever loses their second factor and has no recovery code needs an administrator to get in again.',
  otherPrompt: (user: string) => `Show the passkey of ${user}. Have you lost it?`,
  newCodes: 'New recovery codes',
  newCodesTitle: 'Make new recovery codes?',
  newCodesHint: 'The former ones will be void.',
  remembered: 'Browsers without a code',
  forget: 'Forget',
  forgetAll: 'Forget them all',
  forgotten: 'the code will be asked for again',
  reset: 'Reset verification',
  resetTitle: 'Reset two-step verification for this account?',
  resetHint:
    'Make sure that the request is really from this person. The password alone will do, the sessions end, and the history names you.',
  resetDone: 'two-step verification reset',
  until: (moment: string) => `until ${moment}`,
  forgetNamed: (name: string) => `Forget: ${name}`,
} satisfies typeof french)
