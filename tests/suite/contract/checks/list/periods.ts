import { expect } from 'vitest'
import type { Field } from '../../../../../src/schema/entity/field-kinds.ts'
import { filterParameter } from '../../../../../src/schema/where/filter.ts'
import { boundsOf, isTaken } from '../../../day-bounds.ts'
import { brokenBy } from '../../../entity-checks.ts'
import { edgesAround, isAnniversaryIn, isIn, periods, today } from '../../../periods.ts'
import type { KindValues } from '../../../values/kind-values.ts'
import { valuesOf } from '../../../values/values-of.ts'
import { expectEach, type Check, type Checks } from '../../check.ts'
import { recordsOf } from '../../entity-calls.ts'
import { operatorsOf } from '../../../expected-filters.ts'
import type { Trial } from '../../trial.ts'

/** The server and the browser share one calendar, so that neither shows the other what is wrong with it. */
export const periodChecks: Checks = ({ fields }) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { onDay } = valuesOf(field)
    return onDay && operatorsOf(field).includes('within') && !field.readOnly
      ? [filterByDays(name, field, onDay)]
      : []
  })

type OnDay = NonNullable<KindValues<Field>['onDay']>

function filterByDays(name: string, field: Field, onDay: OnDay): Check {
  return {
    title: `is filtered by the days of "${name}"`,
    field: name,
    async run(trial) {
      const now = today()
      const edges = edgesAround(now)
      const isBirthday = operatorsOf(field).includes('anniversary')
      const past = 'past' in field && field.past === true
      // Of a leap year, which has each of them.
      const years = isBirthday ? edges.map((day) => `2000${day.slice(4)}`) : []
      const made = new Map<number, string>()
      for (const day of [...edges.filter((each) => !past || each <= now), ...years]) {
        const id = await createOn(trial, name, day, onDay)
        if (id !== null) made.set(id, day)
      }
      await expectEach(periods, String, async (period) => {
        const idsOf = async (operator: 'within' | 'anniversary') => {
          const query = { [filterParameter({ field: name, operator })]: period, pageSize: 500 }
          const { records } = recordsOf(trial.entity, await trial.calls.list(query))
          return records.flatMap(({ id }) => made.get(id) ?? [])
        }
        const days = [...made.values()]
        expect(await idsOf('within')).toEqual(days.filter((day) => isIn(period, day, now)))
        if (isBirthday)
          expect(await idsOf('anniversary')).toEqual(days.filter((day) => isAnniversaryIn(period, day, now)))
      })
    },
  }
}

/** The id of a record on that day; none where a check of the entity is against it. */
async function createOn(trial: Trial, name: string, day: string, onDay: OnDay): Promise<number | null> {
  const given = new Map([[name, onDay(name, day)]])
  const field = trial.entity.fields[name]
  if (field && !isTaken(day, boundsOf(field))) return null
  const { values } = await trial.build({ only: [name], given })
  if (brokenBy(trial.entity, values).length > 0) return null
  return (await trial.create({ only: [name], given })).id
}
