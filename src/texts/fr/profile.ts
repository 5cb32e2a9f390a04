import { words } from '../words.ts'

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
