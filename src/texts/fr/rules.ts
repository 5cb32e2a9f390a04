/** What a refused value is told; each speaks of the field by its label. */
export const rules = {
  required: (label: string) => `${label}\u202f: ce champ est obligatoire.`,
  email: (label: string) => `${label}\u202f: cette adresse email n’est pas valide.`,
  date: (label: string) => `${label}\u202f: cette date n’est pas valide.`,
  number: (label: string) => `${label}\u202f: un nombre est attendu.`,
  wholeNumber: (label: string) => `${label}\u202f: un nombre entier est attendu.`,
  decimals: (label: string, most: number) =>
    `${label}\u202f: ${most} ${most === 1 ? 'décimale' : 'décimales'} au plus.`,
  atLeast: (label: string, least: number) => `${label}\u202f: ${least} au moins.`,
  atMost: (label: string, most: number) => `${label}\u202f: ${most} au plus.`,
  minLength: (label: string, length: number) => `${label}\u202f: ${length} caractères au moins.`,
  maxLength: (label: string, length: number) => `${label}\u202f: ${length} caractères au plus.`,
  notInList: (label: string) => `${label}\u202f: cette valeur ne fait pas partie de la liste.`,
  invalid: (label: string) => `${label}\u202f: cette valeur n’est pas valide.`,
} as const
