import { words } from '../../../texts/words.ts'

/** What a change of roles is refused with. */
export const rolesAnswers = words('rolesAnswers', {
  badRequest: 'Demande invalide\u202f: un rôle porte un nom d’au plus 60 caractères.',
  noSuchRole: 'Ce rôle n’existe pas ou n’existe plus.',
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

/** The words of roles that are data, and of the program as others see it. */
export const roles = words('roles', {
  title: 'Rôles',
  hint: 'Ce que chaque rôle peut faire. Un changement vaut aussitôt, aussi pour qui travaille en ce moment.',
  failed: 'Les rôles n’ont pas pu être chargés.',
  choose: 'Rôle à modifier',
  holders: (count: number) =>
    count === 0
      ? 'Personne ne l’a'
      : count === 1
        ? '1 personne l’a'
        : `${count.toLocaleString('fr-FR')} personnes l’ont`,
  add: 'Nouveau rôle',
  name: 'Nom du rôle',
  like: 'Commencer avec les droits de',
  likeNobody: 'Aucun droit',
  create: 'Créer',
  created: 'Rôle créé',
  rename: 'Renommer',
  renameTitle: (label: string) => `Renommer ${label}`,
  save: 'Enregistrer',
  saved: 'Droits enregistrés',
  cancel: 'Annuler',
  undo: 'Abandonner',
  remove: 'Supprimer le rôle',
  removeTitle: (label: string) => `Supprimer ${label}\u202f?`,
  removed: 'Rôle supprimé',
  stillHeld: 'Un rôle que quelqu’un a ne peut pas être supprimé.',
  ofConfig: 'Ce rôle fait partie du programme\u202f: il ne peut pas être supprimé.',
  seeAs: 'Voir comme ce rôle',
  seeAsPerson: 'Voir comme une personne',
  seeAsPersonHint: 'Vous verrez les écrans comme elle, sans rien pouvoir modifier.',
  person: 'Personne',
  see: 'Voir',
  noPerson: 'Aucune personne de ce nom',
  seenAs: (name: string) => `Vous voyez le programme comme ${name}, en lecture seule.`,
  back: 'Revenir à mon compte',
  entity: 'Fiches',
  field: 'Champ',
  fieldsOf: (label: string) => `Champs de ${label}`,
  actionsOf: (label: string) => `Actions de ${label}`,
  rights: {
    list: 'Lister',
    read: 'Lire',
    create: 'Ajouter',
    update: 'Modifier',
    delete: 'Supprimer',
    menu: 'Menu',
    jobs: 'Tâches',
    run: 'Effectuer',
  },
  bounds: {
    superAdministrator: 'Réservé à l’administrateur principal par la configuration',
    program: 'Écrit par le programme lui-même',
  },
  rows: 'Fiches visibles',
  allRows: 'Toutes',
  rowsLike: (label: string) => `Comme ${label}`,
  changes: (count: number) => (count === 1 ? '1 changement' : `${count} changements`),
  conflict:
    'Ce rôle a été modifié entre-temps. Vos changements sont gardés\u202f: vérifiez-les, puis enregistrez.',
  history: 'Derniers changements',
  noHistory: 'Aucun rôle n’a encore été modifié.',
  given: (what: string) => `${what}\u202f: donné`,
  taken: (what: string) => `${what}\u202f: retiré`,
  made: 'Créé',
  deleted: 'Supprimé',
  renamed: (before: string) => `Renommé, anciennement ${before}`,
})
