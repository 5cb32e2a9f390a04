import { words } from '../words.ts'

/** What is said of a form's content that this browser has kept. */
export const drafts = words('drafts', {
  label: 'Brouillon',
  offer: (moment: string) => `Vous avez un brouillon du ${moment}.`,
  hint: 'Les images et les mots de passe n’y sont pas gardés.',
  hintOfDocuments: 'Les images, les fichiers et les mots de passe n’y sont pas gardés.',
  resume: 'Reprendre',
  discard: 'Supprimer',
})
