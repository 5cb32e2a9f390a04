import { words } from '../../../../texts/words.ts'
import type { identities as frenchIdentities, signOnAnswers as french } from './fr.ts'

/** What a provider is answered that logs people out, and what is mailed of accounts at providers. */
export const signOnAnswers = words('signOnAnswers', {
  badLogoutToken: 'The logout token is not valid.',
  providerAway: 'The identity provider is not responding.',
  lastWay: 'This is your only way in: it cannot be unlinked.',
  linkedSubject: (name: string) => `External account linked: ${name}`,
  linked: (name: string, provider: string) =>
    `A “${provider}” account has just been linked to your ${name} account. It can be used to sign in.`,
  unlinkedSubject: (name: string) => `External account unlinked: ${name}`,
  unlinked: (name: string, provider: string) =>
    `The “${provider}” account has just been unlinked from your ${name} account.`,
  notYou: 'If this was not you, tell an administrator.',
} satisfies typeof french)

/** The words of one's own accounts at providers. */
export const identities = words('identities', {
  title: 'External accounts',
  hint: 'They sign you in here without your password.',
  failed: 'The external accounts could not be loaded.',
  none: 'No external account is linked to yours.',
  since: (moment: string) => `linked on ${moment}`,
  unlink: 'Unlink',
  unlinkNamed: (name: string) => `Unlink: ${name}`,
  unlinkTitle: (name: string) => `Unlink the “${name}” account?`,
  unlinkHint:
    'Make sure that you know your password: you will need it to sign in. Your other sessions end. Signing in with this provider, with your address, links it again.',
  unlinked: 'External account unlinked',
} satisfies typeof frenchIdentities)
