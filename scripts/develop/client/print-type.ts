import * as z from 'zod/mini'
import type { JsonSchema } from '../../../src/calls/json-schema.ts'

const REFERENCE = '#/components/schemas/'

/** What of a schema its type follows. */
const readSchema = z.object({
  $ref: z.optional(z.string()),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.record(z.string(), z.unknown()))),
  allOf: z.optional(z.array(z.record(z.string(), z.unknown()))),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  format: z.optional(z.string()),
  description: z.optional(z.string()),
  items: z.optional(z.record(z.string(), z.unknown())),
  properties: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
  required: z._default(z.array(z.string()), []),
  additionalProperties: z.optional(z.union([z.boolean(), z.record(z.string(), z.unknown())])),
})

type ReadSchema = z.infer<typeof readSchema>

/** What the config knows of the parts of a record, by their names. */
export interface Known {
  /** What people call it. */
  readonly label?: string
  /** Its type, where the document says less. */
  readonly type?: string
}

export type KnownParts = ReadonlyMap<string, Known>

/** A schema as a type of TypeScript; what it bounds beside is the server's to check. */
export function printType(schema: JsonSchema, known: KnownParts = new Map()): string {
  const read = readSchema.parse(schema)
  if (read.$ref !== undefined) return read.$ref.slice(REFERENCE.length)
  if (read.const !== undefined) return JSON.stringify(read.const)
  if (read.enum) return union(read.enum.map((value) => JSON.stringify(value)))
  // Beside a type it only says which of the parts are there.
  if (read.anyOf && read.type === undefined) return union(read.anyOf.map((each) => printType(each, known)))
  if (read.allOf) return read.allOf.map((each) => printType(each, known)).join(' & ')
  return union([read.type ?? []].flat().map((type) => printOne(type, read, known)))
}

/** Texts that a wider type has already are left out. */
function union(types: readonly string[]): string {
  const all = types.flatMap((type) => (isLiteralUnion(type) ? type.split(' | ') : [type]))
  const isWide = all.includes('string')
  const told = [...new Set(all)].filter((type) => !isWide || !type.startsWith('"'))
  return told.length === 0 ? 'unknown' : told.join(' | ')
}

const isLiteralUnion = (type: string) =>
  /^("(?:[^"\\]|\\.)*"|[\w]+)( \| ("(?:[^"\\]|\\.)*"|[\w]+))*$/.test(type)

function printOne(type: string, schema: ReadSchema, known: KnownParts): string {
  switch (type) {
    case 'integer':
    case 'number':
      return 'number'
    case 'string':
      return schema.format === 'binary' ? 'File' : 'string'
    case 'array':
      return `readonly (${printType(schema.items ?? {}, known)})[]`
    case 'object':
      return printObject(schema, known)
    default:
      return type
  }
}

function printObject({ properties, required, additionalProperties }: ReadSchema, known: KnownParts): string {
  const parts = Object.entries(properties).map(([name, property]) => {
    const { label, type = printType(property) } = known.get(name) ?? {}
    const sign = required.includes(name) ? '' : '?'
    return `${printDoc(docOf(property, label))}readonly ${JSON.stringify(name)}${sign}: ${type}`
  })
  const others = typeof additionalProperties === 'object' ? printType(additionalProperties) : 'unknown'
  if (parts.length === 0) return `Readonly<Record<string, ${others}>>`
  return `{\n${parts.join('\n')}\n}`
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'A day: `YYYY-MM-DD`.',
  'date-time': 'An instant, ISO 8601.',
}

function docOf(schema: JsonSchema, label: string | undefined): string {
  const { description, format, anyOf = [] } = readSchema.parse(schema)
  const formats = [format, ...anyOf.map((each) => readSchema.parse(each).format)]
  const told = formats.flatMap((each) => (each === undefined ? [] : (FORMATS[each] ?? [])))
  return [label === undefined ? [] : `${label}.`, description ?? [], told].flat().join(' ')
}

/** Nothing where nothing is said. */
export function printDoc(text: string): string {
  return text === '' ? '' : `/** ${text.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ')} */\n`
}
