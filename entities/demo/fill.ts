import { randomBytes } from 'node:crypto'
import type { CreateRecord } from 'tribune/server'
import admins from './content/admins.json' with { type: 'json' }
import competitions from './content/competitions.json' with { type: 'json' }
import owners from './content/owners.json' with { type: 'json' }
import players from './content/players.json' with { type: 'json' }
import stadiums from './content/stadiums.json' with { type: 'json' }
import teams from './content/teams.json' with { type: 'json' }
import tools from './content/tools.json' with { type: 'json' }
import { readPictures } from './read-pictures.ts'

/** The number of pictures of each stadium. */
const VIEWS_OF_STADIUM = 3

type Days = Readonly<Record<number, number>>

/** In how many days subscriptions of owners end and competitions are played, by their place, whenever this is run. */
const ENDING: Days = { 0: 9, 1: 21 }
const PLAYED: Days = { 1: 0, 2: 1 }

/** Creates the demo content. Records that others refer to come first. */
export async function fill(create: CreateRecord): Promise<void> {
  const ids = new Map<string, number>()
  const add = async (entity: string, record: { readonly name: unknown }, more: object = {}) => {
    const id = await create(entity, { ...fillReferences(record, ids), ...more })
    ids.set(referenceKey(entity, record.name), id)
  }
  const portraits = await readPictures('owner')
  for (const [place, owner] of owners.entries())
    await add('owner', owner, {
      ...newPassword(),
      picture: pick(portraits, place),
      ...soon('expired_date', ENDING, place),
    })
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
  for (const [place, competition] of competitions.entries())
    await add('competition', competition, soon('date', PLAYED, place))
  for (const admin of admins) await add('admin', admin, newPassword())
}

/** A day that is near, for some records. */
function soon(field: string, days: Days, place: number): object {
  const ahead = days[place]
  if (ahead === undefined) return {}
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + ahead)
  return { [field]: day.toISOString().slice(0, 10) }
}

/** Random passwords that nobody knows: an administrator can set another. */
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

/** There are fewer pictures than players. */
function pick(pictures: readonly File[], place: number): File | undefined {
  return pictures[place % pictures.length]
}
