import { words } from '../../../texts/words.ts'

/** The words of the lists below an edit form. */
export const related = words('related', {
  region: 'Fiches liées',
  titled: (list: string, field: string) => `${list} · ${field}`,
  search: (list: string) => `Rechercher dans ${list}`,
  loading: 'Chargement…',
  failed: 'Cette liste n’a pas pu être chargée.',
  retry: 'Réessayer',
  none: 'Aucune fiche liée.',
  nothingFound: 'Aucun résultat',
  all: (total: number) => (total === 1 ? 'Voir dans la liste' : `Voir les ${total.toLocaleString('fr-FR')}`),
  pages: (list: string) => `Pages de ${list}`,
  page: (page: number, count: number) => `Page ${page} sur ${count}`,
  previous: 'Page précédente',
  next: 'Page suivante',
})
