import { isArray, isObject } from '../json.ts'
import type { Literal, Options } from '../literal.ts'
import { hintOf } from '../name-hints.ts'
import type { Inferred } from '../sample/infer-kind.ts'
import { propertiesOf, type FlatSchema } from './flatten-schema.ts'

/** The largest number of a 32-bit column is no limit that a person has set. */
const LARGEST = 2_147_483_647

const FORMATS: Readonly<Record<string, Inferred['kind']>> = {
  email: 'email',
  date: 'date',
  'date-time': 'date',
  binary: 'image',
  password: 'password',
  phone: 'phone',
  tel: 'phone',
}

/** The kind of a field by its schema; undefined where no kind holds such values. */
export function kindOfSchema(
  name: string,
  schema: FlatSchema,
  flatten: (schema: unknown) => FlatSchema,
): Inferred | undefined {
  const choices = isArray(schema.enum) ? schema.enum.filter((value) => typeof value === 'string') : []
  if (choices.length > 0) return plain('choice', { options: Object.fromEntries(choices.map((c) => [c, c])) })
  if (isLocalized(schema)) return plain('localizedText')
  switch (schema.type) {
    case 'boolean':
      return plain('toggle')
    case 'integer':
      return plain('number', readLimits(schema))
    case 'number':
      return plain('number', { ...readLimits(schema), decimals: true })
    case 'array':
      return isFile(flatten(schema.items)) ? plain('images') : undefined
    case 'object':
      return undefined
    default:
      return isObject(schema.properties) ? undefined : plain(kindOfText(name, schema))
  }
}

function kindOfText(name: string, schema: FlatSchema): Inferred['kind'] {
  if (isFile(schema)) return 'image'
  const format = typeof schema.format === 'string' ? FORMATS[schema.format] : undefined
  if (format) return format
  const hint = hintOf(name)
  if (hint === 'password' || hint === 'phone' || hint === 'email' || hint === 'longText') return hint
  return typeof schema.maxLength === 'number' && schema.maxLength > 255 ? 'longText' : 'text'
}

/** A file: `format: binary` in OpenAPI 3.0, a media type in 3.1. */
export function isFile(schema: FlatSchema): boolean {
  return (
    schema.format === 'binary' ||
    (schema.contentMediaType !== undefined && schema.contentEncoding === undefined)
  )
}

function isLocalized(schema: FlatSchema): boolean {
  const names = propertiesOf(schema).map(([key]) => key)
  return names.length > 0 && names.every((key) => ['en', 'fr', 'ar'].includes(key))
}

function readLimits({ minimum, maximum, default: start }: FlatSchema): Options {
  const limits: readonly (readonly [string, unknown])[] = [
    ['default', start],
    ['min', minimum],
    ['max', maximum],
  ]
  const told = limits.filter((each): each is readonly [string, number] => isLimit(each[1]))
  return Object.fromEntries<Literal>(told)
}

function isLimit(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) < LARGEST
}

function plain(kind: Inferred['kind'], options: Options = {}): Inferred {
  return { kind, options }
}
