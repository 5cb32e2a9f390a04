import { words } from '../../../texts/words.ts'

/** What a provider is answered that logs people out. */
export const signOnAnswers = words('signOnAnswers', {
  badLogoutToken: 'Le jeton de déconnexion n’est pas valable.',
  providerAway: 'Le fournisseur d’identité ne répond pas.',
  lastWay: 'C’est votre seul moyen de vous connecter\u202f: il ne se délie pas.',
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
  unlinked: 'compte externe délié',
})
