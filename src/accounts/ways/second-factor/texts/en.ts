import { plural } from '../../../../texts/plural.ts'
import { words } from '../../../../texts/words.ts'
import type { secondFactor as french, secondFactorAnswers as frenchAnswers } from './fr.ts'

/** What a second factor is refused with. */
export const secondFactorAnswers = words('secondFactorAnswers', {
  badCode: 'Enter the six-digit code of your app, or a recovery code.',
  wrongCode: 'This code is wrong, or has already been used.',
  setUpIsOver: 'This setup has expired. Start again.',
  hasOne: 'This account already has a second factor.',
  isRequired: 'Your role requires a second factor: you can replace it, but not turn it off.',
  ownIsNotReset: 'Your own is turned off or replaced in your profile, under Security.',
  mailNotYou: 'If this was not you, change your password and tell an administrator at once.',
  mailSubject: (name: string) => `Two-step verification: ${name}`,
  mailOn: (name: string) => `An authenticator app has just been set up for your ${name} account.`,
  mailOff: (name: string) => `Two-step verification has just been turned off for your ${name} account.`,
  mailCodes: (name: string) =>
    `New recovery codes have just been created for your ${name} account: the old ones no longer work.`,
  mailCodeUsed: (name: string) => `A recovery code has just been used to sign in to your ${name} account.`,
  mailFailed: (name: string) => `Someone entered your password for ${name}, then several wrong codes.`,
  mailReset: (by: string, name: string) =>
    `${by} has just reset two-step verification for your ${name} account: your password alone is enough until you set it up again.`,
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
  proveByCode: 'Use a code from the app',
  byPassword: 'Use the password',
  confirm: 'Confirm',
  loading: 'Loading…',
  remember: 'Do not ask for a code in this browser for 30 days',
  mustSetUp:
    'Your role requires two-step verification. Set up an authenticator app: on a phone, or on this computer (a password manager will do).',
  failed: 'The setup could not be loaded.',
  scan: 'Scan this picture with the authenticator app of your phone.',
  picture: 'QR code of the key',
  orType: 'Without a camera, or with an app on this computer: type this key into the app.',
  openApp: 'Open an app on this device',
  secret: 'Key to type',
  codes: 'Recovery codes',
  codesHint:
    'Each code works once in place of your authenticator. Keep them somewhere other than this device: they will never be shown again.',
  file: 'recovery-codes',
  download: 'Download',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  kept: 'I have saved these codes',
  goOn: 'Continue',
  off: 'After the password, a code from your authenticator app, on a phone or a computer. A stolen password alone won’t get anyone in.',
  required: 'Your role requires it.',
  setUp: 'Set up',
  replace: 'Change the app',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off two-step verification?',
  turnOffHint:
    'Your password alone will be enough again. Your recovery codes become void and your other sessions end.',
  turnedOn: 'Two-step verification turned on',
  turnedOff: 'Two-step verification turned off',
  cancel: 'Cancel',
  since: (moment: string) => `On since ${moment}`,
  codesLeft: (count: number) =>
    count === 0
      ? 'no recovery code left'
      : `${count} ${plural('en', count, { one: 'recovery code', other: 'recovery codes' })} left`,
  byOther: 'A passkey is your second factor',
  makeCodes: 'Create recovery codes',
  noCodes:
    'Without a recovery code, only an administrator can let you back in if you lose your authenticator.',
  otherPrompt: (user: string) => `Use the passkey of ${user}. Have you lost it?`,
  newCodes: 'New recovery codes',
  newCodesTitle: 'Create new recovery codes?',
  newCodesHint: 'The old ones will no longer work.',
  remembered: 'Browsers without a code',
  forget: 'Forget',
  forgetAll: 'Forget all',
  forgotten: 'The code will be asked for again',
  reset: 'Reset verification',
  resetTitle: 'Reset two-step verification for this account?',
  resetHint:
    'Make sure that the request really comes from this person. Their password alone will be enough, their sessions will end, and the history will show your name.',
  resetDone: 'Two-step verification reset',
  until: (moment: string) => `until ${moment}`,
  forgetNamed: (name: string) => `Forget: ${name}`,
} satisfies typeof french)
