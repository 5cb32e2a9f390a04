import { words } from '../../../texts/words.ts'

/** The words of all that was done. */
export const activity = words('activity', {
  filters: 'Filtres',
  person: 'Personne',
  everybody: 'Tout le monde',
  entity: 'Liste',
  everything: 'Toutes les listes',
  action: 'Action',
  everyAction: 'Toutes les actions',
  logins: 'Connexions',
  day: 'Jour',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  clear: 'Tout afficher',
  more: 'Afficher la suite',
  failed: 'L’activité n’a pas pu être chargée.',
  empty: 'Aucune activité',
  emptyHint: 'Rien ne correspond à ces filtres.',
  unknown: 'Indisponible ici',
  unknownHint: 'Ce serveur ne tient pas de journal.',
})
