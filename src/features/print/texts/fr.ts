import { words } from '../../../texts/words.ts'

/** The words of printing a list or a record. */
export const print = words('print', {
  record: 'Imprimer la fiche',
  list: 'Imprimer la liste',
  firstOf: (shown: number, total: number) =>
    `${shown.toLocaleString('fr-FR')} premières fiches sur ${total.toLocaleString('fr-FR')}`,
})
