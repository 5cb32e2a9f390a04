import { pictureBytes, samples, type Picture } from '../../contract/harness/samples.ts'
import type { ChosenFile } from './form.ts'
import type { Product } from './product.ts'

type Values = Readonly<Record<string, unknown>>

/** A sample without what only logging in would need: hashing a password takes its time. */
function withoutPassword({ password: _password, confirmation_password: _again, ...values }: Values): Values {
  return values
}

/** Puts records into the product, each with what it refers to. */
export const make = {
  owner: (product: Product, values: Values = {}) =>
    product.create('owner', { ...withoutPassword(samples.owner()), ...values }),
  player: (product: Product, values: Values = {}) =>
    product.create('player', { ...withoutPassword(samples.player()), ...values }),
  team: async (product: Product, values: Values = {}) =>
    product.create('team', { ...samples.team(referred(values, 'player_id') ?? (await make.player(product))), ...values }),
  stadium: async (product: Product, values: Values = {}) =>
    product.create('stadium', {
      ...samples.stadium(referred(values, 'owner_id') ?? (await make.owner(product))),
      ...values,
    }),
  tool: (product: Product, values: Values = {}) => product.create('tool', { ...samples.tool(), ...values }),
  competition: async (product: Product, values: Values = {}) =>
    product.create('competition', {
      ...samples.competition(referred(values, 'stadium_id') ?? (await make.stadium(product))),
      ...values,
    }),
  admin: (product: Product, values: Values = {}) =>
    product.create('admin', { ...withoutPassword(samples.admin()), ...values }),
} satisfies Record<string, (product: Product, values?: Values) => Promise<number>>

export type EntityName = keyof typeof make

function referred(values: Values, name: string): number | undefined {
  const id = values[name]
  return typeof id === 'number' ? id : undefined
}

/** A picture as a file input is given it. */
export async function chosenPicture(options: Picture = {}): Promise<ChosenFile> {
  return { name: options.name ?? 'photo.png', mimeType: 'image/png', buffer: await pictureBytes(options) }
}

/** The same picture as a payload of the backend's own create function. */
export async function storedPicture(options: Picture = {}): Promise<File> {
  return new File([new Uint8Array(await pictureBytes(options))], options.name ?? 'photo.png', { type: 'image/png' })
}
