import type { RecordId } from '../../schema/record-id.ts'

/** The words of deleted records. */
export const trash = {
  hint: (days: number) => `Les fiches supprimées y restent ${days} jours, avec leurs images.`,
  list: 'Liste',
  everything: 'Toutes les listes',
  deletedBy: (name: string, moment: string) => `Supprimée par ${name} le ${moment}`,
  deleted: (moment: string) => `Supprimée le ${moment}`,
  until: (day: string) => `jusqu’au ${day}`,
  restore: 'Restaurer',
  restoreNamed: (name: string) => `Restaurer ${name}`,
  restored: (name: string) =>
    name === '' ? 'La fiche est rétablie.' : `${name}\u202f: la fiche est rétablie.`,
  more: 'Afficher la suite',
  failed: 'La corbeille n’a pas pu être chargée.',
  empty: 'La corbeille est vide',
  emptyHint: 'Ce que vous supprimez peut être repris d’ici.',
  unknown: 'Indisponible ici',
  unknownHint: 'Ce serveur n’a pas de corbeille.',
  moved: (name: string) =>
    name === '' ? 'La fiche est dans la corbeille.' : `${name}\u202f: dans la corbeille.`,
  /** Of what no call deletes. */
  comesBack: (records: number) =>
    `La liste ${records === 1 ? 'la' : 'les'} montrera de nouveau au prochain chargement.`,
  undo: 'Annuler',
  undoShortcut: 'u',
  referring: {
    refuse: 'Y sont rattachés, et empêchent la suppression\u202f:',
    cascade: 'Seront supprimés avec\u202f:',
    remove: 'Perdront la ligne qui en parle\u202f:',
    clear: 'N’y seront plus rattachés\u202f:',
  },
  others: (count: number) =>
    count === 1 ? 'avec 1 autre fiche' : `avec ${count.toLocaleString('fr-FR')} autres fiches`,
  count: (list: string, total: number) => `${list} (${total.toLocaleString('fr-FR')})`,
  colon: '\u202f: ',
  numbered: (id: RecordId) => `n° ${id}`,
} as const
