import { words } from '../../../texts/words.ts'

/** What a provider is answered that logs people out. */
export const signOnAnswers = words('signOnAnswers', {
  badLogoutToken: 'Le jeton de déconnexion n’est pas valable.',
  providerAway: 'Le fournisseur d’identité ne répond pas.',
})
