import { editDistance } from '../../../schema/values/edit-distance.ts'
import type { FieldKind } from '../../../schema/entity/field-kinds.ts'

/** Longer lists of names are not printed. */
const MOST_NAMES = 12

/** `expected one of name, email; did you mean "name"?` */
export function expectOneOf(known: readonly string[], found: string): string {
  if (known.length === 0) return 'there is none to choose from; remove it'
  const near = findNearest(known, found)
  const expected = `expected ${known.length === 1 ? '' : 'one of '}${listNames(known, found)}`
  return near === undefined ? expected : `${expected}; did you mean "${near}"?`
}

/** The nearest known name, or undefined when none is near. */
export function findNearest(known: readonly string[], found: string): string | undefined {
  const [nearest] = byDistance(known, found)
  if (nearest === undefined) return undefined
  const most = Math.max(1, Math.ceil(Math.max(found.length, nearest.length) / 3))
  return distance(nearest, found) <= most ? nearest : undefined
}

function listNames(known: readonly string[], found: string): string {
  if (known.length <= MOST_NAMES) return known.join(', ')
  const nearest = byDistance(known, found).slice(0, MOST_NAMES)
  return `${nearest.join(', ')} and ${known.length - MOST_NAMES} more`
}

function byDistance(known: readonly string[], found: string): readonly string[] {
  const measured = known.map((name) => ({ name, distance: distance(name, found) }))
  return measured.sort((one, other) => one.distance - other.distance).map(({ name }) => name)
}

/** A difference in case only is the nearest. */
function distance(name: string, found: string): number {
  const [one, other] = [name.toLowerCase(), found.toLowerCase()]
  return one === other ? 0 : editDistance(one, other)
}

/** Describes the value found. */
export function describeFound(value: unknown): string {
  if (value === undefined) return 'there is nothing'
  if (value === '') return 'there is an empty text'
  if (typeof value === 'string') return `there is ${JSON.stringify(value)}`
  if (typeof value === 'function') return 'there is a function'
  if (Array.isArray(value)) return value.length === 0 ? 'there is an empty list' : 'there is a list'
  if (typeof value === 'object' && value !== null) return 'there is an object'
  return `there is ${String(value)}`
}

/** A name that the config imports from another file of the project: `algeria` in `algeria.wilayas`. */
export class Imported {
  /** `algeria.wilayas` */
  readonly code: string
  /** Relative to `entities/`: `./reference/algeria.ts` */
  readonly from: string

  constructor(code: string, from: string) {
    this.code = code
    this.from = from
  }
}

/** A field that an option of another field holds. */
export class CellDraft {
  readonly kind: FieldKind
  readonly options: Options

  constructor(kind: FieldKind, options: Options) {
    this.kind = kind
    this.options = options
  }
}

/** A value as a config holds it. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | Imported
  | CellDraft
  | readonly Literal[]
  | { readonly [key: string]: Literal }

export type Options = Readonly<Record<string, Literal>>

export function isList(value: Literal | undefined): value is readonly Literal[] {
  return Array.isArray(value)
}
