import { words } from '../../../texts/words.ts'
import type { sessions as french, sessionsAnswers as frenchAnswers } from './fr.ts'

/** The words of where somebody is logged in. */
export const sessions = words('sessions', {
  title: 'Logged-in devices',
  hint: 'Log out those that you do not recognize, then change your password.',
  failed: 'The sessions could not be loaded.',
  on: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown device',
  thisOne: 'This device',
  from: (address: string) => `from ${address}`,
  begun: (moment: string) => `logged in on ${moment}`,
  seen: (moment: string) => `active on ${moment}`,
  end: 'Log out',
  endNamed: (name: string) => `Log out: ${name}`,
  endOthers: 'Log out the others',
  ended: 'Session ended',
  othersEnded: 'The other sessions have ended',
  newDevice: (name: string, address: string, moment: string) =>
    `New login to your account: ${name}, from ${address}, on ${moment}.`,
  confirm: 'It was me',
  look: 'See my devices',
  news: 'New login',
} satisfies typeof french)

/** What is mailed of a login with a new browser. */
export const sessionsAnswers = words('sessionsAnswers', {
  newDeviceSubject: (name: string) => `New login: ${name}`,
  newDevice: (name: string, device: string, address: string, moment: string) =>
    `Somebody logged in to your ${name} account with a new device: ${device}, from ${address}, on ${moment}.`,
  unknownDevice: 'unknown device',
  notYou:
    'If it was not you, change your password and end that session, on the Security page of your profile.',
} satisfies typeof frenchAnswers)
