import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../../src/schema/entity/field-definition.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import type { Product } from '../../../browser/harness/product.ts'
import type { Domain } from '../../../domains/domains.ts'
import { buildRecord, requiredNames, type BuildOptions, type BuiltRecord } from '../../build-record.ts'
import { subjectOf } from '../../subject-of.ts'
import type { Accepted, Parts } from '../../values/kind-values.ts'
import { acceptAll } from '../../values/one-value.ts'
import { valuesOf } from '../../values/values-of.ts'

interface Made {
  readonly id: number
  /** As it is read. */
  readonly record: StoredRecord
  readonly built: BuiltRecord
}

type MakeOptions = Partial<Pick<BuildOptions, 'given' | 'only' | 'turn'>> & {
  /** The title of the values to take where a field has one of that title: `the longest`. */
  readonly style?: string
}

/** Puts records of one entity into a program's database, past its screens; what they refer to is made first. */
export interface Maker {
  build(options?: MakeOptions): Promise<BuiltRecord>
  create(options?: MakeOptions): Promise<Made>
  /** The same for another entity. */
  of(entity: string): Maker
}

/** The number that the latest record was told from others by. */
interface Serial {
  last: number
}

/** Past the 1 in the unique phone of administrator 1. */
export const startSerial = (): Serial => ({ last: 1 })

const everySerial = startSerial()

/** Whoever wants the same records in each run brings a serial of its own. */
export function createMaker(
  product: Product,
  { entities }: Pick<Domain, 'entities'>,
  name: string,
  serial = everySerial,
): Maker {
  return makerOf({ product, entities, serial, referred: new Map() }, name)
}

/** What the makers of all entities share. */
interface Workshop {
  readonly product: Product
  readonly entities: readonly AnyEntity[]
  readonly serial: Serial
  readonly referred: Map<string, Promise<StoredRecord>>
}

function makerOf(workshop: Workshop, name: string): Maker {
  const { product, entities, serial, referred } = workshop
  const entity = entityNamed(entities, name)
  const of = (other: string) => makerOf(workshop, other)

  const referAnewIn =
    (style: string | undefined) =>
    async (to: string, holding: Parts = {}) => {
      const given = acceptAll(holding)
      const { record } = await of(to).create({ only: [], given, ...(style !== undefined && { style }) })
      return record
    }
  const referIn =
    (style: string | undefined) =>
    (to: string, holding: Parts = {}) => {
      const key = JSON.stringify([to, style, holding])
      const known = referred.get(key) ?? referAnewIn(style)(to, holding)
      referred.set(key, known)
      return known
    }

  async function build({ style, only, given, turn }: MakeOptions = {}): Promise<BuiltRecord> {
    const base = { serial: (serial.last += 1), refer: referIn(style), referAnew: referAnewIn(style) }
    const styled =
      style === undefined ? new Map<string, Accepted>() : await valuesInStyle(entity, style, base)
    return buildRecord(entity, {
      ...base,
      ...(turn !== undefined && { turn }),
      ...(only && { only: [...requiredNames(entity), ...only] }),
      given: new Map([...styled, ...(given ?? [])]),
    })
  }

  return {
    of,
    build,
    async create(options) {
      const built = await build(options)
      const id = await product.create(name, shownParts(built))
      return { id, built, record: await product.read(name, id) }
    },
  }
}

/** The values of that title, of the fields that have one. */
async function valuesInStyle(
  entity: AnyEntity,
  style: string,
  base: Pick<BuildOptions, 'serial' | 'refer'>,
): Promise<ReadonlyMap<string, Accepted>> {
  const found = new Map<string, Accepted>()
  // No record is referred to for the sake of its title: one may refer to its own kind.
  const plain = Object.entries(entity.fields).filter(([, { kind }]) => kind !== 'reference')
  for (const named of plain) {
    const all = await valuesOf(named[1]).accepted(subjectOf(named, entity, base, new Map()))
    const value = all.find(({ title }) => title === style)
    if (value) found.set(named[0], value)
  }
  return found
}

/** What a screen only shows needs no password, and hashing one takes its time. */
function shownParts({ values }: BuiltRecord): Parts {
  const shown = [...values.values()].filter(({ reads }) => reads.is !== 'hidden')
  return Object.assign({}, ...shown.map((value) => value.sent('create')))
}
