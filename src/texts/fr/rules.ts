import { words } from '../words.ts'

const characters = (length: number) => `${length} ${length === 1 ? 'caractère' : 'caractères'}`

/** What a refused value is told; each speaks of the field by its label. */
export const rules = words('rules', {
  required: (label: string) => `${label}\u202f: ce champ est obligatoire.`,
  email: (label: string) => `${label}\u202f: cette adresse email n’est pas valide.`,
  date: (label: string) => `${label}\u202f: cette date n’est pas valide.`,
  past: (label: string) => `${label}\u202f: cette date est à venir.`,
  fromToday: (label: string) => `${label}\u202f: doit être aujourd’hui ou après.`,
  untilToday: (label: string) => `${label}\u202f: doit être aujourd’hui ou avant.`,
  fromDay: (label: string, day: string) => `${label}\u202f: doit être le ${day} ou après.`,
  untilDay: (label: string, day: string) => `${label}\u202f: doit être le ${day} ou avant.`,
  fromField: (label: string, other: string) =>
    `${label}\u202f: ne peut pas être avant «\u202f${other}\u202f».`,
  untilField: (label: string, other: string) =>
    `${label}\u202f: ne peut pas être après «\u202f${other}\u202f».`,
  datetime: (label: string) => `${label}\u202f: cette date et heure n’est pas valide.`,
  time: (label: string) => `${label}\u202f: cette heure n’est pas valide.`,
  url: (label: string) => `${label}\u202f: cette adresse web n’est pas valide.`,
  color: (label: string) => `${label}\u202f: une couleur comme #1a7f5a est attendue.`,
  uuid: (label: string) => `${label}\u202f: cet identifiant n’est pas valide.`,
  coordinates: (label: string) =>
    `${label}\u202f: une latitude et une longitude sont attendues, comme 36.7538, 3.0588.`,
  duration: (label: string) => `${label}\u202f: une durée comme 1:30 est attendue.`,
  json: (label: string) => `${label}\u202f: un objet ou une liste en JSON est attendu.`,
  number: (label: string) => `${label}\u202f: un nombre est attendu.`,
  wholeNumber: (label: string) => `${label}\u202f: un nombre entier est attendu.`,
  decimals: (label: string, most: number) =>
    `${label}\u202f: ${most} ${most === 1 ? 'décimale' : 'décimales'} au plus.`,
  atLeast: (label: string, least: number) => `${label}\u202f: ${least} au moins.`,
  atMost: (label: string, most: number) => `${label}\u202f: ${most} au plus.`,
  minLength: (label: string, length: number) => `${label}\u202f: ${characters(length)} au moins.`,
  maxLength: (label: string, length: number) => `${label}\u202f: ${characters(length)} au plus.`,
  notInList: (label: string) => `${label}\u202f: cette valeur ne fait pas partie de la liste.`,
  repeated: (label: string) => `${label}\u202f: cette valeur figure déjà dans une autre ligne.`,
  says: (label: string, what: string) => `${label}\u202f: ${what}`,
  invalid: (label: string) => `${label}\u202f: cette valeur n’est pas valide.`,
})
