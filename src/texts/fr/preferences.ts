import { words } from '../words.ts'

/** The words of what each person chooses for oneself, in the menu of the person. */
export const preferences = words('preferences', {
  language: 'Langue',
  colorScheme: {
    label: 'Apparence',
    light: 'Clair',
    dark: 'Sombre',
    auto: 'Système',
  },
})
