import { words } from '../words.ts'

/** The words around what a program's own screens show. */
export const ownScreens = words('ownScreens', {
  failed: 'Cet écran n’a pas pu être chargé.',
  more: 'Il y a plus de fiches que cet écran n’en montre.',
})
