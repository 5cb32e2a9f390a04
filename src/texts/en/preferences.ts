import type { preferences as french } from '../fr/preferences.ts'
import { words } from '../words.ts'

/** The words of what each person chooses for oneself, in the menu of the person. */
export const preferences = words('preferences', {
  language: 'Language',
  colorScheme: {
    label: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    auto: 'System',
  },
} satisfies typeof french)
