import { words } from '../../../texts/words.ts'

/** The words of deleted records. */
export const trash = words('trash', {
  hint: (days: number) => `Les fiches supprimées y restent ${days} jours, avec leurs images.`,
  list: 'Liste',
  everything: 'Toutes les listes',
  deletedBy: (name: string, moment: string) => `Supprimée par ${name} le ${moment}`,
  deleted: (moment: string) => `Supprimée le ${moment}`,
  until: (day: string) => `jusqu’au ${day}`,
  restore: 'Restaurer',
  restoreNamed: (name: string) => `Restaurer ${name}`,
  more: 'Afficher la suite',
  failed: 'La corbeille n’a pas pu être chargée.',
  empty: 'La corbeille est vide',
  emptyHint: 'Ce que vous supprimez peut être restauré ici.',
  unknown: 'Indisponible ici',
  unknownHint: 'Ce serveur n’a pas de corbeille.',
  others: (count: number) =>
    count === 1 ? 'avec 1 autre fiche' : `avec ${count.toLocaleString('fr-FR')} autres fiches`,
})
