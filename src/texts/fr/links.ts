import { words } from '../words.ts'

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
