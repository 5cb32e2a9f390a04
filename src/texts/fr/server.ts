import { words } from '../words.ts'
import { rules } from './rules.ts'

/** What the embedded backend answers when it refuses. */
export const answers = words('answers', {
  inUse: 'Cette fiche ne peut pas être supprimée\u202f: d’autres fiches y sont liées.',
  signInFirst: 'Veuillez vous connecter.',
  noAccountHere: 'Vous n’avez pas de compte ici.',
  wrongSignIn: 'Identifiant ou mot de passe incorrect.',
  accountSuspended: 'Ce compte est suspendu. Adressez-vous à un administrateur.',
  accountExpired: 'Ce compte n’est plus valable. Adressez-vous à un administrateur.',
  loginIsOver: 'La connexion a expiré. Saisissez de nouveau votre mot de passe.',
  linkIsOver:
    'Ce lien n’est pas valable ou ne l’est plus\u202f: il a servi, son délai est passé, ou le compte a changé.',
  signInTooLong: 'Votre identifiant ou votre mot de passe est trop long.',
  signInIncomplete: 'Veuillez saisir votre identifiant et votre mot de passe.',
  tooManyAttempts: (seconds: number) =>
    `Trop de tentatives. Veuillez réessayer dans ${seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
  busy: 'Le service est très sollicité. Veuillez réessayer dans un instant.',
  closing: 'Le service redémarre. Veuillez réessayer dans un instant.',
  foreignOrigin: 'Cette demande vient d’une autre adresse et a été refusée.',

  notFound: 'Adresse introuvable.',
  wrongKey: 'Votre clé d’API n’est pas valable.',
  notByKey: 'Une clé d’API ne peut pas faire cela\u202f: connectez-vous.',
  noRight: 'Vous n’avez pas le droit de faire cela.',
  readingAlone: 'Vous voyez le programme comme quelqu’un d’autre\u202f: vous pouvez lire, mais pas modifier.',
  proofNeeded: 'Rien n’a été modifié\u202f: confirmez d’abord que c’est bien vous.',
  noRightToRecord: 'Vous n’auriez plus accès à cette fiche\u202f: elle reste comme elle est.',
  noRightToNew: 'Vous n’auriez pas accès à cette fiche\u202f: elle n’est pas créée.',
  /** For whoever sees some records alone: it does not say whether there is one. */
  noReadableRecord: 'Cette fiche n’existe pas, ou vous n’y avez pas accès.',
  noSuchRecord: 'Cette fiche n’existe pas ou a été supprimée.',
  noSuchFile: 'Ce fichier n’existe pas.',
  badId: 'Identifiant invalide.',
  tooManyDeleted: (most: number) =>
    `Cette suppression toucherait plus de ${most} autres fiches\u202f: supprimez d’abord une partie des fiches liées.`,
  notInTrash: 'Cette fiche n’est pas ou n’est plus dans la corbeille.',
  tooManyFilterValues: (name: string, most: number) =>
    `Trop de valeurs pour le paramètre ${name}\u202f: ${most} au plus.`,
  changedSinceRead: 'Cette fiche a été modifiée entre-temps.',
  tooManyChanges: 'Cette fiche est en train d’être modifiée plusieurs fois. Veuillez réessayer.',
  hiddenConflict: 'Des données auxquelles vous n’avez pas accès s’y opposent. Rien n’a changé.',
  changedMeanwhile: 'Une fiche liée a été modifiée entre-temps. Veuillez réessayer.',

  badIdempotencyKey: 'La clé d’idempotence est invalide\u202f: 1 à 200 caractères ASCII visibles.',
  otherPayload: 'Cette clé d’idempotence a déjà servi pour un autre contenu.',
  createdAndDeleted: 'Cette fiche a déjà été créée par la même demande, puis supprimée.',

  onlySuperAdministrator: 'Seul cet administrateur peut modifier sa propre fiche.',
  superAdministratorStays: 'L’administrateur principal ne peut pas être supprimé.',
  superAdministratorStaysOpen:
    'L’administrateur principal ne peut être ni suspendu, ni limité dans le temps.',
  ownAccountStays: 'Vous ne pouvez pas supprimer votre propre compte.',
  ownEmailStays:
    'Seul un administrateur peut changer votre adresse\u202f: elle vous relie à votre service d’identité.',

  notAnObject: 'Les données envoyées ne sont pas lisibles.',
  unreadable: 'La demande est illisible.',
  tooSlow: 'La demande n’est pas arrivée à temps.',
  tooLarge: 'La demande est trop volumineuse.',
  unsupported: 'Ce format de données n’est pas accepté.',
  refused: 'La demande a été refusée.',
  storageDown: 'Le stockage ne répond pas pour le moment. Veuillez réessayer plus tard.',
  storageFull:
    'Il n’y a plus de place pour enregistrer\u202f: rien n’a été modifié. Prévenez l’administrateur.',
  readTooLong:
    'Cette lecture a pris trop de temps et a été interrompue. Demandez-en moins, par exemple par un filtre.',
  databaseAway:
    'La base de données ne répond pas pour le moment. Rien n’a été modifié\u202f; veuillez réessayer dans un instant.',
  databaseAwayMeanwhile:
    'La base de données a cessé de répondre\u202f: il se peut que votre demande ait été enregistrée. ' +
    'Veuillez vérifier avant de réessayer.',
  failed: 'Une erreur est survenue. Veuillez réessayer plus tard.',

  notComputed: (label: string) =>
    `${label}\u202f: cette valeur n’a pas pu être calculée, et rien n’a été enregistré. Prévenez la personne qui s’occupe du programme.`,

  required: (label: string) => rules.required(label),
  tooLong: (label: string, length: number) => rules.maxLength(label, length),
  taken: (label: string) => `${label}\u202f: cette valeur est déjà utilisée.`,
  takenTogether: (labels: string) => `${labels}\u202f: ces valeurs sont déjà utilisées ensemble.`,
  noReadableReference: (label: string) =>
    `${label}\u202f: la fiche choisie n’existe pas, ou vous n’y avez pas accès.`,
  noSuchReference: (label: string) => `${label}\u202f: la fiche choisie n’existe plus.`,
  belowItself: (label: string) =>
    `${label}\u202f: la fiche choisie est celle-ci, ou se trouve en dessous d’elle.`,
  /** @param followed the labels of the fields that it follows */
  doesNotGoWith: (label: string, followed: string) =>
    `${label}\u202f: la fiche choisie ne va pas avec\u202f: ${followed}.`,
  notOffered: (label: string) =>
    `${label}\u202f: la fiche choisie ne fait pas partie de celles qui sont proposées.`,
  notInList: (label: string) => rules.notInList(label),
  /** @param names the nearest of the list */
  nearName: (label: string, names: string) =>
    `${label}\u202f: cette valeur ne fait pas partie de la liste. Noms proches\u202f: ${names}.`,
  /** @param names those that it may stand for */
  ambiguousName: (label: string, names: string) =>
    `${label}\u202f: cette valeur peut désigner plusieurs noms\u202f: ${names}. Précisez lequel.`,
  mustBeEmpty: (label: string) => `${label}\u202f: ce champ doit rester vide dans ce cas.`,
  readOnly: (label: string) => `${label}\u202f: ce champ ne peut plus être modifié.`,
  movedOnly: (label: string) =>
    `${label}\u202f: ce champ ne change que par une étape, proposée sur la fiche.`,
  confirmationDiffers: (label: string) => `${label}\u202f: les deux mots de passe sont différents.`,
  currentPassword: 'Mot de passe actuel',
  wrongPassword: (label: string) => `${label}\u202f: ce mot de passe est incorrect.`,
  commonPassword: (label: string) =>
    `${label}\u202f: ce mot de passe est l’un des plus courants\u202f: choisissez-en un autre.`,
  passwordOfWords: (label: string) =>
    `${label}\u202f: ce mot de passe se devine à partir de la fiche ou du nom du programme\u202f: choisissez-en un autre.`,
  givenPassword: (label: string) =>
    `${label}\u202f: choisissez un autre mot de passe que celui que l’on vous a donné.`,

  notAnImage: (label: string) =>
    `${label}\u202f: ce fichier n’est pas une image lisible (JPEG, PNG, WebP, AVIF ou GIF).`,
  fileTooHeavy: (most: string) => `Ce fichier est trop volumineux\u202f: ${most} au plus.`,
  imageTooHeavy: (label: string, megabytes: number) => `${label}\u202f: ${megabytes} Mo au plus par image.`,
  imageTooWide: (label: string, megapixels: number) =>
    `${label}\u202f: cette image est trop grande, ${megapixels} mégapixels au plus.`,
  imageTooSlow: (label: string) =>
    `${label}\u202f: cette image est trop longue à décoder. Enregistrez-la à nouveau, sans affichage progressif.`,
  tooManyImages: (label: string, most: number) =>
    `${label}\u202f: ${most} ${most === 1 ? 'image' : 'images'} au plus.`,
  foreignFile: (label: string) => `${label}\u202f: ce fichier n’est pas celui de la fiche.`,
  emptyFile: (label: string) => `${label}\u202f: ce fichier est vide.`,
  fileTooLarge: (label: string, most: string) => `${label}\u202f: ce fichier dépasse ${most}.`,
  fileOfOtherType: (label: string, types: string) =>
    `${label}\u202f: ce fichier n’est pas d’un type accepté (${types}).`,
  fileOfOtherContent: (label: string, types: string) =>
    `${label}\u202f: le contenu de ce fichier n’est pas ce que dit son nom (${types}).`,
})

/** What is said of a parameter of an address that is refused: its name, what was sent, and what may stand there. */
export const parameters = words('parameters', {
  refused: (name: string, sent: string, expected: string) =>
    `${name}\u202f: «\u202f${sent}\u202f» n’est pas accepté. Attendu\u202f: ${expected}.`,
  missing: (name: string, expected: string) =>
    `${name}\u202f: ce paramètre est obligatoire. Attendu\u202f: ${expected}.`,
  unknown: (names: string, known: string) =>
    `${names}\u202f: ce paramètre n’existe pas. Attendu\u202f: ${known}.`,
  oneOf: (values: readonly string[]) => values.join(', '),
  wholeNumber: (least: number, most: number) => `un nombre entier de ${least} à ${most}`,
  number: (least: number, most: number) => `un nombre de ${least} à ${most}`,
  moment: 'une date et heure comme 2026-01-31T12:00:00.000Z',
  date: 'une date comme 2026-01-31',
  pattern: (pattern: string) => `un texte de la forme ${pattern}`,
  length: (most: number) => `un texte de ${most} ${most === 1 ? 'caractère' : 'caractères'} au plus`,
  text: 'un texte',
  none: 'aucun',
  noSuchEntity: (name: string) => `Il n’y a pas de liste «\u202f${name}\u202f».`,
})
