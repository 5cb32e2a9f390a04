import { words } from '../words.ts'

/** The words of a list that is shown; those of its panels come with them. */
export const lists = words('lists', {
  select: (title: string) => `Sélectionner ${title}`,
  selectPage: 'Sélectionner la page',
  toRows: 'Aller aux lignes',
  filter: 'Filtrer',
  columns: 'Colonnes',
  export: 'Exporter',
  import: 'Importer',
  preview: 'Aperçu',
  views: 'Vues',
  viewNamed: (name: string) => `Vues\u202f: ${name}`,
})
