import { words } from '../words.ts'

/** The words of logging in with a provider. */
export const signOn = words('signOn', {
  with: (name: string) => `Continuer avec ${name}`,
  or: 'ou',
  withPassword: 'Connexion de l’administrateur',
  problems: {
    denied: 'La connexion a été annulée.',
    unavailable: 'Le service d’identité ne répond pas. Réessayez dans un instant.',
    clock:
      'Les horloges du service d’identité et de ce serveur ne s’accordent pas. Prévenez un administrateur.',
    refused: 'Le service d’identité n’a pas confirmé la connexion. Réessayez.',
    elsewhere:
      'Cette connexion a été commencée dans un autre navigateur, ou il y a trop longtemps. Réessayez.',
    unverified: 'Le service d’identité ne confirme pas votre adresse email. Prévenez un administrateur.',
    unknown: 'Aucun compte n’a votre adresse email. Demandez un accès à un administrateur.',
    otherPerson: 'Ce compte est déjà lié à une autre identité. Prévenez un administrateur.',
    passwordOnly: 'Ce compte se connecte avec son mot de passe seulement.',
    incomplete: 'Votre compte n’a pas pu être créé. Prévenez un administrateur.',
    suspended: 'Votre compte est suspendu. Prévenez un administrateur.',
    expired: 'Votre compte n’est plus valable. Prévenez un administrateur.',
    tooMany: 'Trop de tentatives. Réessayez dans quelques minutes.',
  },
})

/** The words of one's own account. */
export const profile = words('profile', {
  title: 'Profil',
  failed: 'La fiche n’a pas pu être chargée.',
  edit: 'Modifier le profil',
  password: 'Changer le mot de passe',
  editTitle: 'Modifier le profil',
  passwordTitle: 'Changer le mot de passe',
  emailStays: 'Votre adresse vous relie à votre service d’identité\u202f: un administrateur peut la changer.',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  confirmation: 'Confirmation du mot de passe',
  updated: 'Data updated with success',
  passwordUpdated: 'Mot de passe mis à jour avec succès',
  /** Of what an account must have and lacks. */
  missing: (labels: string) => `À compléter dans votre profil\u202f: ${labels}.`,
  nothing: 'Non renseigné',
})

/** The words of links by which people set their password, before they are logged in. */
export const links = words('links', {
  invitation: 'Choisissez votre mot de passe',
  recovery: 'Nouveau mot de passe',
  ownPassword: 'Choisissez votre propre mot de passe',
  askTitle: 'Mot de passe oublié',
  askHint:
    'Indiquez l’adresse email de votre compte\u202f: un lien pour choisir un nouveau mot de passe y sera envoyé.',
  email: 'Email',
  ask: 'Recevoir le lien',
  asked:
    'Si un compte a cette adresse, un lien vient d’y être envoyé. Il sert une seule fois, pendant une heure.',
  overTitle: 'Lien non valable',
  over: 'Ce lien n’est pas valable ou ne l’est plus\u202f: il a servi, son délai est passé, ou le compte a changé.',
  failed: 'Le lien n’a pas pu être vérifié.',
  retry: 'Réessayer',
  save: 'Enregistrer',
  setTitle: 'Mot de passe enregistré',
  set: 'Vous pouvez maintenant vous connecter.',
  toLogin: 'Se connecter',
  back: 'Retour à la connexion',
  forgotten: 'Mot de passe oublié\u202f?',
  another: 'Demander un autre lien',
  account: (user: string) => `Compte\u202f: ${user}`,
})

/** The words of what each person chooses for oneself, in the menu of the person. */
export const preferences = words('preferences', {
  language: 'Langue',
  colorScheme: {
    label: 'Apparence',
    light: 'Clair',
    dark: 'Sombre',
    auto: 'Système',
  },
})

/** The words of what keeps one's own account safe. */
export const security = words('security', {
  title: 'Sécurité',
})

/** What devices are called. */
export const devices = words('devices', {
  on: (browser: string, system: string) => `${browser} sur ${system}`,
})

/** The words of a login whose password was right, and that waits for more. */
export const pendingLogin = words('pendingLogin', {
  title: 'Vérification en deux étapes',
  failed: 'La connexion n’a pas pu être reprise.',
  startOver: 'Recommencer la connexion',
})
