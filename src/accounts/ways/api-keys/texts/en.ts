import type { apiKeyAnswers as frenchAnswers, apiKeys as french } from './fr.ts'
import { words } from '../../../../texts/words.ts'

/** What an API key, or its making, is refused with, and what is mailed of them. */
export const apiKeyAnswers = words('apiKeyAnswers', {
  badRequest: 'Invalid request: a key has a name of at most 60 characters, rights and a duration.',
  noRight: 'Choose at least one right.',
  notHad: (name: string) => `You do not have this right yourself, or a key cannot have it: ${name}.`,
  noAddress: (name: string) => `“${name}” is neither an IP address nor a network such as 10.0.0.0/8.`,
  tooMany: (count: number) => `You already have ${count} keys: revoke one first.`,
  noSuchKey: 'This key does not exist or has been revoked.',
  tooManyCalls: (seconds: number) =>
    `Too many calls with this key: wait ${seconds}\u00a0${seconds === 1 ? 'second' : 'seconds'}.`,
  madeSubject: (name: string) => `New API key: ${name}`,
  made: (name: string, key: string) =>
    `An API key, “${key}”, has just been created for your ${name} account. It lets another program act in your name.`,
  revokedSubject: (name: string) => `API key revoked: ${name}`,
  revoked: (name: string, key: string) =>
    `The API key “${key}” of your ${name} account has just been revoked.`,
  notYou: 'If this was not you, tell an administrator.',
} satisfies typeof frenchAnswers)

/** The words of API keys. */
export const apiKeys = words('apiKeys', {
  title: 'API keys',
  hint: 'A key lets another program call this one in your name, with some of your rights.',
  failed: 'The keys could not be loaded.',
  none: 'You have no keys yet.',
  allTitle: 'Keys of all accounts',
  noneAtAll: 'No one has a key yet.',
  add: 'New key',
  name: 'What it is for',
  nameHint: 'The program that will use it, for instance.',
  days: 'Valid for',
  forDays: (count: number) => `${count} days`,
  rights: 'Rights of the key',
  rightsHint: 'Never more than yours: when you lose a right, your keys lose it too.',
  entity: 'Records',
  right: {
    list: 'List',
    read: 'Read',
    create: 'Add',
    update: 'Edit',
    delete: 'Delete',
    act: 'Act',
  },
  addresses: 'Allowed addresses',
  addressesHint: 'One IP address or network per line, such as 10.0.0.0/8. Empty: from anywhere.',
  create: 'Create key',
  cancel: 'Cancel',
  madeTitle: 'Your new key',
  madeHint: 'Copy it now: it will never be shown again.',
  copy: 'Copy',
  copied: 'Copied',
  close: 'Close',
  of: (name: string) => `of ${name}`,
  until: (day: string) => `valid until ${day}`,
  expired: (day: string) => `expired on ${day}`,
  lastUse: (day: string, address: string) => `last call on ${day}, from ${address}`,
  unused: 'never used',
  from: (addresses: string) => `from ${addresses} only`,
  revoke: 'Revoke',
  revokeTitle: (name: string) => `Revoke the key ${name}?`,
  revokeHint: 'The program that uses it will be refused at once.',
  revoked: 'Key revoked',
} satisfies typeof french)
