import { words } from '../../../texts/words.ts'

/** The words of the panel of saved views. */
export const savedViews = words('savedViews', {
  none: 'Toutes les fiches',
  saveAs: 'Enregistrer comme vue',
  update: (name: string) => `Mettre à jour «\u202f${name}\u202f»`,
  name: 'Nom de la vue',
  shared: 'Partagée avec tous les administrateurs',
  isDefault: 'Ouverte par défaut',
  save: 'Enregistrer',
  cancel: 'Annuler',
  delete: 'Supprimer la vue',
  edit: (name: string) => `Modifier la vue ${name}`,
  copyLink: (name: string) => `Copier le lien de ${name}`,
  linkCopied: 'Lien copié',
  linkNotCopied: (link: string) => `Le lien n’a pas pu être copié\u202f: ${link}`,
})

/** What a change of views is refused with. */
export const viewAnswers = words('viewAnswers', {
  badRequest: 'Vue invalide\u202f: un nom est nécessaire.',
  notFound: 'Cette vue n’existe pas, ou elle appartient à quelqu’un d’autre.',
  tooMany: 'Vous avez trop de vues de cette liste\u202f: supprimez-en une.',
})
