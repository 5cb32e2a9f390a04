import { words } from '../../../texts/words.ts'

/** What a change of roles is refused with. */
export const rolesAnswers = words('rolesAnswers', {
  badRequest: 'Demande invalide\u202f: un rôle porte un nom d’au plus 60 caractères.',
  noSuchRole: 'Ce rôle n’existe pas ou n’existe plus.',
  noSuchEntity: (name: string) => `Il n’y a pas de liste «\u202f${name}\u202f».`,
  noSuchRight: (name: string) => `Il n’y a pas de droit «\u202f${name}\u202f».`,
  noSuchRows: (name: string) => `Aucune règle «\u202f${name}\u202f» ne choisit des fiches.`,
  noRolesRight: (name: string) => `Aucun rôle ne peut avoir le droit «\u202f${name}\u202f».`,
  rowsOfConfig: 'Les fiches que voit ce rôle sont fixées par la configuration.',
  changedMeanwhile: 'Ce rôle a été modifié entre-temps.',
  sameLabel: (label: string) => `Un autre rôle s’appelle déjà «\u202f${label}\u202f».`,
  ofConfig: 'Ce rôle vient de la configuration et ne peut pas être supprimé.',
  isHeld: (count: number) =>
    count === 1
      ? 'Une personne a encore ce rôle\u202f: donnez-lui-en un autre d’abord.'
      : `${count} personnes ont encore ce rôle\u202f: donnez-leur-en un autre d’abord.`,
  noSuchAccount: 'On ne peut pas voir le programme comme ce compte.',
})
