import { words } from '../../../texts/words.ts'

/** The words of records below others. */
export const tree = words('tree', {
  tree: 'Arbre',
  list: 'Liste',
  below: (title: string) => `Sous ${title}`,
  add: (name: string, title: string) => `${name} sous ${title}`,
  count: (count: number) => count.toLocaleString('fr-FR'),
  more: 'Voir les autres dans la liste',
  empty: 'Aucune fiche au premier niveau.',
  failed: 'L’arbre n’a pas pu être chargé.',
})
