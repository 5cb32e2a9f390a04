import { words } from '../words.ts'

/** The words of a login whose password was right, and that waits for more. */
export const pendingLogin = words('pendingLogin', {
  title: 'Vérification en deux étapes',
  failed: 'La connexion n’a pas pu être reprise.',
  startOver: 'Recommencer la connexion',
})
