import { words } from '../../../../texts/words.ts'

/** What an API key, or its making, is refused with, and what is mailed of them. */
export const apiKeyAnswers = words('apiKeyAnswers', {
  badRequest:
    'Demande invalide\u202f: une clé porte un nom d’au plus 60 caractères, des droits et une durée.',
  noRight: 'Choisissez au moins un droit.',
  notHad: (name: string) =>
    `Vous n’avez pas ce droit vous-même, ou une clé ne peut pas l’avoir\u202f: ${name}.`,
  noAddress: (name: string) => `«\u202f${name}\u202f» n’est ni une adresse IP ni un réseau comme 10.0.0.0/8.`,
  tooMany: (count: number) => `Vous avez déjà ${count} clés\u202f: révoquez-en une d’abord.`,
  noSuchKey: 'Cette clé n’existe pas ou n’existe plus.',
  tooManyCalls: (seconds: number) =>
    `Trop d’appels avec cette clé\u202f: attendez ${seconds}\u00a0${seconds === 1 ? 'seconde' : 'secondes'}.`,
  madeSubject: (name: string) => `Nouvelle clé d’API\u202f: ${name}`,
  made: (name: string, key: string) =>
    `Une clé d’API, «\u202f${key}\u202f», vient d’être créée pour votre compte ${name}. Elle laisse un autre programme agir en votre nom.`,
  revokedSubject: (name: string) => `Clé d’API révoquée\u202f: ${name}`,
  revoked: (name: string, key: string) =>
    `La clé d’API «\u202f${key}\u202f» de votre compte ${name} vient d’être révoquée.`,
  notYou: 'Si ce n’était pas vous, prévenez un administrateur.',
})

/** The words of API keys. */
export const apiKeys = words('apiKeys', {
  title: 'Clés d’API',
  hint: 'Une clé laisse un autre programme appeler celui-ci en votre nom, avec une partie de vos droits.',
  failed: 'Les clés n’ont pas pu être chargées.',
  none: 'Vous n’avez pas de clé.',
  allTitle: 'Clés de tous les comptes',
  noneAtAll: 'Personne n’a de clé.',
  add: 'Nouvelle clé',
  name: 'À quoi elle sert',
  nameHint: 'Par exemple le programme qui s’en servira.',
  days: 'Valable',
  forDays: (count: number) => `${count} jours`,
  rights: 'Droits de la clé',
  rightsHint: 'Jamais plus que les vôtres\u202f: un droit que vous perdez, vos clés le perdent aussi.',
  entity: 'Fiches',
  right: {
    list: 'Lister',
    read: 'Lire',
    create: 'Ajouter',
    update: 'Modifier',
    delete: 'Supprimer',
    act: 'Agir',
  },
  addresses: 'Adresses autorisées',
  addressesHint: 'Une adresse IP ou un réseau par ligne, comme 10.0.0.0/8. Vide\u202f: de partout.',
  create: 'Créer la clé',
  cancel: 'Annuler',
  madeTitle: 'Votre nouvelle clé',
  madeHint: 'Copiez-la maintenant\u202f: elle ne sera plus jamais affichée.',
  copy: 'Copier',
  copied: 'Copiée',
  close: 'Fermer',
  of: (name: string) => `de ${name}`,
  until: (day: string) => `valable jusqu’au ${day}`,
  expired: (day: string) => `expirée le ${day}`,
  lastUse: (day: string, address: string) => `dernier appel le ${day}, de ${address}`,
  unused: 'jamais utilisée',
  from: (addresses: string) => `seulement de ${addresses}`,
  revoke: 'Révoquer',
  revokeTitle: (name: string) => `Révoquer la clé ${name}\u202f?`,
  revokeHint: 'Le programme qui s’en sert sera refusé aussitôt.',
  revoked: 'Clé révoquée',
})
