import { hasInitial } from '../../../src/kinds/core/form/initial-values.ts'
import { parentsOf } from '../../../src/schema/where/option-filter.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { subjectOf } from '../subject-of.ts'
import type { Accepted } from '../values/kind-values.ts'
import { acceptOne } from '../values/one-value.ts'
import { valuesOf } from '../values/values-of.ts'
import { emptinessOf } from '../emptiness.ts'
import type { Trial } from './trial.ts'

/** Stored records that differ in one place, in the order a list sorts them in by it. */
export interface RankedRecords {
  readonly ascending: readonly { readonly id: number; readonly words: string }[]
  /** One that holds nothing there, where that may be and sorts last. */
  readonly blank: number | null
}

const NONE: RankedRecords = { ascending: [], blank: null }

/** The records of a path that starts at an entity: `name`, `name.fr`, `Stadium.Owner.name`. */
export async function createRanked(trial: Trial, path: readonly string[]): Promise<RankedRecords> {
  const [head = '', ...rest] = path
  const relation = Object.entries(trial.entity.fields).find(
    ([, field]) => field.kind === 'reference' && field.as === head,
  )
  if (!relation) return createByField(trial, head)
  const [name, field] = relation
  if (field.kind !== 'reference') return NONE
  const targets = await createRanked(trial.of(field.to), rest)
  const values = targets.ascending.map(({ id, words }) => ({
    words,
    value: acceptOne(name, { title: words, value: id }),
  }))
  return createAll(trial, name, values)
}

async function createByField(trial: Trial, name: string): Promise<RankedRecords> {
  const { entity, nextSerial, refer } = trial
  const field = entity.fields[name]
  if (!field) return NONE
  // What a dependent choice follows is the same for all of them.
  const { values } = await trial.build({ only: [name] })
  const subject = subjectOf([name, field], entity, { serial: nextSerial(), refer }, values)
  return createAll(trial, name, await valuesOf(field).ascending(subject))
}

/** The last one first, so that the order of their ids is not the order asked for. */
async function createAll(
  trial: Trial,
  name: string,
  ranked: readonly { readonly value: Accepted; readonly words: string }[],
): Promise<RankedRecords> {
  if (ranked.length === 0) return NONE
  const least = canBeBlank(trial.entity, name) ? await trial.create({ only: [] }) : null
  const blank = least && !least.built.values.has(name) ? least.id : null
  const ascending: { id: number; words: string }[] = []
  for (const { value, words } of [...ranked].reverse()) {
    const { id } = await trial.create({ only: [], given: new Map([[name, value]]) })
    ascending.unshift({ id, words })
  }
  return { ascending, blank }
}

/** Whether nothing may be there, and means nothing: no number of 0, no switch that is off. */
function canBeBlank(entity: AnyEntity, name: string): boolean {
  const { reads } = emptinessOf(entity, name)
  const isBlank = reads.is === 'value' && (reads.value === null || reads.value === '')
  const field = entity.fields[name]
  const isGiven = entity.computed?.[name] || field?.defaultFrom !== undefined || (field && hasInitial(field))
  return isBlank && !isGiven && !field?.required && !isFollowed(entity, name)
}

/** Whether a choice that must be made follows this one. */
function isFollowed({ fields }: AnyEntity, name: string): boolean {
  return Object.values(fields).some((field) => field.required && parentsOf(field).includes(name))
}
