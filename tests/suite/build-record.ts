import { decidersOf, type Condition } from '../../src/schema/where/condition.ts'
import { initialOf, startOf } from '../../src/kinds/core/form/initial-values.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { parentsOf } from '../../src/schema/where/option-filter.ts'
import type { Mode } from '../../src/schema/entity/field-definition.ts'
import type { Field } from '../../src/schema/entity/field-kinds.ts'
import { isMet, leavesFields, shownBy } from './conditions.ts'
import { begunReading, storedReading } from './emptiness.ts'
import { brokenBy } from './entity-checks.ts'
import { subjectOf } from './subject-of.ts'
import type { Accepted, Parts, Subject } from './values/kind-values.ts'
import { valuesOf } from './values/values-of.ts'

/** A record to be, field by field. */
export interface BuiltRecord {
  readonly values: ReadonlyMap<string, Accepted>
  /** What its payload carries. */
  parts(mode: Mode): Parts
}

export interface BuildOptions {
  readonly serial: number
  /** A stored record of an entity, as it is read, that holds this. */
  refer: Subject<Field>['refer']
  /** One that nothing refers to yet, for what is taken once; `refer` does without it. */
  referAnew?: Subject<Field>['refer']
  /** The fields to fill, and those they depend on; all without it. */
  readonly only?: readonly string[]
  /** Values that are settled already. */
  readonly given?: ReadonlyMap<string, Accepted>
  /** Which of the accepted values each field takes, counted round; 0 is the plain one. */
  readonly turn?: number
}

/** The first of no records, or what a function answers, may be nothing. */
function isAlwaysGiven(field: Field): boolean {
  const start = startOf(field)
  return initialOf(field) !== undefined || (start !== undefined && 'value' in start)
}

export const requiredNames = ({ fields }: AnyEntity): readonly string[] =>
  Object.keys(fields).filter((name) => {
    const field = fields[name]
    return field?.required && !field.showWhen && !isAlwaysGiven(field)
  })

/** The fields that a new record lacks which has the given ones alone. */
export function missingNames(entity: AnyEntity, given: readonly string[]): readonly string[] {
  const asked = Object.entries(entity.fields).flatMap(([name, { required, showWhen, requiredWhen }]) => {
    const asks = required ? showWhen : requiredWhen
    const isUnsaid = asks && !decidersOf(asks).some((each) => given.includes(each))
    return isUnsaid && isMet(asks, (each) => begunReading(entity, each)) ? [name] : []
  })
  return [...requiredNames(entity), ...asked].filter((name) => !given.includes(name))
}

/** A value for each field asked for, parents before those that depend on them. */
export async function buildRecord(entity: AnyEntity, options: BuildOptions): Promise<BuiltRecord> {
  const values = new Map<string, Accepted>()
  for (const [name, field] of fieldsInOrder(entity, options)) {
    const value = options.given?.get(name) ?? (await chooseValue([name, field], entity, options, values))
    if (value) values.set(name, value)
  }
  for (const [name, { required, showWhen, requiredWhen }] of Object.entries(entity.fields)) {
    const isShown = !showWhen || isAsked(entity, showWhen, values)
    // What is required where it is shown is asked for by what shows it.
    const asks = required ? showWhen : requiredWhen
    if (!isShown) values.delete(name)
    else if (asks && !values.has(name) && isAsked(entity, asks, values)) {
      const { values: more } = await buildRecord(entity, { ...options, only: [name], given: values })
      for (const [each, value] of more) values.set(each, value)
    }
  }
  return {
    values,
    parts: (mode) => Object.assign({}, ...[...values.values()].map((value) => value.sent(mode))),
  }
}

/** Whether a condition holds of a record; what it has no value for is as a new one begins. */
function isAsked(entity: AnyEntity, condition: Condition, values: BuiltRecord['values']): boolean {
  return isMet(condition, (name) => {
    const field = entity.fields[name]
    const said = values.get(name) ?? values.get(field?.defaultFrom ?? '')
    return said?.reads ?? (field && storedReading(entity, name))
  })
}

async function chooseValue(
  [name, field]: readonly [string, Field],
  entity: AnyEntity,
  options: BuildOptions,
  values: ReadonlyMap<string, Accepted>,
): Promise<Accepted | undefined> {
  const refer = isTakenOnce(name, entity) ? (options.referAnew ?? options.refer) : options.refer
  const all = await valuesOf(field).accepted(subjectOf([name, field], entity, { ...options, refer }, values))
  const turn = (options.turn ?? 0) % Math.max(all.length, 1)
  const inTurn = [...all.slice(turn), ...all.slice(0, turn)]
  const isHeld = (value: Accepted) =>
    brokenBy(entity, new Map([...(options.given ?? []), ...values, [name, value]])).length === 0
  const held = inTurn.filter(isHeld)
  for (const value of held)
    if (leavesFields([name, value], entity) && (await leavesChoices([name, value], entity))) return value
  // What goes with no other value is left empty where that may be.
  const isNeeded = field.required || (field.requiredWhen && options.only?.includes(name))
  return held[0] ?? (isNeeded ? inTurn[0] : undefined)
}

/** Whether it is for what a record refers to that no other one holds the same of it, or of some fields together. */
export function isTakenOnce(name: string, { fields, uniqueTogether = [] }: AnyEntity): boolean {
  if (isUnique(fields[name])) return true
  const holdsSerial = (each: string) => {
    const values = fields[each] && valuesOf(fields[each])
    return values?.twins !== undefined && (!values.repeats || isUnique(fields[each]))
  }
  return uniqueTogether.some((names) => names.includes(name) && !names.some(holdsSerial))
}

export function isUnique(field: Field | undefined): boolean {
  return field !== undefined && 'unique' in field && field.unique === true
}

/** Whether a choice leaves something to choose to the fields that depend on it. */
async function leavesChoices(
  [name, { reads }]: readonly [string, Accepted],
  { fields }: AnyEntity,
): Promise<boolean> {
  const value = reads.is === 'value' ? reads.value : undefined
  for (const field of Object.values(fields)) {
    if (field.kind !== 'dependentLookup' || field.dependsOn !== name) continue
    if (typeof value !== 'string' || (await field.options.load(value)).length === 0) return false
  }
  return true
}

function fieldsInOrder({ fields }: AnyEntity, { only, given }: BuildOptions): readonly [string, Field][] {
  const ordered = new Map<string, Field>()
  const add = (name: string) => {
    const field = fields[name]
    if (!field || ordered.has(name)) return
    parentsOf(field).forEach(add)
    shownBy(field).forEach(add)
    ordered.set(name, field)
  }
  for (const name of [...(only ?? Object.keys(fields)), ...(given?.keys() ?? [])]) add(name)
  return [...ordered]
}
