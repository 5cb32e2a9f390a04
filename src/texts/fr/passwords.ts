import { words } from '../words.ts'

/** How hard a password is to guess. */
export const passwords = words('passwords', {
  short: 'Trop court\u202f: 8 caractères au moins.',
  guessed: 'Refusé\u202f: trop courant, ou fait de ce que l’on sait de la personne.',
  weak: 'Faible\u202f: allongez-le, par exemple avec plusieurs mots.',
  fair: 'Moyen\u202f: quelques caractères de plus le rendent bon.',
  good: 'Bon mot de passe.',
  strong: 'Très bon mot de passe.',
})
