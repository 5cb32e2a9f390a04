import { parentsOf } from '../../../schema/where/option-filter.ts'
import type { Fields } from '../../../schema/entity/field-kinds.ts'
import type { FormValues } from '../../../schema/entity/field-definition.ts'

/** Whether two form values are equal; undefined, null and empty text all mean nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other)
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, place) => isSame(each, other[place]))
  }
  if (isParts(one) && isParts(other)) {
    return namesOf(one, other).every((name) => isSame(one[name], other[name]))
  }
  return Object.is(one, other)
}

type Parts = Readonly<Record<string, unknown>>

/** A plain object, not a file or list. */
function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** The union of the objects' keys. */
function namesOf(...all: readonly Parts[]): readonly string[] {
  return [...new Set(all.flatMap((each) => Object.keys(each)))]
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** A unit that the other side has changed. */
export interface MergedUnit extends MergeUnit {
  /** Both sides changed it differently: a person has to choose. */
  readonly isConflicting: boolean
  /** This side changed it too. */
  readonly isMineToo: boolean
  /** The form values of either choice; both are equal where there is no conflict. */
  readonly taken: Readonly<Record<Side, FormValues>>
}

/**
 * Those of the units that the other side has changed. Forms do not show changes of `secrets`, such as passwords, so they
 * are listed separately.
 */
export function mergeForms(
  units: readonly MergeUnit[],
  { base, mine, theirs }: Versions<FormValues>,
  secrets: ReadonlySet<string>,
): readonly MergedUnit[] {
  return units.flatMap((unit) => {
    const pick = (form: FormValues) => pickValues(form, unit.parts)
    const parts = { base: pick(base), mine: pick(mine), theirs: pick(theirs) }
    if (unit.names.some((name) => secrets.has(name))) return [mergeSecret(unit, parts)]
    return isSame(parts.base, parts.theirs) ? [] : [mergeOne(unit, parts)]
  })
}

/** The form values before any choice: the other side's changes, and mine for the rest. */
export function mergedValues(units: readonly MergedUnit[]): FormValues {
  return Object.fromEntries(units.flatMap(({ taken }) => Object.entries(taken.mine)))
}

function mergeOne(unit: MergeUnit, parts: Versions<FormValues>): MergedUnit {
  const { base, mine, theirs } = parts
  if (isSame(base, mine)) {
    return { ...unit, isConflicting: false, isMineToo: false, taken: { mine: theirs, theirs } }
  }
  const isConflicting = unit.isOneValue ? !isSame(mine, theirs) : areConflicting(parts)
  const [merged, mergedTheirs] = [mergeParts(parts, 'mine'), mergeParts(parts, 'theirs')]
  const unitOfBoth = { ...unit, isConflicting, isMineToo: true }
  if (!isConflicting) return { ...unitOfBoth, taken: { mine: merged, theirs: merged } }
  // A dependent value belongs to the other side's parent value; a picture keeps its file.
  const isGroup = unit.names.length > 1
  const taken = { mine: isGroup ? mine : merged, theirs: unit.isOneValue ? theirs : mergedTheirs }
  return { ...unitOfBoth, taken }
}

/** An empty password keeps theirs. */
function mergeSecret(unit: MergeUnit, { base, mine, theirs }: Versions<FormValues>): MergedUnit {
  const isMineToo = !isSame(base, mine)
  return { ...unit, isConflicting: isMineToo, isMineToo, taken: { mine, theirs } }
}

export function pickValues(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

/** The base and the two changed versions of a value. */
export interface Versions<Value = unknown> {
  readonly base: Value
  readonly mine: Value
  readonly theirs: Value
}

export type Side = 'mine' | 'theirs'

/** Three-way merge: takes the changed side of each part, the winner's where both changed, and both sides' changes of a list. */
function mergeValues({ base, mine, theirs }: Versions, winner: Side): unknown {
  if (isParts(mine) && isParts(theirs)) return mergeParts({ base: partsOf(base), mine, theirs }, winner)
  if (isSame(base, mine)) return theirs
  if (isSame(base, theirs)) return mine
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(listOf(base), mine, theirs)
  return winner === 'mine' ? mine : theirs
}

/** Whether both sides changed the same part differently. */
function areConflicting({ base, mine, theirs }: Versions): boolean {
  if (isSame(base, mine) || isSame(base, theirs) || isSame(mine, theirs)) return false
  if (Array.isArray(mine) && Array.isArray(theirs)) return false
  if (!isParts(mine) || !isParts(theirs)) return true
  const from = partsOf(base)
  return namesOf(mine, theirs).some((name) =>
    areConflicting({ base: from[name], mine: mine[name], theirs: theirs[name] }),
  )
}

function mergeParts({ base, mine, theirs }: Versions<Parts>, winner: Side): Parts {
  return Object.fromEntries(
    namesOf(mine, theirs).map((name) => [
      name,
      mergeValues({ base: base[name], mine: mine[name], theirs: theirs[name] }, winner),
    ]),
  )
}

/** Their list, without my removals and with my additions. */
function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): readonly unknown[] {
  const removed = base.filter((each) => !mine.includes(each))
  const added = mine.filter((each) => !base.includes(each) && !theirs.includes(each))
  return [...theirs.filter((each) => !removed.includes(each)), ...added]
}

function partsOf(value: unknown): Parts {
  return isParts(value) ? value : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Fields that are merged together: one, or one with its dependent fields. */
interface MergeUnit {
  readonly names: FieldGroup
  /** The names that forms hold them under. */
  readonly parts: readonly string[]
  /** One side is taken as a whole. */
  readonly isOneValue: boolean
}

type FieldGroup = readonly [string, ...string[]]

/** The names of the fields, those that depend on one beside it. */
export function groupFields(fields: Fields): readonly FieldGroup[] {
  return Object.keys(fields)
    .filter((name) => parentOf(fields, name) === undefined)
    .map((name) => [name, ...followersOf(fields, name)])
}

function followersOf(fields: Fields, parent: string): readonly string[] {
  return Object.keys(fields)
    .filter((name) => parentOf(fields, name) === parent)
    .flatMap((name) => [name, ...followersOf(fields, name)])
}

/** The field that another field of the form depends on. */
function parentOf(fields: Fields, name: string): string | undefined {
  const field = fields[name]
  return field && parentsOf(field).find((leader) => Object.hasOwn(fields, leader))
}
