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
