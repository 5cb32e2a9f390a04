import { words } from '../words.ts'

/** The words of a page that is not there. */
export const notFound = words('notFound', {
  text: 'not found',
  hint: 'Cette page n’existe pas, ou n’existe plus.',
  home: 'Retour à l’accueil',
})
