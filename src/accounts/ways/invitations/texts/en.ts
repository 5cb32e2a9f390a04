import { words } from '../../../../texts/words.ts'
import type { invitations as french, invitationsAnswers as frenchAnswers } from './fr.ts'

/** What mails of accounts say, and what a link is refused with. */
export const invitationsAnswers = words('invitationsAnswers', {
  emailWanted: 'Please enter your email address.',
  invitationSubject: (name: string) => `Your access to ${name}`,
  invitation: (by: string, name: string) =>
    `${by} invites you to use ${name}. Choose your password to open your account.`,
  invitationEnds: 'This link works once, for three days.',
  choosePassword: 'Choose my password',
  recoverySubject: (name: string) => `Your password for ${name}`,
  recovery: (name: string) =>
    `A new password was requested for your ${name} account. If this was not you, ignore this message: nothing changes.`,
  recoveryEnds: 'This link works once, for one hour.',
  passwordSubject: (name: string) => `Password changed: ${name}`,
  passwordChanged: (name: string) => `The password of your ${name} account has just been set or changed.`,
  emailSubject: (name: string) => `Address changed: ${name}`,
  emailChanged: (name: string) =>
    `The email address of your ${name} account has just been changed. Further messages go to the new address.`,
  nameSubject: (name: string) => `Username changed: ${name}`,
  nameChanged: (name: string) => `What you use to sign in to ${name} has just been changed.`,
  notYou: 'If this was not you, tell an administrator at once.',
} satisfies typeof frenchAnswers)

/** The words of invitations. */
export const invitations = words('invitations', {
  title: 'Invite',
  hint: 'People choose their own password, by a link that works once.',
  newOne: 'New invitation',
  pending: 'Pending invitations',
  none: 'No pending invitations.',
  failed: 'The invitations could not be loaded.',
  good: (moment: string) => `link valid until ${moment}`,
  noLink: 'no valid link',
  again: 'Send again',
  newLink: 'New link',
  newLinkNamed: (name: string) => `New link: ${name}`,
  withdraw: 'Withdraw',
  againNamed: (name: string) => `Send again: ${name}`,
  withdrawNamed: (name: string) => `Withdraw: ${name}`,
  sent: 'Invitation sent',
  withdrawn: 'Invitation withdrawn',
  link: 'Invitation link',
  linkHint: 'Hand this link to the person: it is shown only once, and works for three days.',
  copy: 'Copy',
  copied: 'Link copied',
} satisfies typeof french)
