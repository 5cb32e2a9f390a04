import { randomBytes } from 'node:crypto'
import type { CreateRecord } from '../../../src/server/fill-database.ts'
import { admins } from './content/admins.ts'
import { competitions } from './content/competitions.ts'
import { owners } from './content/owners.ts'
import { players } from './content/players.ts'
import { stadiums } from './content/stadiums.ts'
import { teams } from './content/teams.ts'
import { tools } from './content/tools.ts'
import { readPictures } from './read-pictures.ts'

/** From the stands, from above, and from the street. */
const VIEWS_OF_STADIUM = 3

/** Creates the demo content; what others refer to comes first. */
export async function fill(create: CreateRecord): Promise<void> {
  const ids = new Map<string, number>()
  const add = async (entity: string, record: { readonly name: unknown }, more: object = {}) => {
    const id = await create(entity, { ...fillReferences(record, ids), ...more })
    ids.set(referenceKey(entity, record.name), id)
  }
  const portraits = await readPictures('owner')
  for (const [place, owner] of owners.entries())
    await add('owner', owner, { ...newPassword(), picture: pick(portraits, place) })
  const faces = await readPictures('player')
  for (const [place, player] of players.entries())
    await add('player', player, { ...newPassword(), picture: pick(faces, place) })
  const views = await readPictures('stadium')
  for (const [place, stadium] of stadiums.entries()) {
    const first = place * VIEWS_OF_STADIUM
    await add('stadium', stadium, { images: views.slice(first, first + VIEWS_OF_STADIUM) })
  }
  const crests = await readPictures('team')
  for (const [place, team] of teams.entries()) await add('team', team, { logo: pick(crests, place) })
  for (const tool of tools) await add('tool', tool)
  for (const competition of competitions) await add('competition', competition)
  for (const admin of admins) await add('admin', admin, newPassword())
}

/** Nobody is told these: an invented person's account can be used once an administrator gives it a password. */
function newPassword(): object {
  const password = randomBytes(18).toString('base64url')
  return { password, confirmation_password: password }
}

/** `{ owner: 'Mourad Benallal' }` becomes the id that this owner was given. */
function fillReferences(record: object, ids: ReadonlyMap<string, number>): object {
  const entries = Object.entries(record).map(([field, value]: [string, unknown]) => [
    field,
    fillReference(value, ids),
  ])
  return Object.fromEntries(entries)
}

function fillReference(value: unknown, ids: ReadonlyMap<string, number>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const [[entity, name] = ['', ''], ...more]: readonly (readonly [string, unknown])[] = Object.entries(value)
  return more.length > 0 ? value : ids.get(referenceKey(entity, name))
}

function referenceKey(entity: string, name: unknown): string {
  return `${entity}: ${String(name)}`
}

/** There are fewer pictures of players than players. */
function pick(pictures: readonly File[], place: number): File | undefined {
  return pictures[place % pictures.length]
}
