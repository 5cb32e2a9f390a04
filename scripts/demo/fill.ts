import { randomBytes } from 'node:crypto'
import type { CreateRecord } from '../../src/server/fill-database.ts'
import { admins } from './content/admins.ts'
import { competitions } from './content/competitions.ts'
import { owners } from './content/owners.ts'
import { players } from './content/players.ts'
import { stadiums } from './content/stadiums.ts'
import { teams } from './content/teams.ts'
import { tools } from './content/tools.ts'
import { drawCrest } from './drawings/draw-crest.ts'
import { drawPortrait } from './drawings/draw-portrait.ts'
import { drawStadium, stadiumViews } from './drawings/draw-stadium.ts'
import { renderJpeg } from './drawings/render.ts'

/** Creates the demo content; what others refer to comes first. */
export async function fill(create: CreateRecord): Promise<void> {
  const ids = new Map<string, number>()
  const add = async (entity: string, record: { readonly name: unknown }, more: object = {}) => {
    const id = await create(entity, { ...fillReferences(record, ids), ...more })
    ids.set(referenceKey(entity, record.name), id)
  }
  for (const owner of owners)
    await add('owner', owner, { ...newPassword(), picture: await drawFile(owner.name, ownerPortrait) })
  for (const player of players)
    await add('player', player, { ...newPassword(), picture: await drawFile(player.name, drawPortrait) })
  for (const stadium of stadiums) await add('stadium', stadium, { images: await drawViews(stadium.name) })
  for (const team of teams) await add('team', team, { logo: await drawFile(team.name, drawCrest) })
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

function ownerPortrait(name: string): string {
  return drawPortrait(name, 'suit')
}

async function drawFile(name: string, draw: (name: string) => string): Promise<File> {
  return fileOf(name, draw(name))
}

function drawViews(name: string): Promise<readonly File[]> {
  return Promise.all(stadiumViews.map((view) => fileOf(name, drawStadium(name, view))))
}

async function fileOf(name: string, svg: string): Promise<File> {
  return new File([new Uint8Array(await renderJpeg(svg))], `${name}.jpg`, { type: 'image/jpeg' })
}
