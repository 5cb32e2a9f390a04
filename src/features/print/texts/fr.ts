/** The words of printing a list. */
export const print = {
  list: 'Imprimer la liste',
  firstOf: (shown: number, total: number) =>
    `${shown.toLocaleString('fr-FR')} premières fiches sur ${total.toLocaleString('fr-FR')}`,
} as const
