import type { RecordId } from '../../schema/record-id.ts'

/** The words of a deletion, before and after it. */
export const deletion = {
  restored: (name: string) =>
    name === '' ? 'La fiche est rétablie.' : `${name}\u202f: la fiche est rétablie.`,
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
  count: (list: string, total: number) => `${list} (${total.toLocaleString('fr-FR')})`,
  colon: '\u202f: ',
  numbered: (id: RecordId) => `n° ${id}`,
} as const
