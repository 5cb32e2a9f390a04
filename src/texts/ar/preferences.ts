import type { preferences as french } from '../fr/preferences.ts'
import { words } from '../words.ts'

/** The words of what each person chooses for oneself, in the menu of the person. */
export const preferences = words('preferences', {
  language: 'اللغة',
  colorScheme: {
    label: 'المظهر',
    light: 'فاتح',
    dark: 'داكن',
    auto: 'حسب النظام',
  },
} satisfies typeof french)
