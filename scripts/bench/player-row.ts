import type { StoredRow } from '../../src/server/database/database.ts'

// Prime list lengths, so that pairs of names repeat as late as possible.
const FIRST_NAMES = [
  'Rachid',
  'Islam',
  'Riyad',
  'Sofiane',
  'Yacine',
  'Baghdad',
  'Amine',
  'Ramy',
  'Youcef',
  'Saïd',
  'Hichem',
  'Adam',
]
const LAST_NAMES = [
  'Mahrez',
  'Slimani',
  'Bennacer',
  'Feghouli',
  'Brahimi',
  'Bounedjah',
  'Gouiri',
  'Bensebaini',
  'Atal',
  'Mandi',
  'Boudaoui',
  'Zerrouki',
  'Aouar',
]
const PLACES = [
  ['Alger', 'Bab El Oued'],
  ['Oran', 'Oran'],
  ['Béjaïa', 'Akbou'],
  ['Sétif', 'El Eulma'],
  ['Annaba', 'El Bouni'],
] as const
const ROLES = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const

/** The columns of the n-th player: deterministic, and different for each n. */
export function playerRow(number: number): StoredRow {
  const digits = String(number).padStart(7, '0')
  const [wilaya = '', commune = ''] = pick(PLACES, number)
  return {
    picture: null,
    name: `${pick(FIRST_NAMES, number)} ${pick(LAST_NAMES, number)} ${number}`,
    email: `joueur${number}@example.dz`,
    phone: `055${digits.slice(0, 3)} ${digits.slice(3)}`,
    birthday: `${1980 + (number % 25)}-0${1 + (number % 9)}-1${number % 10}`,
    role: pick(ROLES, number),
    wilaya,
    commune,
    address: `${number % 900} rue Didouche Mourad`,
    description: 'Formé au club, il joue des deux pieds et ne manque aucun entraînement.',
    password: '',
  }
}

function pick<T>(list: readonly T[], number: number): T {
  const found = list[number % list.length]
  if (found === undefined) throw new Error('there is nothing to pick')
  return found
}
