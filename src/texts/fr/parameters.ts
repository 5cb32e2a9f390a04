import { words } from '../words.ts'

/** What is said of a parameter of an address that is refused: its name, what was sent, and what may stand there. */
export const parameters = words('parameters', {
  refused: (name: string, sent: string, expected: string) =>
    `${name}\u202f: «\u202f${sent}\u202f» n’est pas accepté. Attendu\u202f: ${expected}.`,
  missing: (name: string, expected: string) =>
    `${name}\u202f: ce paramètre est obligatoire. Attendu\u202f: ${expected}.`,
  unknown: (names: string, known: string) =>
    `${names}\u202f: ce paramètre n’existe pas. Attendu\u202f: ${known}.`,
  oneOf: (values: readonly string[]) => values.join(', '),
  wholeNumber: (least: number, most: number) => `un nombre entier de ${least} à ${most}`,
  number: (least: number, most: number) => `un nombre de ${least} à ${most}`,
  moment: 'une date et heure comme 2026-01-31T12:00:00.000Z',
  date: 'une date comme 2026-01-31',
  pattern: (pattern: string) => `un texte de la forme ${pattern}`,
  length: (most: number) => `un texte de ${most} ${most === 1 ? 'caractère' : 'caractères'} au plus`,
  text: 'un texte',
  none: 'aucun',
  noSuchEntity: (name: string) => `Il n’y a pas de liste «\u202f${name}\u202f».`,
})
