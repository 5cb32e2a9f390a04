import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { Field, FieldKind } from '../../../../src/schema/entity/field-kinds.ts'
import type { FirstValues } from '../../../../src/accounts/server/first-administrator.ts'
import { exampleOf } from '../../../suite/values/texts/text.ts'

/** Who is logged in unless a test says otherwise, whatever the accounts of a domain look like. */
export interface FirstAccount {
  readonly user: string
  readonly secret: string
  /** What it is made of, by field. */
  readonly values: FirstValues
}

const SECRET = 'un-mot-de-passe'

/** Tests number their records from 1: a pattern's example with this number is taken by none of them. */
const SERIAL = 999_999

const VALUES: Readonly<Partial<Record<FieldKind, string>>> = {
  text: 'chef',
  email: 'chef@example.dz',
  phone: '0550 00 00 01',
  password: SECRET,
}

/** The first account of a program of these entities. */
export function firstAccountOf(entities: readonly AnyEntity[]): FirstAccount {
  const entity = entities.find(({ account }) => account)
  if (!entity?.account) throw new Error('no entity has an account')
  const values = Object.fromEntries(
    Object.entries(entity.fields).map(([name, field]) => [name, valueOf(field)]),
  )
  const user = entity.account.signInBy.map((name) => values[name]).find((value) => value !== undefined)
  if (user === undefined) throw new Error(`${entity.name} signs in by no field that this harness can fill`)
  return { user, secret: SECRET, values }
}

/** A text must look like its pattern, and be as long as its field asks for. */
function valueOf(field: Field): string | undefined {
  const value = VALUES[field.kind]
  if (field.kind !== 'text' || value === undefined) return value
  const { pattern, minLength = 0, maxLength } = field
  return pattern ? exampleOf(pattern, SERIAL) : value.padEnd(minLength, 'x').slice(0, maxLength)
}
