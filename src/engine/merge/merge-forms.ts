import type { FormValues } from '../../schema/field-meaning.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import { startValues } from '../../kinds/record-schema.ts'
import { isSame } from './is-same.ts'
import { mergeUnits, type MergeUnit } from './merge-units.ts'
import { areOpposed, mergeValues, type Side, type Versions } from './merge-values.ts'

/** A unit that the other side has changed. */
export interface MergedUnit extends MergeUnit {
  /** Both sides changed it, and not to the same: a person has to choose. */
  readonly isOpposed: boolean
  /** This side changed it as well. */
  readonly isMineToo: boolean
  /** What a form holds of it if one side, or the other, is taken; both are the same where nobody has to choose. */
  readonly taken: Readonly<Record<Side, FormValues>>
}

const NONE: ReadonlySet<string> = new Set()

/**
 * The units that the other side has changed, in the order of the form. Of `secrets`, the passwords among them, no
 * form shows that they were.
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

/** What the form holds before anybody has chosen: what one side alone changed, and mine of the rest. */
export function mergedValues(units: readonly MergedUnit[]): FormValues {
  return Object.fromEntries(units.flatMap(({ taken }) => Object.entries(taken.mine)))
}

function mergeUnit(unit: MergeUnit, parts: Versions<FormValues>): MergedUnit {
  const { base, mine, theirs } = parts
  if (isSame(base, mine)) {
    return { ...unit, isOpposed: false, isMineToo: false, taken: { mine: theirs, theirs } }
  }
  const isOpposed = unit.isOneValue ? !isSame(mine, theirs) : areOpposed(parts)
  const [merged, mergedTheirs] = [mergeParts(parts, 'mine'), mergeParts(parts, 'theirs')]
  const settled = { ...unit, isOpposed, isMineToo: true }
  if (!isOpposed) return { ...settled, taken: { mine: merged, theirs: merged } }
  // A value that follows another is worth nothing beside the other side's; a picture keeps what it stands for now.
  const isGroup = unit.names.length > 1
  const taken = { mine: isGroup ? mine : merged, theirs: unit.isOneValue ? theirs : mergedTheirs }
  return { ...settled, taken }
}

/** An empty password keeps theirs. */
function mergeSecret(unit: MergeUnit, { base, mine, theirs }: Versions<FormValues>): MergedUnit {
  const isMineToo = !isSame(base, mine)
  return { ...unit, isOpposed: isMineToo, isMineToo, taken: { mine, theirs } }
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

/** What the three forms hold of a unit's fields, under the names their payload has. */
function partsOfUnit(fields: Fields, { names }: MergeUnit, forms: Versions<FormValues>) {
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
  const parts = Object.keys(startValues(own, 'update', null))
  const pick = (form: FormValues) => Object.fromEntries(parts.map((part) => [part, form[part]]))
  return { base: pick(forms.base), mine: pick(forms.mine), theirs: pick(forms.theirs) }
}
