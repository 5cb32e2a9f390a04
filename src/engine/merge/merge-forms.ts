import type { FormValues } from '../../schema/entity/field-definition.ts'
import type { Fields } from '../../schema/entity/field-kinds.ts'
import { startValues } from '../../kinds/core/form/form-values.ts'
import { isSame } from './is-same.ts'
import {
  mergeUnits,
  type MergeUnit,
  areConflicting,
  mergeValues,
  type Side,
  type Versions,
} from './merge-values.ts'

/** A unit that the other side has changed. */
export interface MergedUnit extends MergeUnit {
  /** Both sides changed it differently: a person has to choose. */
  readonly isConflicting: boolean
  /** This side changed it too. */
  readonly isMineToo: boolean
  /** The form values of either choice; both are equal where there is no conflict. */
  readonly taken: Readonly<Record<Side, FormValues>>
}

const NONE: ReadonlySet<string> = new Set()

/**
 * The units that the other side has changed, in form order. Forms do not show changes of `secrets`, such as passwords,
 * so they are listed separately.
 */
export function mergeForms(
  fields: Fields,
  forms: Versions<FormValues>,
  secrets: ReadonlySet<string> = NONE,
): readonly MergedUnit[] {
  return mergeUnits(fields).flatMap((unit) => {
    const parts = partsOfUnit(fields, unit, forms)
    if (unit.names.some((name) => secrets.has(name))) return [mergeSecret(unit, parts)]
    return isSame(parts.base, parts.theirs) ? [] : [mergeUnit(unit, parts)]
  })
}

/** The form values before any choice: the other side's changes, and mine for the rest. */
export function mergedValues(units: readonly MergedUnit[]): FormValues {
  return Object.fromEntries(units.flatMap(({ taken }) => Object.entries(taken.mine)))
}

function mergeUnit(unit: MergeUnit, parts: Versions<FormValues>): MergedUnit {
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

function mergeParts(parts: Versions<FormValues>, winner: Side): FormValues {
  const { base, mine, theirs } = parts
  return Object.fromEntries(
    Object.keys(mine).map((name) => [
      name,
      mergeValues({ base: base[name], mine: mine[name], theirs: theirs[name] }, winner),
    ]),
  )
}

/** The values of a unit's fields on all three sides, by payload name. */
function partsOfUnit(fields: Fields, { names }: MergeUnit, forms: Versions<FormValues>) {
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
  const parts = Object.keys(startValues(own, 'update', null))
  const pick = (form: FormValues) => Object.fromEntries(parts.map((part) => [part, form[part]]))
  return { base: pick(forms.base), mine: pick(forms.mine), theirs: pick(forms.theirs) }
}
