import type { FormValue } from '../../../browser/harness/form.ts'
import { make, type EntityName, type RecordStore } from './records.ts'

type Values = Readonly<Record<string, unknown>>

/** What there is to know of an entity to work with its screens. */
export interface EntityCase {
  readonly name: EntityName
  readonly path: string
  /** A control whose text is changed, and the path of a record that then holds it. */
  readonly renamed: string
  /** Puts there what the form chooses among; answers what a record then refers to. */
  readonly prepare: (product: RecordStore) => Promise<Values>
  /** Every control but the file inputs. */
  readonly filled: Readonly<Record<string, FormValue>>
  /** What the record then holds, its references aside. */
  readonly stored: Values
}

const nothing = () => Promise.resolve({})
const OWNER = { name: 'Karim Aït Saïd', phone: '0560 10 20 30' }
const PLAYER = { name: 'Yanis Boudiaf', phone: '0661 44 55 66', wilaya: 'Oran', commune: 'Bir El Djir' }
const PASSWORDS = { password: 'motdepasse9', confirmation_password: 'motdepasse9' }

export const entityCases: readonly EntityCase[] = [
  {
    name: 'player',
    path: '/players',
    renamed: 'name',
    prepare: nothing,
    filled: {
      name: 'Rayan Zerrouki',
      email: 'rayan@example.dz',
      phone: '0770 11 22 33',
      birthday: '29/02/2004',
      role: 'Gardier de but',
      wilaya: 'Sétif',
      commune: 'El Eulma',
      address: '4, cité des Oliviers',
      description: 'Gaucher.\nRapide.',
      ...PASSWORDS,
    },
    stored: {
      picture: null,
      name: 'Rayan Zerrouki',
      email: 'rayan@example.dz',
      phone: '0770 11 22 33',
      birthday: '2004-02-29',
      role: 'goalkeeper',
      wilaya: 'Sétif',
      commune: 'El Eulma',
      address: '4, cité des Oliviers',
      description: 'Gaucher.\nRapide.',
    },
  },
  {
    name: 'team',
    path: '/teams',
    renamed: 'name',
    prepare: async (product) => ({ player_id: await make.player(product, PLAYER) }),
    filled: { name: 'CR Belouizdad', player_id: `${PLAYER.name} – ${PLAYER.phone}` },
    stored: { logo: null, name: 'CR Belouizdad' },
  },
  {
    name: 'owner',
    path: '/owners',
    renamed: 'name',
    prepare: nothing,
    filled: {
      name: 'Nadia Cherif',
      email: 'nadia@example.dz',
      phone: '0550 99 88 77',
      status: true,
      expired_date: '31/12/2027',
      ...PASSWORDS,
    },
    stored: {
      picture: null,
      name: 'Nadia Cherif',
      email: 'nadia@example.dz',
      phone: '0550 99 88 77',
      status: true,
      expired_date: '2027-12-31',
    },
  },
  {
    name: 'stadium',
    path: '/stadiums',
    renamed: 'name',
    prepare: async (product) => ({ owner_id: await make.owner(product, OWNER) }),
    filled: {
      name: 'Stade du 5 Juillet',
      owner_id: `${OWNER.name} – ${OWNER.phone}`,
      wilaya: 'Alger',
      commune: 'Bab El Oued',
      address: 'Chéraga',
      n_players: '22',
    },
    stored: {
      pictures: [],
      name: 'Stade du 5 Juillet',
      wilaya: 'Alger',
      commune: 'Bab El Oued',
      address: 'Chéraga',
      n_players: 22,
    },
  },
  {
    name: 'tool',
    path: '/tools',
    renamed: 'name.fr',
    prepare: nothing,
    filled: { 'name.en': 'Whistle', 'name.fr': 'Sifflet', 'name.ar': 'صافرة' },
    stored: { name: { en: 'Whistle', fr: 'Sifflet', ar: 'صافرة' } },
  },
  {
    name: 'competition',
    path: '/competitions',
    renamed: 'name',
    prepare: async (product) => ({
      stadium_id: await make.stadium(product, {
        name: 'Stade Ahmed Zabana',
        wilaya: 'Oran',
        commune: 'Oran',
      }),
      player_id: await make.player(product, PLAYER),
    }),
    filled: {
      name: 'Coupe de la ville',
      stadium_id: 'Stade Ahmed Zabana – Oran – Oran',
      player_id: `${PLAYER.name} – ${PLAYER.wilaya} – ${PLAYER.commune}`,
      n_teams: '16',
      type: 'championat',
      status: 'on recherche',
      date: '01/09/2026',
    },
    stored: {
      name: 'Coupe de la ville',
      n_teams: 16,
      type: 'championat',
      status: 'looking',
      date: '2026-09-01',
    },
  },
  {
    name: 'admin',
    path: '/admins',
    renamed: 'name',
    prepare: nothing,
    filled: {
      username: 'meriem',
      name: 'Meriem Saadi',
      email: 'meriem@example.dz',
      phone: '0540 12 12 12',
      ...PASSWORDS,
    },
    stored: {
      username: 'meriem',
      name: 'Meriem Saadi',
      email: 'meriem@example.dz',
      phone: '0540 12 12 12',
    },
  },
]

export function entityCase(name: EntityName): EntityCase {
  const found = entityCases.find((each) => each.name === name)
  if (!found) throw new Error(`no case for ${name}`)
  return found
}
