import { create, unique } from '../../../contract/harness/samples.ts'
import type { HttpClient, Values } from '../../../contract/harness/http-client.ts'

export const samples = {
  owner: () => ({
    name: 'Rachid Hamdi',
    email: `rachid${unique()}@example.dz`,
    phone: '0555 12 34 56',
    status: 'true',
    expired_date: '2027-06-30',
    password: 'proprietaire',
    confirmation_password: 'proprietaire',
  }),
  player: () => ({
    name: 'Sofiane Benali',
    email: `sofiane${unique()}@example.dz`,
    phone: '+213 661 00 11 22',
    birthday: '1999-02-28',
    role: 'goalkeeper',
    wilaya: 'Alger',
    commune: 'Bab El Oued',
    address: '12, rue Didouche Mourad',
    description: 'Gaucher.\nCapitaine.',
    password: 'gardien de but',
    confirmation_password: 'gardien de but',
  }),
  team: (player_id: number) => ({ name: 'USM Bab El Oued', player_id: String(player_id) }),
  stadium: (owner_id: number) => ({
    name: 'Stade Omar Hamadi',
    owner_id: String(owner_id),
    wilaya: 'Alger',
    commune: 'Bab El Oued',
    address: 'Bologhine',
    n_players: '22',
  }),
  tool: () => ({ name: { en: 'Ball', fr: 'Ballon', ar: 'كرة' } }),
  competition: (stadium_id: number, player_id: number | '' = '') => ({
    name: 'Coupe du quartier',
    stadium_id,
    player_id,
    n_teams: 8,
    type: 'groupe',
    status: 'will start',
    date: '2026-08-01',
  }),
  admin: () => ({
    username: `amine${unique()}`,
    name: 'Amine Kaci',
    email: `amine${unique()}@example.dz`,
    phone: `0770 ${unique()}`,
    password: 'administrateur',
    confirmation_password: 'administrateur',
  }),
}

export const createOwner = (client: HttpClient, values: Values = {}) =>
  create(client, '/api/owner/create', { ...samples.owner(), ...values })
export const createPlayer = (client: HttpClient, values: Values = {}) =>
  create(client, '/api/player/create', { ...samples.player(), ...values })
export const createStadium = async (client: HttpClient, values: Values = {}) =>
  create(client, '/api/stadium/create', { ...samples.stadium(await createOwner(client)), ...values })
export const createAdmin = (client: HttpClient, values: Values = {}) =>
  create(client, '/api/admin/register', { ...samples.admin(), ...values })
