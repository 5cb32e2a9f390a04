import type { RecordId } from '../../schema/values/record-id.ts'
import { words } from '../words.ts'

const ofSome = (records: number, one: string, more: string) =>
  `${records.toLocaleString('fr-FR')} ${records === 1 ? one : more}`

/** The words of a deletion, before and after it. */
export const deletion = words('deletion', {
  deleted: 'Fiche supprimée',
  question: (records: number) => (records === 1 ? 'Supprimer la fiche' : 'Supprimer les fiches'),
  restored: (name: string) =>
    name === '' ? 'La fiche est restaurée.' : `${name}\u202f: la fiche est restaurée.`,
  moved: (name: string) =>
    name === '' ? 'La fiche est dans la corbeille.' : `${name}\u202f: la fiche est dans la corbeille.`,
  /** Of one list, whether together or one after the other. */
  gathered: (records: number) => ofSome(records, 'supprimé', 'supprimés'),
  restorable: (records: number, days: number) =>
    `${records === 1 ? 'Restaurable' : 'Restaurables'} depuis la corbeille pendant ${days} jours.`,
  /** Of what no call deletes. */
  comesBack: (records: number) =>
    records === 1
      ? 'Retirée de cet écran seulement\u202f: elle revient à la prochaine ouverture.'
      : 'Retirées de cet écran seulement\u202f: elles reviennent à la prochaine ouverture.',
  confirm: 'Supprimer',
  cancel: 'Annuler',
  confirmMany: (records: number) => `Supprimer ${records.toLocaleString('fr-FR')}`,
  /** Of many, how many something keeps; before their names. */
  staying: (leaving: number, staying: number, isUsed: boolean) => {
    const deleted =
      leaving === 0 ? 'Aucun ne sera supprimé' : ofSome(leaving, 'sera supprimé', 'seront supprimés')
    const kept = isUsed
      ? ofSome(staying, 'reste, car encore utilisé', 'restent, car encore utilisés')
      : ofSome(staying, 'reste', 'restent')
    return `${deleted}. ${kept}`
  },
  /** Between the record's name and that of the other, which has it in this role. */
  isRoleOf: (role: string) => `est ${role.charAt(0).toLowerCase()}${role.slice(1)} de`,
  /** Of an account that the backend does not delete: the caller's, and the first administrator's. */
  accounts: {
    own: { says: 'C’est votre compte.', name: 'votre compte' },
    main: {
      says: 'C’est le compte de l’administrateur principal.',
      name: 'le compte de l’administrateur principal',
    },
  },
  changeFirst: 'Changez d’abord cette fiche.',
  changeAllFirst: 'Changez d’abord ces fiches.',
  open: 'Ouvrir la fiche',
  openList: 'Ouvrir la liste',
  undo: 'Annuler',
  referring: {
    refuse: 'Fiches liées qui empêchent la suppression\u202f:',
    cascade: 'Fiches qui seront aussi supprimées\u202f:',
    remove: 'Fiches qui perdront la ligne correspondante\u202f:',
    clear: 'Fiches qui n’y seront plus liées\u202f:',
  },
  count: (list: string, total: number) => `${list} (${total.toLocaleString('fr-FR')})`,
  numbered: (id: RecordId) => `n° ${id}`,
})

const of = (name: string) => (/^[aeiouàâéèêëîïôöûü]/i.test(name) ? `d’${name}` : `de ${name}`)

/** What is said where two people have edited the same record. */
export const conflicts = words('conflicts', {
  title: 'Cette fiche a changé pendant votre saisie',
  draftTitle: 'Cette fiche a changé depuis votre brouillon',
  hint: 'Rien n’est perdu\u202f: votre saisie est toujours là. Vérifiez ce qui a changé, puis enregistrez à nouveau.',
  chooseHint: 'Choisissez quelle valeur garder, puis enregistrez à nouveau.',
  nothing: 'Aucun champ de ce formulaire n’a changé.',
  by: (name: string, moment: string) => `${name}, le ${moment}`,
  byNobody: (moment: string) => `Le ${moment}`,
  before: 'Avant',
  now: 'Maintenant',
  merged: 'Votre saisie ne touche pas ce champ\u202f: la nouvelle valeur est reprise.',
  mergedBoth: 'Les deux modifications sont réunies.',
  /** Of a save that asks nothing: what stays as somebody else has saved it. */
  mergedFrom: (labels: string, name: string) => `${labels} repris ${of(name)}.`,
  mergedMeanwhile: (labels: string) => `${labels} repris d’une modification faite entre-temps.`,
  changedAgain: 'Cette valeur a encore été modifiée entre-temps\u202f: elle reste telle quelle.',
  keepMine: 'Garder ma valeur',
  takeTheirs: (name: string | null) =>
    name === null ? 'Prendre l’autre valeur' : `Prendre celle ${of(name)}`,
  choiceMissing: 'Choisissez l’une des deux valeurs.',
  save: 'Enregistrer',
  goneOrHiddenTitle: 'Cette fiche a été supprimée entre-temps, ou vous n’y avez plus accès',
  goneTitle: 'Cette fiche a été supprimée entre-temps',
  goneHint:
    'Votre saisie est toujours là. Vous pouvez en faire une nouvelle fiche\u202f; les images et les mots de passe seront à choisir de nouveau.',
  goneHintOfDocuments:
    'Votre saisie est toujours là. Vous pouvez en faire une nouvelle fiche\u202f; les images, les fichiers et les mots de passe seront à choisir de nouveau.',
  goneKept: 'Votre saisie est toujours là.',
  createAnew: 'En faire une nouvelle fiche',
})

/** What is said of a record's past. */
export const history = words('history', {
  label: 'Historique',
  from: (fileName: string) => `import de ${fileName}`,
  loading: 'Chargement de l’historique…',
  failed: 'L’historique n’a pas pu être chargé.',
  empty: 'Aucune modification n’a encore été enregistrée.',
  nothingShown: 'Aucun champ n’a changé.',
  fields: (count: number) => (count === 1 ? '1 champ' : `${count} champs`),
  more: (count: number) => (count === 1 ? 'Afficher la plus ancienne' : `Afficher ${count} de plus`),
  became: 'devient',
  putBack: 'Reprendre l’ancienne valeur',
  putBackNamed: (label: string) => `Reprendre l’ancienne valeur\u202f: ${label}`,
  take: 'Reprendre cet état',
  takeNamed: (moment: string) => `Reprendre cet état, du ${moment}`,
  differing: (count: number) =>
    count === 1 ? '1 champ diffère d’aujourd’hui\u202f:' : `${count} champs diffèrent d’aujourd’hui\u202f:`,
  asNow: 'Comme aujourd’hui.',
  taken: (moment: string, count: number) =>
    `L’état du ${moment} est repris dans le formulaire, ${count === 1 ? '1 champ est marqué' : `${count} champs sont marqués`}\u202f: vérifiez, puis enregistrez.`,
  takenField: (label: string) =>
    `L’ancienne valeur de «\u202f${label}\u202f» est reprise dans le formulaire\u202f: vérifiez-la, puis enregistrez.`,
})

/** The words of what was done, and of who did it. */
export const auditLog = words('auditLog', {
  actions: {
    created: 'Création',
    updated: 'Modification',
    deleted: 'Suppression',
    restored: 'Restauration',
    ran: 'Action',
    stopped: 'Arrêt',
    roleChanged: 'Rôle modifié',
    keyMade: 'Clé d’API créée',
    keyRevoked: 'Clé d’API révoquée',
    proposed: 'Proposition d’un agent',
    proposalRefused: 'Proposition refusée',
    loggedIn: 'Connexion',
    loggedOut: 'Déconnexion',
    loginFailed: 'Échec de connexion',
    proofFailed: 'Échec de confirmation',
    sessionsEnded: 'Sessions terminées',
    invited: 'Invitation',
    invitationWithdrawn: 'Invitation retirée',
    recoveryAsked: 'Demande de mot de passe',
    factorOn: 'Second facteur activé',
    factorOff: 'Second facteur désactivé',
    factorReset: 'Second facteur réinitialisé',
    factorFailed: 'Échec du second facteur',
    codesMade: 'Codes de secours créés',
    codeUsed: 'Code de secours utilisé',
    passkeyAdded: 'Clé d’accès ajoutée',
    passkeyRemoved: 'Clé d’accès retirée',
    identityLinked: 'Compte externe lié',
    identityUnlinked: 'Compte externe délié',
  },
  by: (name: string) => `par ${name}`,
  ofKey: (key: string, name: string) => `clé ${key} de ${name}`,
  accepted: (author: string, name: string) => `${author}, accepté par ${name}`,
  byProgram: 'automatique',
})

/** The words of the toasts themselves. */
export const toasts = words('toasts', {
  region: 'Notifications',
  close: 'Fermer',
  reference: (id: string) => `réf. ${id}`,
})

/** What can be done where something could not be read; why it could not is told by a toast. */
export const problems = words('problems', {
  away: 'Les listes déjà ouvertes restent lisibles, et cet écran s’affichera dès que la connexion sera revenue.',
  refused:
    'Votre rôle ne permet pas d’ouvrir cet écran. L’administrateur principal peut vous y donner accès.',
  missing: 'Elle est peut-être dans la corbeille. La liste montre ce qui existe.',
  failed: 'Réessayez dans un instant. Les autres écrans restent ouverts.',
  unanswered: 'Retirez ce filtre pour revoir la liste.',
})

/** The words of a page that is not there. */
export const notFound = words('notFound', {
  text: 'not found',
  hint: 'Cette page n’existe pas, ou n’existe plus.',
  home: 'Retour à l’accueil',
})

/** What a role may not see or do. */
export const access = words('access', {
  noRight: 'Accès refusé',
  noRightHint: 'Votre rôle ne vous permet pas d’ouvrir cette page.',
})
