import sharp from 'sharp'
import type { HttpClient, Values } from './http-client.ts'

let count = 0

/** No two of them are equal. */
export function unique(): number {
  count += 1
  return count
}

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

/** Creates a record through its own call. */
export async function create(client: HttpClient, path: string, payload: Values): Promise<number> {
  const { status, answer } = await client.json('POST', path, payload)
  if (status !== 200 || answer.id === undefined) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer.id
}

export const createOwner = (client: HttpClient, values: Values = {}) =>
  create(client, '/api/owner/create', { ...samples.owner(), ...values })
export const createPlayer = (client: HttpClient, values: Values = {}) =>
  create(client, '/api/player/create', { ...samples.player(), ...values })
export const createStadium = async (client: HttpClient, values: Values = {}) =>
  create(client, '/api/stadium/create', { ...samples.stadium(await createOwner(client)), ...values })
export const createAdmin = (client: HttpClient, values: Values = {}) =>
  create(client, '/api/admin/register', { ...samples.admin(), ...values })

export interface Picture {
  readonly width?: number
  readonly height?: number
  readonly format?: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif'
  readonly name?: string
}

export async function pictureBytes({
  width = 300,
  height = 200,
  format = 'png',
}: Picture = {}): Promise<Buffer> {
  const background = { r: 20, g: 110, b: 70 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

export async function picture(options: Picture = {}): Promise<File> {
  return fileOf(await pictureBytes(options), options.name ?? `photo.${options.format ?? 'png'}`)
}

export function fileOf(content: Uint8Array | string, name: string, type = 'image/png'): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type })
}
