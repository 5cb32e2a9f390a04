import { words } from '../../../texts/words.ts'

const count = (records: number) => `${records.toLocaleString('fr-FR')} ${records === 1 ? 'fiche' : 'fiches'}`

const feminine = (records: number, participle: string) => participle + (records === 1 ? '' : 's')

/** Texts about several records at once. */
export const bulk = words('bulk', {
  change: 'Modifier un champ',
  changeShortcut: 'e',
  destroy: 'Supprimer',
  destroyShortcut: 'Suppr',
  field: 'Champ à modifier',
  otherField: 'Autre champ',
  changeTitle: (records: number) => `Modifier ${count(records)}`,
  apply: 'Modifier',
  updated: (records: number) => `${count(records)} ${feminine(records, 'modifiée')}`,
  destroyed: (records: number) => `${count(records)} ${feminine(records, 'supprimée')}`,
  restored: (records: number) => `${count(records)} ${feminine(records, 'restaurée')}`,
})

/** What a change of several records is refused with. */
export const bulkAnswers = words('bulkAnswers', {
  badRequest: (most: number) => `Demande invalide\u202f: update, destroy ou restore, ${most} fiches au plus.`,
})
