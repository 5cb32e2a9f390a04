import { words } from '../../../../texts/words.ts'

/** What passkeys are refused with, and what is mailed of them. */
export const passkeyAnswers = words('passkeyAnswers', {
  refused: 'Cette clé d’accès n’a pas été acceptée.',
  notAdded: 'La clé d’accès n’a pas pu être ajoutée. Recommencez.',
  tooMany: (most: number) => `Vous avez déjà ${most} clés d’accès\u202f: retirez-en une d’abord.`,
  isRequired:
    'Votre rôle demande un second facteur\u202f: ajoutez-en un autre avant de retirer cette clé d’accès.',
  addedSubject: (name: string) => `Nouvelle clé d’accès\u202f: ${name}`,
  added: (name: string, key: string) =>
    `Une clé d’accès, «\u202f${key}\u202f», a été ajoutée à votre compte ${name}. Elle permet de s’y connecter.`,
  removedSubject: (name: string) => `Clé d’accès retirée\u202f: ${name}`,
  removed: (name: string) => `Une clé d’accès a été retirée de votre compte ${name}.`,
  notYou: 'Si ce n’était pas vous, prévenez un administrateur.',
})

/** The words of passkeys. */
export const passkeys = words('passkeys', {
  title: 'Clés d’accès',
  hint: 'Une clé d’accès remplace le mot de passe par le déverrouillage de votre téléphone, de votre ordinateur ou d’une clé de sécurité.',
  none: 'Vous n’avez aucune clé d’accès.',
  failed: 'Les clés d’accès n’ont pas pu être chargées.',
  unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
  add: 'Ajouter une clé d’accès',
  name: 'Nom',
  nameHint: 'Par exemple l’appareil où elle se trouve.',
  create: 'Créer la clé d’accès',
  created: 'Clé d’accès ajoutée',
  made: (moment: string) => `ajoutée le ${moment}`,
  used: (moment: string) => `utilisée le ${moment}`,
  unused: 'jamais utilisée',
  rename: 'Renommer',
  renameNamed: (name: string) => `Renommer\u202f: ${name}`,
  save: 'Enregistrer',
  remove: 'Retirer',
  removeNamed: (name: string) => `Retirer\u202f: ${name}`,
  removeTitle: (name: string) => `Retirer la clé d’accès «\u202f${name}\u202f»\u202f?`,
  removeHint:
    'Elle ne permettra plus de se connecter, et vos autres appareils seront déconnectés. Supprimez-la aussi de l’appareil.',
  removed: 'Clé d’accès retirée',
  logIn: 'Se connecter avec une clé d’accès',
  use: 'Utiliser une clé d’accès',
  cancelled: 'Aucune clé d’accès n’a été utilisée.',
  notMade: 'Aucune clé d’accès n’a été créée.',
  already: 'Cet appareil a déjà une clé d’accès de votre compte.',
  cancel: 'Annuler',
})
