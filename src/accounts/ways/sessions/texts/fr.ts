import { words } from '../../../../texts/words.ts'

/** The words of where somebody is logged in. */
export const sessions = words('sessions', {
  title: 'Appareils connectés',
  hint: 'Déconnectez ceux que vous ne reconnaissez pas, puis changez votre mot de passe.',
  failed: 'Les sessions n’ont pas pu être chargées.',
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

/** What is mailed of a login with a new browser. */
export const sessionsAnswers = words('sessionsAnswers', {
  newDeviceSubject: (name: string) => `Nouvelle connexion\u202f: ${name}`,
  newDevice: (name: string, device: string, address: string, moment: string) =>
    `Quelqu’un s’est connecté à votre compte ${name} avec un appareil nouveau\u202f: ${device}, depuis ${address}, le ${moment}.`,
  unknownDevice: 'appareil inconnu',
  notYou:
    'Si ce n’était pas vous, changez votre mot de passe et terminez cette session, à la page Sécurité de votre profil.',
})
