import { words } from '../../../../texts/words.ts'

/** What a provider is answered that logs people out, and what is mailed of accounts at providers. */
export const signOnAnswers = words('signOnAnswers', {
  badLogoutToken: 'Le jeton de déconnexion n’est pas valable.',
  providerAway: 'Le fournisseur d’identité ne répond pas.',
  lastWay: 'C’est votre seul moyen de vous connecter\u202f: il ne peut pas être délié.',
  linkedSubject: (name: string) => `Compte externe lié\u202f: ${name}`,
  linked: (name: string, provider: string) =>
    `Un compte «\u202f${provider}\u202f» vient d’être lié à votre compte ${name}. Il permet de s’y connecter.`,
  unlinkedSubject: (name: string) => `Compte externe délié\u202f: ${name}`,
  unlinked: (name: string, provider: string) =>
    `Le compte «\u202f${provider}\u202f» vient d’être délié de votre compte ${name}.`,
  notYou: 'Si ce n’était pas vous, prévenez un administrateur.',
})

/** The words of one's own accounts at providers. */
export const identities = words('identities', {
  title: 'Comptes externes',
  hint: 'Ils vous connectent ici sans votre mot de passe.',
  failed: 'Les comptes externes n’ont pas pu être chargés.',
  none: 'Aucun compte externe n’est lié au vôtre.',
  since: (moment: string) => `lié le ${moment}`,
  unlink: 'Délier',
  unlinkNamed: (name: string) => `Délier\u202f: ${name}`,
  unlinkTitle: (name: string) => `Délier le compte «\u202f${name}\u202f»\u202f?`,
  unlinkHint:
    'Assurez-vous de connaître votre mot de passe\u202f: il faudra vous connecter avec lui. Vos autres sessions prennent fin. Une connexion par ce fournisseur, avec votre adresse, le liera de nouveau.',
  unlinked: 'Compte externe délié',
})
