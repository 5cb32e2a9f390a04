import { words } from '../../../../texts/words.ts'

/** What mails of accounts say, and what a link is refused with. */
export const invitationsAnswers = words('invitationsAnswers', {
  emailWanted: 'Veuillez saisir votre adresse email.',
  invitationSubject: (name: string) => `Votre accès à ${name}`,
  invitation: (by: string, name: string) =>
    `${by} vous invite à utiliser ${name}. Choisissez votre mot de passe pour ouvrir votre compte.`,
  invitationEnds: 'Ce lien sert une seule fois, pendant trois jours.',
  choosePassword: 'Choisir mon mot de passe',
  recoverySubject: (name: string) => `Votre mot de passe pour ${name}`,
  recovery: (name: string) =>
    `Un nouveau mot de passe a été demandé pour votre compte ${name}. Si ce n’était pas vous, ignorez ce message\u202f: rien ne change.`,
  recoveryEnds: 'Ce lien sert une seule fois, pendant une heure.',
  passwordSubject: (name: string) => `Mot de passe modifié\u202f: ${name}`,
  passwordChanged: (name: string) =>
    `Le mot de passe de votre compte ${name} vient d’être défini ou modifié.`,
  emailSubject: (name: string) => `Adresse modifiée\u202f: ${name}`,
  emailChanged: (name: string) =>
    `L’adresse email de votre compte ${name} vient d’être modifiée. Les prochains messages iront à la nouvelle adresse.`,
  nameSubject: (name: string) => `Identifiant modifié\u202f: ${name}`,
  nameChanged: (name: string) => `Ce que vous saisissez pour vous connecter à ${name} vient d’être modifié.`,
  notYou: 'Si ce n’était pas vous, prévenez aussitôt un administrateur.',
})

/** The words of invitations. */
export const invitations = words('invitations', {
  title: 'Inviter',
  hint: 'La personne choisit elle-même son mot de passe, par un lien qui sert une seule fois.',
  newOne: 'Nouvelle invitation',
  pending: 'Invitations en attente',
  none: 'Aucune invitation en attente.',
  failed: 'Les invitations n’ont pas pu être chargées.',
  good: (moment: string) => `lien valable jusqu’au ${moment}`,
  noLink: 'aucun lien valable',
  again: 'Renvoyer',
  newLink: 'Nouveau lien',
  newLinkNamed: (name: string) => `Nouveau lien\u202f: ${name}`,
  withdraw: 'Retirer',
  againNamed: (name: string) => `Renvoyer\u202f: ${name}`,
  withdrawNamed: (name: string) => `Retirer\u202f: ${name}`,
  sent: 'Invitation envoyée',
  withdrawn: 'Invitation retirée',
  link: 'Lien d’invitation',
  linkHint: 'Transmettez ce lien à la personne\u202f: il n’est montré qu’une fois, et vaut trois jours.',
  copy: 'Copier',
  copied: 'Lien copié',
})
