import { isParts, isSame, namesOf, type Parts } from './is-same.ts'
import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import { parentsOf } from '../../schema/where/narrowing.ts'
import type { Fields } from '../../schema/entity/field-kinds.ts'

/** The base and the two changed versions of a value. */
export interface Versions<Value = unknown> {
  readonly base: Value
  readonly mine: Value
  readonly theirs: Value
}

export type Side = 'mine' | 'theirs'

/** Three-way merge: takes the changed side of each part, the winner's where both changed, and both sides' changes of a list. */
export function mergeValues({ base, mine, theirs }: Versions, winner: Side): unknown {
  if (isParts(mine) && isParts(theirs)) return mergeParts({ base: partsOf(base), mine, theirs }, winner)
  if (isSame(base, mine)) return theirs
  if (isSame(base, theirs)) return mine
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(listOf(base), mine, theirs)
  return winner === 'mine' ? mine : theirs
}

/** Whether both sides changed the same part differently. */
export function areConflicting({ base, mine, theirs }: Versions): boolean {
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
export interface MergeUnit {
  readonly names: readonly [string, ...string[]]
  /** One side is taken as a whole. */
  readonly isOneValue: boolean
}

export function mergeUnits(fields: Fields): readonly MergeUnit[] {
  return Object.keys(fields)
    .filter((name) => parentOf(fields, name) === undefined)
    .map((name) => unitOf(fields, [name, ...followersOf(fields, name)]))
}

function unitOf(fields: Fields, names: MergeUnit['names']): MergeUnit {
  const field = fields[names[0]]
  return { names, isOneValue: names.length > 1 || (field && definitionOf(field).isOneValue) === true }
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
