import { words } from '../../../../texts/words.ts'

/** What a second factor is refused with. */
export const secondFactorAnswers = words('secondFactorAnswers', {
  badCode: 'Saisissez le code à six chiffres de votre application, ou un code de secours.',
  wrongCode: 'Ce code est faux, ou a déjà servi.',
  setUpIsOver: 'Cette configuration a expiré. Recommencez.',
  hasOne: 'Ce compte a déjà un second facteur.',
  isRequired: 'Votre rôle demande un second facteur\u202f: vous pouvez le remplacer, pas le désactiver.',
  ownIsNotReset: 'Le vôtre se désactive ou se remplace dans votre profil, sous Sécurité.',
  mailNotYou: 'Si ce n’était pas vous, changez votre mot de passe et prévenez aussitôt un administrateur.',
  mailSubject: (name: string) => `Vérification en deux étapes\u202f: ${name}`,
  mailOn: (name: string) =>
    `Une application d’authentification vient d’être configurée pour votre compte ${name}.`,
  mailOff: (name: string) =>
    `La vérification en deux étapes vient d’être désactivée pour votre compte ${name}.`,
  mailCodes: (name: string) =>
    `De nouveaux codes de secours viennent d’être créés pour votre compte ${name}\u202f: les anciens ne valent plus.`,
  mailCodeUsed: (name: string) => `Un code de secours vient de servir pour ouvrir votre compte ${name}.`,
  mailFailed: (name: string) =>
    `Quelqu’un a saisi votre mot de passe pour ${name}, puis plusieurs codes faux.`,
  mailReset: (by: string, name: string) =>
    `${by} vient de réinitialiser la vérification en deux étapes de votre compte ${name}\u202f: votre mot de passe suffit, jusqu’à ce que vous la configuriez de nouveau.`,
})

/** The words of the second factor. */
export const secondFactor = words('secondFactor', {
  title: 'Vérification en deux étapes',
  codePrompt: (user: string) =>
    `Saisissez le code que votre application d’authentification affiche pour ${user}.`,
  code: 'Code à six chiffres',
  recoveryPrompt: (user: string) =>
    `Saisissez l’un des codes de secours de ${user}. Chacun sert une seule fois.`,
  recoveryCode: 'Code de secours',
  byRecovery: 'Utiliser un code de secours',
  byCode: 'Utiliser l’application',
  proveByCode: 'Utiliser un code de l’application',
  byPassword: 'Utiliser le mot de passe',
  confirm: 'Confirmer',
  loading: 'Chargement…',
  remember: 'Ne plus demander de code sur ce navigateur pendant 30 jours',
  mustSetUp:
    'Votre rôle demande une vérification en deux étapes. Configurez une application d’authentification\u202f: sur un téléphone, ou sur cet ordinateur (un gestionnaire de mots de passe convient).',
  failed: 'La configuration n’a pas pu être chargée.',
  scan: 'Scannez cette image avec l’application d’authentification de votre téléphone.',
  picture: 'Code QR de la clé',
  orType:
    'Sans appareil photo, ou avec une application sur cet ordinateur\u202f: saisissez cette clé dans l’application.',
  openApp: 'Ouvrir une application de cet appareil',
  secret: 'Clé à saisir',
  codes: 'Codes de secours',
  codesHint:
    'Chacun sert une seule fois, à la place de votre second facteur. Gardez-les ailleurs que sur cet appareil\u202f: ils ne seront plus jamais affichés.',
  file: 'codes-de-secours',
  download: 'Télécharger',
  print: 'Imprimer',
  copy: 'Copier',
  copied: 'Copiés',
  kept: 'J’ai gardé ces codes',
  goOn: 'Continuer',
  off: 'Après le mot de passe, un code de votre application d’authentification\u202f: sur un téléphone ou sur un ordinateur. Un mot de passe volé ne suffit pas pour entrer.',
  required: 'Votre rôle la demande.',
  setUp: 'Configurer',
  replace: 'Changer d’application',
  turnOff: 'Désactiver',
  turnOffTitle: 'Désactiver la vérification en deux étapes\u202f?',
  turnOffHint:
    'Votre mot de passe suffira de nouveau. Vos codes de secours et vos autres sessions prennent fin.',
  turnedOn: 'Vérification en deux étapes activée',
  turnedOff: 'Vérification en deux étapes désactivée',
  cancel: 'Annuler',
  since: (moment: string) => `Activée le ${moment}`,
  codesLeft(count: number) {
    if (count === 0) return 'plus aucun code de secours'
    return count === 1 ? '1 code de secours restant' : `${count} codes de secours restants`
  },
  byOther: 'Une clé d’accès vous sert de second facteur',
  makeCodes: 'Créer des codes de secours',
  noCodes:
    'Si vous perdez votre second facteur sans avoir de code de secours, seul un administrateur peut vous rendre l’accès.',
  otherPrompt: (user: string) => `Utilisez la clé d’accès de ${user}. Vous ne l’avez plus\u202f?`,
  newCodes: 'Nouveaux codes de secours',
  newCodesTitle: 'Créer de nouveaux codes de secours\u202f?',
  newCodesHint: 'Les anciens ne vaudront plus.',
  remembered: 'Navigateurs sans code',
  forget: 'Oublier',
  forgetAll: 'Tous les oublier',
  forgotten: 'Le code sera redemandé',
  reset: 'Réinitialiser la vérification',
  resetTitle: 'Réinitialiser la vérification en deux étapes de ce compte\u202f?',
  resetHint:
    'Assurez-vous que la demande vient bien de cette personne. Son mot de passe suffira, ses sessions prennent fin, et votre nom figurera dans l’historique.',
  resetDone: 'Vérification en deux étapes réinitialisée',
  until: (moment: string) => `jusqu’au ${moment}`,
  forgetNamed: (name: string) => `Oublier\u202f: ${name}`,
})
