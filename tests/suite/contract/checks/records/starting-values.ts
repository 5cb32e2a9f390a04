import { expect } from 'vitest'
import { initialOf, startOf } from '../../../../../src/kinds/core/form/initial-values.ts'
import type { Field } from '../../../../../src/schema/entity/field-kinds.ts'
import { localMoment } from '../../../../../src/kinds/datetime/moment.ts'
import { shownBy } from '../../../conditions.ts'
import type { Parts } from '../../../values/kind-values.ts'
import type { Check, Checks } from '../../check.ts'
import { recordOf } from '../../entity-calls.ts'
import type { Trial } from '../../trial.ts'

/** What a new record holds of which nothing was said. */
export const startingValueChecks: Checks = (entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) => [
    ...(initialOf(field) === undefined ? [] : [give(name, field)]),
    ...begin(name, field),
    ...(field.defaultFrom === undefined ? [] : [follow(name, field.defaultFrom)]),
  ])

function give(name: string, field: Field): Check {
  return {
    title: `gives a new record its "${name}"`,
    async run(trial) {
      const since = today()
      const [one, other] = await Promise.all([create(trial), create(trial)])
      const [first, second] = [one[name], other[name]]
      const initial = initialOf(field)
      if (typeof initial === 'object') {
        expect(new Set([first, second]).size, `${String(first)}, ${String(second)}`).toBe(2)
        expect(numberIn(first)).toBeGreaterThanOrEqual(initial.countFrom)
      } else if (initial === 'me') {
        expect('as' in field ? one[field.as] : null).toMatchObject({ id: first })
      } else if (field.kind === 'date') {
        expect([since, today()]).toContain(first)
      } else expect(first).toMatch(/\d\d:\d\d/)
    },
  }
}

/** A value that the config says; what somebody sends takes its place, and nothing as well. */
function begin(name: string, field: Field): readonly Check[] {
  const start = startOf(field)
  if (start === undefined || !('value' in start)) return []
  const run = async (trial: Trial) => {
    const { build, calls, entity } = trial
    expect((await create(trial))[name]).toBe(start.value)
    if (field.readOnly) return
    // What it shows goes with it.
    const { values } = await build({ only: [] })
    const rest = [...values].filter(([each]) => !shownBy(entity.fields[each]).includes(name))
    const parts: Parts = Object.assign({}, ...rest.map(([, value]) => value.sent('create')))
    const other = { ...parts, [name]: '' }
    expect(recordOf(entity, await calls.create(other))[name]).toBe(
      typeof start.value === 'string' ? '' : false,
    )
  }
  return [{ title: `begins a new record with its "${name}"`, run }]
}

/** By the clocks of the program, wherever the tests run. */
const today = () => localMoment(new Date().toISOString()).slice(0, 'YYYY-MM-DD'.length)

const numberIn = (value: unknown) => Number(String(value).replace(/^.*?(\d+)$/, '$1'))

async function create({ build, calls, entity, referAnew }: Trial) {
  const built = await build({ only: [], referAnew })
  return recordOf(entity, await calls.create(built.parts('create')))
}

function follow(name: string, source: string): Check {
  return {
    title: `takes "${name}" from "${source}" where a new record says nothing of it`,
    async run({ build, calls, entity }) {
      const built = await build({ only: [source] })
      const record = recordOf(entity, await calls.create(built.parts('create')))
      expect(record[name]).toEqual(record[source])
      expect(record[name]).not.toBe('')
      const other = { ...(await build({ only: [source] })).parts('create'), [name]: '' }
      const empty = recordOf(entity, await calls.create(other))
      expect(empty[name]).not.toEqual(empty[source])
    },
  }
}
