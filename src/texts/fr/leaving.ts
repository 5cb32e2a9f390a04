import { words } from '../words.ts'

/** The question before what was typed would be lost. */
export const leaving = words('leaving', {
  title: 'Quitter sans enregistrer\u202f?',
  changed: (labels: readonly string[], more: number) =>
    `Vous avez modifié\u202f: ${labels.join(', ')}${more === 0 ? '' : more === 1 ? ' et 1 autre' : ` et ${more} autres`}.`,
  text: 'Vos modifications n’ont pas été enregistrées. Si vous quittez cette page, elles seront perdues.',
  draft: 'Le brouillon reste dans ce navigateur et vous sera proposé à votre retour.',
  unkept: (labels: readonly string[]) => `Il ne garde pas\u202f: ${labels.join(', ')}.`,
  stay: 'Rester',
  keep: 'Garder le brouillon',
  leave: 'Quitter sans enregistrer',
})
