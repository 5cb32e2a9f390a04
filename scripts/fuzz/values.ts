import fc, { type Arbitrary } from 'fast-check'
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

/** What means something to a database, a path, a page, a sheet, a number or a day, and what random letters seldom are. */
const texts = fc.constantFrom(
  '',
  '0',
  '-1',
  '{"a":',
  'a\u0000b',
  '\udc00\ud800',
  '\u202e\u2066\ufeff',
  'e\u0301'.repeat(50),
  'ﷺ'.repeat(30),
  '١٢٣',
  "' or 1=1 --",
  '"; drop table player; --',
  '%',
  '_\\',
  '%00',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '<script>alert(1)</script>',
  '=1+1',
  '\r\nset-cookie: a=b',
  '9'.repeat(400),
  '1e309',
  'NaN',
  '2026-02-30',
  '-000001-01-01',
  '__proto__',
)

const files = fc
  .tuple(
    fc.constantFrom(
      PIXEL,
      PIXEL.subarray(0, 30),
      Buffer.alloc(0),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.concat([PIXEL, Buffer.from('<script>alert(1)</script>')]),
    ),
    fc.constantFrom('photo.png', '../../etc/passwd', 'a\u0000.png', '', '%2e%2e%2f', 'é'.repeat(300)),
    fc.constantFrom('image/png', 'text/html', 'image/svg+xml', ''),
  )
  .map((parts) => new FuzzFile(...parts))

/** A value of any type. */
export const oddValues: Arbitrary<unknown> = fc.oneof(
  { arbitrary: texts, weight: 3 },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer({ min: 200, max: 70_000 }).map((length) => 'a'.repeat(length)),
  fc.double(),
  fc.constantFrom(2_147_483_648, 4_294_967_297, 2 ** 53, 1e21, true, false, null),
  fc.integer({ min: 1, max: 300 }).map(nest),
  fc.array(texts, { maxLength: 60, size: 'max' }),
  fc.jsonValue({ stringUnit: 'binary' }),
  files,
)

function nest(depth: number): unknown {
  let value: unknown = 0
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Values at a bound of the schema, and just beyond it. */
export function valuesAtBounds(schema: ValueSchema): Arbitrary<unknown> {
  const { within, beyond } = boundsOf(schema.anyOf?.[0] ?? schema.items ?? schema)
  const values = fc.oneof(
    ...(within.length > 0 ? [{ arbitrary: fc.constantFrom(...within), weight: 7 }] : []),
    { arbitrary: fc.constantFrom(undefined, ...beyond), weight: 3 },
  )
  return schema.items ? values.map((value) => [value]) : values
}

const UP_TO_MILLION = fc.nat(1_000_000)

/** Values that a field of this name and schema usually accepts. */
export function fittingValues(name: string, schema: ValueSchema): Arbitrary<unknown> {
  const { anyOf, enum: choices, type, format } = schema
  if (name.includes('password')) return fc.constant('mot-de-passe')
  if (name === 'id' || name.endsWith('_id')) return fc.integer({ min: 1, max: 6 })
  if (anyOf) return fc.oneof(...anyOf.map((each) => fittingValues(name, each)))
  if (choices) return fc.constantFrom(...choices)
  if ('const' in schema) return fc.constant(schema.const)
  if (format === 'binary') return fc.constant(new FuzzFile(PIXEL, 'photo.png', 'image/png'))
  if (format === 'email') return UP_TO_MILLION.map((nth) => `personne${nth}@example.dz`)
  if (format === 'uri') return UP_TO_MILLION.map((nth) => `https://exemple.dz/${nth}`)
  if (format === 'date-time' || format === 'date') return momentsOf(format)
  if (type === 'integer' || type === 'number') return fc.nat(50)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'array') return fc.array(fittingValues(name, schema.items ?? {}), { maxLength: 2 })
  if (type === 'object') return fc.record(fittingProperties(schema))
  return UP_TO_MILLION.map((nth) => `Nom ${nth}`)
}

function momentsOf(format: 'date-time' | 'date'): Arbitrary<string> {
  const moments = fc.date({ min: new Date('2010-01-01'), max: new Date('2026-11-28'), noInvalidDate: true })
  const length = format === 'date' ? 'YYYY-MM-DD'.length : undefined
  return moments.map((moment) => moment.toISOString().slice(0, length))
}

function fittingProperties({ properties = {} }: ValueSchema): Record<string, Arbitrary<unknown>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fittingValues(name, schema)]),
  )
}

/** Objects whose properties fit, lie at their bounds, are odd, or are missing. */
export function objectsOf({ properties = {} }: ValueSchema): Arbitrary<Record<string, unknown>> {
  const named = Object.entries(properties).map(([name, schema]) => {
    const values = fc.oneof(
      { arbitrary: fittingValues(name, schema).map((value) => [value]), weight: 80 },
      { arbitrary: oddValues.map((value) => [value]), weight: 8 },
      { arbitrary: valuesAtBounds(schema).map((value) => [value]), weight: 5 },
      { arbitrary: fc.constant([]), weight: 7 },
    )
    return values.map((value) => value.map((each): [string, unknown] => [name, each]))
  })
  const strange = fc.tuple(fc.string({ maxLength: 40 }), oddValues)
  const more = fc.oneof({ arbitrary: fc.constant([]), weight: 19 }, fc.tuple(strange))
  return fc.tuple(...named, more).map((entries) => Object.fromEntries(entries.flat()))
}
