import { words } from '../words.ts'

/** What a role may not see or do. */
export const access = words('access', {
  noRight: 'Accès refusé',
  noRightHint: 'Votre rôle ne vous permet pas d’ouvrir cette page.',
})
