import { words } from '../words.ts'

/** Texts about cells that are edited where they stand. */
export const cells = words('cells', {
  changedMeanwhile:
    'Cette valeur a été modifiée entre-temps. Voici la fiche telle qu’elle est\u202f; votre saisie y est en brouillon.',
  unmatched: 'ne correspond plus au filtre',
  onOtherPage: 'passe à une autre page',
})
