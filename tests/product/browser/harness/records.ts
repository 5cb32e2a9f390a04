import { pictureBytes, type Picture } from '../../../contract/harness/samples.ts'
import { samples } from '../../contract/harness/samples.ts'
import type { ChosenFile } from '../../../browser/harness/form.ts'
import type { Product } from '../../../browser/harness/product.ts'

/** Whatever records can be put into. */
export type RecordStore = Pick<Product, 'create'>

type Values = Readonly<Record<string, unknown>>

/** A sample without what only logging in would need: hashing a password takes its time. */
function withoutPassword({ password: _password, confirmation_password: _again, ...values }: Values): Values {
  return values
}

export type EntityName = 'player' | 'team' | 'owner' | 'stadium' | 'tool' | 'competition' | 'admin'

/** Puts records into the product, each with what it refers to. */
export const make: Readonly<Record<EntityName, (product: RecordStore, values?: Values) => Promise<number>>> =
  {
    owner: (product, values = {}) =>
      product.create('owner', { ...withoutPassword(samples.owner()), ...values }),
    player: (product, values = {}) =>
      product.create('player', { ...withoutPassword(samples.player()), ...values }),
    team: async (product, values = {}) =>
      product.create('team', {
        ...samples.team(referred(values, 'player_id') ?? (await make.player(product))),
        ...values,
      }),
    stadium: async (product, values = {}) =>
      product.create('stadium', {
        ...samples.stadium(referred(values, 'owner_id') ?? (await make.owner(product))),
        ...values,
      }),
    tool: (product, values = {}) => product.create('tool', { ...samples.tool(), ...values }),
    competition: async (product, values = {}) =>
      product.create('competition', {
        ...samples.competition(referred(values, 'stadium_id') ?? (await make.stadium(product))),
        ...values,
      }),
    admin: (product, values = {}) =>
      product.create('admin', { ...withoutPassword(samples.admin()), ...values }),
  }

/** A path with `{id}` replaced by a new record's. */
export async function realPath(
  product: Product,
  path: string,
  entity: EntityName | undefined,
): Promise<string> {
  if (!path.includes('{id}') || !entity) return path
  return path.replace('{id}', String(await make[entity](product)))
}

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
  return new File([new Uint8Array(await pictureBytes(options))], options.name ?? 'photo.png', {
    type: 'image/png',
  })
}
