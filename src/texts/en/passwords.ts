import type { passwords as french } from '../fr/passwords.ts'
import { words } from '../words.ts'

/** How hard a password is to guess. */
export const passwords = words('passwords', {
  short: 'Too short: at least 8 characters.',
  guessed: 'Refused: too common, or based on what is known about the person.',
  weak: 'Weak: make it longer, with several words for example.',
  fair: 'Fair: a few more characters make it good.',
  good: 'Good password.',
  strong: 'Very good password.',
} satisfies typeof french)
