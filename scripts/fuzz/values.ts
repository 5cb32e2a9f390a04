import type { NonEmpty, SeededRandom } from './seeded-random.ts'
import { boundsOf } from '../test/openapi/bounds.ts'
import type { ValueSchema } from '../test/openapi/operations.ts'

/** A file of a multipart body. */
export class FuzzFile {
  readonly content: Buffer
  readonly name: string
  readonly type: string

  constructor(content: Buffer, name: string, type: string) {
    this.content = content
    this.name = name
    this.type = type
  }
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const TEXTS: NonEmpty<string> = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'true',
  '[]',
  '{}',
  '{"a":',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\u202e\u2066',
  '\ufeff',
  'e\u0301'.repeat(50),
  '\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67',
  'ﷺ'.repeat(30),
  '١٢٣',
  "' or 1=1 --",
  '"; drop table player; --',
  '%',
  '_',
  '\\',
  '%00',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '<script>alert(1)</script>',
  '${7*7}',
  '=1+1',
  '\r\nset-cookie: a=b',
  '9'.repeat(400),
  '1e309',
  'NaN',
  '2026-02-30',
  '0000-00-00',
  '-000001-01-01',
  '__proto__',
]
const NUMBERS: NonEmpty<number> = [
  0,
  -1,
  1,
  1.5,
  -0.1,
  255,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_297,
  2 ** 53,
  1e21,
  1e308,
]
const LONG = 'a'.repeat(70_000)

function nest(depth: number): unknown {
  let value: unknown = 0
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** A value of any type. */
export function oddValue(random: SeededRandom): unknown {
  const odd: NonEmpty<() => unknown> = [
    () => random.pick(TEXTS),
    () => random.pick(TEXTS),
    () => random.pick(NUMBERS),
    () => random.pick([true, false, null]),
    () => LONG.slice(0, random.integer(200, LONG.length)),
    () => nest(random.integer(1, 300)),
    () => Array.from({ length: random.integer(0, 60) }, () => random.pick(TEXTS)),
    () => ({ id: random.pick(NUMBERS), [random.pick(TEXTS)]: random.pick(TEXTS) }),
    () => oddFile(random),
    () => String.fromCharCode(...Array.from({ length: 20 }, () => random.integer(0, 0xffff))),
  ]
  return random.pick(odd)()
}

export function oddFile(random: SeededRandom): FuzzFile {
  const content = random.pick([
    PIXEL,
    PIXEL,
    PIXEL.subarray(0, 30),
    Buffer.alloc(0),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.concat([PIXEL, Buffer.from('<script>alert(1)</script>')]),
  ])
  const name = random.pick([
    'photo.png',
    '../../etc/passwd',
    'a\u0000.png',
    '',
    'photo.svg',
    '%2e%2e%2f',
    'é'.repeat(300),
  ])
  return new FuzzFile(content, name, random.pick(['image/png', 'text/html', 'image/svg+xml', '']))
}

/** A value at a bound of the schema, or just beyond it. */
export function valueAtBounds(random: SeededRandom, schema: ValueSchema): unknown {
  const one = schema.anyOf?.[0] ?? schema.items ?? schema
  const { within, beyond } = boundsOf(one)
  const [first, ...others] = random.chance(0.7) && within.length > 0 ? within : beyond
  const value = random.pick([first, ...others])
  return schema.items ? [value] : value
}

/** A value that a field of this name and schema usually accepts. */
export function fittingValue(random: SeededRandom, name: string, schema: ValueSchema): unknown {
  const { anyOf, enum: choices, type, format } = schema
  if (name.includes('password')) return 'mot-de-passe'
  if (name === 'id' || name.endsWith('_id')) return random.integer(1, 6)
  if (anyOf) {
    const [first = {}, ...others] = anyOf
    return fittingValue(random, name, random.pick([first, ...others]))
  }
  if (choices) return choices[random.integer(0, choices.length - 1)]
  if ('const' in schema) return schema.const
  if (format === 'binary') return new FuzzFile(PIXEL, 'photo.png', 'image/png')
  if (format === 'email') return `personne${random.integer(0, 1_000_000)}@example.dz`
  if (format === 'uri') return `https://exemple.dz/${random.integer(0, 1_000_000)}`
  if (format === 'date-time') return `2026-11-${random.integer(10, 28)}T18:20:00Z`
  if (format === 'date')
    return `20${random.integer(10, 26)}-0${random.integer(1, 9)}-1${random.integer(0, 9)}`
  if (type === 'integer' || type === 'number') return random.integer(0, 50)
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'null') return null
  if (type === 'array') {
    return Array.from({ length: random.integer(0, 2) }, () => fittingValue(random, name, schema.items ?? {}))
  }
  if (type === 'object') return fittingObject(random, schema)
  return `Nom ${random.integer(0, 1_000_000)}`
}

export function fittingObject(
  random: SeededRandom,
  { properties = {} }: ValueSchema,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fittingValue(random, name, schema)]),
  )
}
