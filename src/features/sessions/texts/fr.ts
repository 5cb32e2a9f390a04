import { words } from '../../../texts/words.ts'

/** The words of where somebody is logged in. */
export const sessions = words('sessions', {
  title: 'Appareils connectés',
  hint: 'Déconnectez ceux que vous ne reconnaissez pas, puis changez votre mot de passe.',
  failed: 'Les sessions n’ont pas pu être chargées.',
  on: (browser: string, system: string) => `${browser} sur ${system}`,
  unknown: 'Appareil inconnu',
  thisOne: 'Cet appareil',
  from: (address: string) => `depuis ${address}`,
  begun: (moment: string) => `connecté le ${moment}`,
  seen: (moment: string) => `actif le ${moment}`,
  end: 'Déconnecter',
  endNamed: (name: string) => `Déconnecter\u202f: ${name}`,
  endOthers: 'Déconnecter les autres',
  ended: 'Session terminée',
  othersEnded: 'Les autres sessions sont terminées',
  newDevice: (name: string, address: string, moment: string) =>
    `Nouvelle connexion à votre compte\u202f: ${name}, depuis ${address}, le ${moment}.`,
  confirm: 'C’était moi',
  look: 'Voir mes appareils',
  news: 'Nouvelle connexion',
})
