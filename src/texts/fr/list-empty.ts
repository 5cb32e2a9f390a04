import { words } from '../words.ts'

/** What stands in the place of a list that has no rows. */
export const listEmpty = words('listEmpty', {
  title: 'Rien à afficher pour le moment',
  hint: 'Commencez par une première fiche, ou par un fichier qui en contient plusieurs.',
  add: 'Ajouter',
  noMatch: 'Aucun résultat',
  noMatchHint: (query: string) => `Aucune fiche ne correspond à «\u202f${query}\u202f».`,
})
