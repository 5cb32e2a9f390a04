import { relatedBy, rowsEntity } from '../../../src/kinds/core/definition/relations.ts'
import { currentDay } from '../../../src/kinds/core/filter/days.ts'
import { addDays } from '../../../src/schema/values/days.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { Filter } from '../../../src/schema/where/filter.ts'
import { subjectOf } from '../subject-of.ts'
import type { Accepted } from '../values/kind-values.ts'
import { valuesOf } from '../values/values-of.ts'
import type { Trial } from './trial.ts'

/**
 * Records that meet the filters, and others: with each value of what is filtered or counted, on days around today, and some of
 * them refer to what is meant.
 */
export async function createDifferent(
  trial: Trial,
  filters: readonly Filter[],
  counted: readonly string[] = [],
): Promise<void> {
  const ways = filters.filter(({ field }) => field.includes('.'))
  const own = filters.filter((filter) => !ways.includes(filter))
  const emptied = own.filter(({ operator }) => operator === 'empty').map(({ field }) => field)
  const days = filters.some(({ operator }) => operator === 'anniversary') ? ANNIVERSARIES : DAYS
  for (const [place, shift] of days.entries()) {
    const given = new Map<string, Accepted>()
    const names = [...own.map(({ field }) => field), ...counted]
    // Where it asks for what is empty, every other one is.
    for (const name of names.filter((each) => place % 2 === 1 || !emptied.includes(each))) {
      // What is referred to differs, too, and one of them is by several.
      const refer = place < 3 ? trial.refer : trial.referAnew
      const value = await valueFor({ ...trial, refer }, name, place, addDays(currentDay(), shift))
      if (value) given.set(name, value)
    }
    // Each of them with and without every other one.
    for (const way of ways.filter((_way, which) => (place >> which) % 2 === 0)) {
      const [name, refer] = await referringTo(trial, way)
      const value = await valueFor({ ...trial, refer }, name, 0, currentDay())
      if (value) given.set(name, value)
    }
    await trial.create({ only: [...given.keys()], given })
  }
}

async function valueFor(
  { entity, build, nextSerial, refer }: Trial,
  name: string,
  place: number,
  day: string,
): Promise<Accepted | undefined> {
  const field = entity.fields[name]
  if (!field) return undefined
  const { onDay } = valuesOf(field)
  if (onDay) return onDay(name, day)
  const { values } = await build({ only: [name] })
  const all = await valuesOf(field).accepted(
    subjectOf([name, field], entity, { serial: nextSerial(), refer }, values),
  )
  return all[place % Math.max(1, all.length)]
}

/** The field that a way begins with, and what refers to a record that is as the filter asks. */
async function referringTo(trial: Trial, filter: Filter): Promise<readonly [string, Trial['refer']]> {
  const [step = '', ...rest] = filter.field.split('.')
  const rows = rowsEntity(trial.entity, step)
  const [own, to, left] = rows
    ? [step, relationNamed(rows, rest[0]).to, rest.slice(1)]
    : [relationNamed(trial.entity, step).column, relationNamed(trial.entity, step).to, rest]
  const meant = async (): Promise<Readonly<Record<string, unknown>>> => {
    const [name = '', ...further] = left
    if (further.length === 0) return holding(name, filter)
    const target = trial.of(to)
    const [column, refer] = await referringTo(target, { ...filter, field: left.join('.') })
    return { [column]: (await refer(relationNamed(target.entity, name).to)).id }
  }
  return [
    own,
    async (name, held) => (name === to ? trial.referAnew(to, await meant()) : trial.refer(name, held)),
  ]
}

/** What a record holds that meets a filter. */
function holding(name: string, { operator, values }: Filter): Readonly<Record<string, unknown>> {
  if (operator === 'empty') return {}
  return { [name]: operator === 'within' || operator === 'anniversary' ? currentDay() : values[0] }
}

function relationNamed({ name, fields }: Pick<AnyEntity, 'name' | 'fields'>, as: string | undefined) {
  const relation = as === undefined ? undefined : relatedBy(fields, as)
  if (!relation) throw new Error(`"${name}" has no relation "${String(as)}"`)
  return relation
}

const DAYS = [0, 1, 400, -1, 29, 5]
const ANNIVERSARIES = [-365, -366, -730, -1, -364, -3650]
