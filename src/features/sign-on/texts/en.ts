import { words } from '../../../texts/words.ts'
import type { signOnAnswers as french } from './fr.ts'

/** What a provider is answered that logs people out. */
export const signOnAnswers = words('signOnAnswers', {
  badLogoutToken: 'The logout token is not valid.',
  providerAway: 'The identity provider does not answer.',
} satisfies typeof french)
