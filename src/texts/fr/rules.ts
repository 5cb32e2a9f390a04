/** What a refused value is told; each speaks of the field by its label. */
export const rules = {
  required: (label: string) => `${label} : ce champ est obligatoire.`,
  email: (label: string) => `${label} : cette adresse email n'est pas valide.`,
  date: (label: string) => `${label} : cette date n'est pas valide.`,
  number: (label: string) => `${label} : un nombre est attendu.`,
  wholeNumber: (label: string) => `${label} : un nombre entier est attendu.`,
  decimals: (label: string, most: number) =>
    `${label} : ${most} ${most === 1 ? 'décimale' : 'décimales'} au plus.`,
  atLeast: (label: string, least: number) => `${label} : ${least} au moins.`,
  atMost: (label: string, most: number) => `${label} : ${most} au plus.`,
  minLength: (label: string, length: number) => `${label} : ${length} caractères au moins.`,
  maxLength: (label: string, length: number) => `${label} : ${length} caractères au plus.`,
  notInList: (label: string) => `${label} : cette valeur ne fait pas partie de la liste.`,
  invalid: (label: string) => `${label} : cette valeur n'est pas valide.`,
} as const
