import { words } from '../../../../texts/words.ts'
import type { sessions as french, sessionsAnswers as frenchAnswers } from './fr.ts'

/** The words of where somebody is signed in. */
export const sessions = words('sessions', {
  title: 'Signed-in devices',
  hint: 'Sign out those that you do not recognize, then change your password.',
  failed: 'The sessions could not be loaded.',
  unknown: 'Unknown device',
  thisOne: 'This device',
  from: (address: string) => `from ${address}`,
  begun: (moment: string) => `signed in on ${moment}`,
  seen: (moment: string) => `active on ${moment}`,
  end: 'Sign out',
  endNamed: (name: string) => `Sign out: ${name}`,
  endOthers: 'Sign out the others',
  ended: 'Session ended',
  othersEnded: 'The other sessions have ended',
  newDevice: (name: string, address: string, moment: string) =>
    `New sign-in to your account: ${name}, from ${address}, on ${moment}.`,
  confirm: 'It was me',
  look: 'View my devices',
  news: 'New sign-in',
} satisfies typeof french)

/** What is mailed of a login with a new browser. */
export const sessionsAnswers = words('sessionsAnswers', {
  newDeviceSubject: (name: string) => `New sign-in: ${name}`,
  newDevice: (name: string, device: string, address: string, moment: string) =>
    `Someone signed in to your ${name} account with a new device: ${device}, from ${address}, on ${moment}.`,
  unknownDevice: 'unknown device',
  notYou:
    'If this was not you, change your password and end that session, on the Security page of your profile.',
} satisfies typeof frenchAnswers)
