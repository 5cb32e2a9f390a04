import { words } from '../words.ts'

const of = (name: string) => (/^[aeiouàâéèêëîïôöûü]/i.test(name) ? `d’${name}` : `de ${name}`)

/** What is said where two people have edited the same record. */
export const conflicts = words('conflicts', {
  title: 'Cette fiche a changé pendant votre saisie',
  draftTitle: 'Cette fiche a changé depuis votre brouillon',
  hint: 'Rien n’est perdu\u202f: votre saisie est toujours là. Vérifiez ce qui a changé, puis enregistrez à nouveau.',
  chooseHint: 'Choisissez quelle valeur garder, puis enregistrez à nouveau.',
  nothing: 'Aucun champ de ce formulaire n’a changé.',
  by: (name: string, moment: string) => `${name}, le ${moment}`,
  byNobody: (moment: string) => `Le ${moment}`,
  before: 'Avant',
  now: 'Maintenant',
  merged: 'Votre saisie ne touche pas ce champ\u202f: la nouvelle valeur est reprise.',
  mergedBoth: 'Les deux modifications sont réunies.',
  /** Of a save that asks nothing: what stays as somebody else has saved it. */
  mergedFrom: (labels: string, name: string) => `${labels} repris ${of(name)}.`,
  mergedMeanwhile: (labels: string) => `${labels} repris d’une modification faite entre-temps.`,
  changedAgain: 'Cette valeur a encore été modifiée entre-temps\u202f: elle reste telle quelle.',
  keepMine: 'Garder ma valeur',
  takeTheirs: (name: string | null) =>
    name === null ? 'Prendre l’autre valeur' : `Prendre celle ${of(name)}`,
  choiceMissing: 'Choisissez l’une des deux valeurs.',
  save: 'Enregistrer',
  goneOrHiddenTitle: 'Cette fiche a été supprimée entre-temps, ou vous n’y avez plus accès',
  goneTitle: 'Cette fiche a été supprimée entre-temps',
  goneHint:
    'Votre saisie est toujours là. Vous pouvez en faire une nouvelle fiche\u202f; les images et les mots de passe seront à choisir de nouveau.',
  goneHintOfDocuments:
    'Votre saisie est toujours là. Vous pouvez en faire une nouvelle fiche\u202f; les images, les fichiers et les mots de passe seront à choisir de nouveau.',
  goneKept: 'Votre saisie est toujours là.',
  createAnew: 'En faire une nouvelle fiche',
})
