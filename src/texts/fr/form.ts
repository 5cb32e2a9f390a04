import type { RecordId } from '../../schema/values/record-id.ts'
import { words } from '../words.ts'

/** The words around every form and its controls. */
export const forms = words('forms', {
  choose: '--Choisir--',
  create: 'Ajouter',
  update: 'Modifier',
  cancel: 'Annuler',
  createMore: 'Ajouter et continuer',
  updateAndStay: 'Enregistrer et rester',
  moreSaves: 'Autres façons d’enregistrer',
  updateTitle: 'Modifier la fiche',
  added: 'Fiche ajoutée',
  updated: 'Fiche enregistrée',
  saveShortcut: 'Ctrl+S',
  duplicate: 'Dupliquer',
  previousRecord: 'Fiche précédente',
  nextRecord: 'Fiche suivante',
  mistakes: (count: number) => (count === 1 ? '1 erreur' : `${count} erreurs`),
  referrers: 'Fiches liées',
  breadcrumb: 'Fil d’Ariane',
  failed: 'La fiche n’a pas pu être chargée.',
  back: 'Retour à la liste',
  uploading: 'Envoi en cours',
  fewDigits: 'Il manque peut-être des chiffres.',
  noOption: 'Aucun résultat',
  loadingOptions: 'Chargement…',
  optionsFailed: 'La liste n’a pas pu être chargée.',
  chooseParentFirst: (parent: string) => `Choisissez d’abord\u202f: ${parent}`,
  keepPassword: 'Laissez vide pour garder l’actuel.',
  clearDate: 'Effacer la date',
  clearTime: 'Effacer l’heure',
  timeHint: 'hh:mm',
  calendar: {
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    previousYear: 'Année précédente',
    nextYear: 'Année suivante',
    previousDecade: 'Décennie précédente',
    nextDecade: 'Décennie suivante',
  },
  taken: 'Repris, à enregistrer',
  locked: 'Ne peut plus être modifié.',
  made: 'Rempli à l’enregistrement s’il est laissé vide.',
  dateHint: { dmy: 'JJ/MM/AAAA', mdy: 'MM/JJ/AAAA', ymd: 'AAAA-MM-JJ' },
  durationHint: '1:30',
  colorHint: '#1a7f5a',
  coordinatesHint: '36.7538, 3.0588',
  onMap: 'Voir sur la carte',
  chosenOf: (label: string) => `${label}\u202f: sélection`,
  moveUp: (place: number) => `Monter le n° ${place}`,
  moveDown: (place: number) => `Descendre le n° ${place}`,
  takeOut: (place: number) => `Retirer le n° ${place}`,
  createHere: 'Créer…',
  moreFields: 'Plus de champs',
  fewerFields: 'Moins de champs',
  createHereFor: (label: string) => `Créer… ${label}`,
  addRow: 'Ajouter une ligne',
  totals: 'Total',
  row: (place: number) => `Ligne ${place}`,
  preview: 'Aperçu',
  writeOn: 'Écrire',
  tagsHint: 'Séparez-les par des virgules.',
  dropImage: 'Glissez une image ici, ou cliquez pour la choisir',
  dropImages: 'Glissez des images ici, ou cliquez pour les choisir',
  imageHint: 'JPEG, PNG, WebP, AVIF ou GIF, 10 Mo au plus',
  notAnImage: (name: string) =>
    `Le fichier « ${name} » n’a pas été ajouté : ce n’est pas une image lisible (JPEG, PNG, WebP, AVIF ou GIF).`,
  imageTooHeavy: (name: string, megabytes: number) =>
    `Le fichier « ${name} » n’a pas été ajouté : il dépasse ${megabytes} Mo.`,
  oneImageOnly: 'Une seule image peut être choisie ici.',
  dropFile: 'Glissez un fichier ici, ou cliquez pour le choisir',
  fileHint: (types: string, most: string) => `${types}, ${most} au plus`,
  emptyFile: (name: string) => `Le fichier « ${name} » n’a pas été ajouté : il est vide.`,
  fileTooLarge: (name: string, most: string) =>
    `Le fichier « ${name} » n’a pas été ajouté : il dépasse ${most}.`,
  fileOfOtherType: (name: string, types: string) =>
    `Le fichier « ${name} » n’a pas été ajouté : il n’est pas d’un type accepté (${types}).`,
  fileOfOtherContent: (name: string, types: string) =>
    `Le fichier « ${name} » n’a pas été ajouté : son contenu n’est pas ce que dit son nom (${types}).`,
  oneFileOnly: 'Un seul fichier peut être choisi ici.',
  removeFile: (name: string) => `Retirer « ${name} »`,
  existingFile: 'Fichier actuel',
  newFile: 'Nouveau fichier',
  removeImage: (number: number) => `Retirer l’image ${number}`,
  enlargeImage: (number: number) => `Agrandir l’image ${number}`,
  closeImage: 'Fermer l’image',
  moveImageBack: (number: number) => `Avancer l’image ${number}`,
  moveImageOn: (number: number) => `Reculer l’image ${number}`,
  takePhoto: 'Prendre une photo',
  makePassword: 'Générer un mot de passe',
  copyPassword: 'Copier',
  passwordCopied: 'Copié',
  existingImage: 'Image actuelle',
  newImage: 'Nouvelle image',
  languages: { fr: 'français', ar: 'arabe', en: 'anglais' },
})

/** How values are told of that no input shows. */
export const values = words('values', {
  nothing: 'non renseigné',
  changed: 'modifié',
  sameRows: (count: number) => (count === 1 ? '1 ligne inchangée' : `${count} lignes inchangées`),
  record: (id: RecordId) => `fiche n° ${id}`,
})

/** What is said of a form's content that this browser has kept. */
export const drafts = words('drafts', {
  label: 'Brouillon',
  offer: (moment: string) => `Vous avez un brouillon du ${moment}.`,
  hint: 'Les images et les mots de passe n’y sont pas gardés.',
  hintOfDocuments: 'Les images, les fichiers et les mots de passe n’y sont pas gardés.',
  resume: 'Reprendre',
  discard: 'Supprimer',
})

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

/** How hard a password is to guess. */
export const passwords = words('passwords', {
  short: 'Trop court\u202f: 8 caractères au moins.',
  guessed: 'Refusé\u202f: trop courant, ou fait de ce que l’on sait de la personne.',
  weak: 'Faible\u202f: allongez-le, par exemple avec plusieurs mots.',
  fair: 'Moyen\u202f: quelques caractères de plus le rendent bon.',
  good: 'Bon mot de passe.',
  strong: 'Très bon mot de passe.',
})
