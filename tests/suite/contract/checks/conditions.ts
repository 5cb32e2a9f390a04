import { expect } from 'vitest'
import { decidersOf, type Comparison, type Condition } from '../../../../src/schema/condition.ts'
import type { AnyEntity } from '../../../../src/schema/entity.ts'
import { subjectOf } from '../../subject-of.ts'
import { isComparisonMet } from '../../conditions.ts'
import { emptinessOf } from '../../emptiness.ts'
import type { Accepted, Parts } from '../../values/kind-values.ts'
import { valuesOf } from '../../values/values-of.ts'
import type { Check, Checks } from '../check.ts'
import { recordOf } from '../entity-calls.ts'
import { expectMistakes, expectReading, expectUnchanged } from '../expectations.ts'
import type { Trial } from '../trial.ts'

export const conditionChecks: Checks = (entity) =>
  Object.entries(entity.fields).flatMap(([name, { showWhen, requiredWhen, readOnlyWhen }]) => [
    ...(showWhen ? [hide(entity, name, showWhen)] : []),
    ...(requiredWhen ? [need(entity, name, requiredWhen)] : []),
    ...(readOnlyWhen ? [lock(name, readOnlyWhen)] : []),
  ])

/** Emptied by what hides it, and refused while it is hidden. */
function hide(entity: AnyEntity, name: string, condition: Condition): Check {
  return {
    title: `has a "${name}" only while its ${namesIn(condition)} says so`,
    async run(trial) {
      const { id, built } = await trial.create()
      const hiding = await findWay(trial, condition, false)
      if (!hiding) return
      const hidden = recordOf(entity, await trial.calls.update(id, hiding))
      await expectReading(trial.room, hidden, name, emptinessOf(entity, name).reads)
      const value = built.values.get(name)
      if (!value) return
      await expectUnchanged(trial, async () =>
        expectMistakes(await trial.calls.update(id, value.sent('update')), [name]),
      )
    },
  }
}

function need(entity: AnyEntity, name: string, condition: Condition): Check {
  const { clears, missing } = emptinessOf(entity, name)
  return {
    title: `needs "${name}" when its ${namesIn(condition)} says so`,
    async run(trial) {
      const { id } = await trial.create()
      const needing = await findWay(trial, condition, true)
      if (!needing) return
      for (const { parts } of clears) {
        const reply = await trial.calls.update(id, { ...needing, ...parts })
        expectMistakes(reply, [missing('update')])
      }
      const free = await findWay(trial, condition, false)
      const [clear] = clears
      if (free && clear) expect((await trial.calls.update(id, { ...free, ...clear.parts })).status).toBe(200)
    },
  }
}

function lock(name: string, condition: Condition): Check {
  return {
    title: `keeps "${name}" once its ${namesIn(condition)} says so`,
    async run(trial) {
      const { id } = await trial.create()
      const locking = await findWay(trial, condition, true)
      const other = (await trial.build({ turn: 1 })).values.get(name)
      if (!locking || !other) return
      expect((await trial.calls.update(id, locking)).status).toBe(200)
      await expectUnchanged(trial, async () =>
        expectMistakes(await trial.calls.update(id, other.sent('update')), [name]),
      )
    },
  }
}

/** `"kind" or "status"`, as titles name what decides. */
const namesIn = (condition: Condition) =>
  [...new Set(decidersOf(condition))].map((name) => `"${name}"`).join(' and ')

/** An update that makes a condition true, or false; of several parts only as far as it must. */
async function findWay(trial: Trial, condition: Condition, isTrue: boolean): Promise<Parts | undefined> {
  if ('field' in condition) return findValue(trial, condition, isTrue)
  const isAll = 'all' in condition
  const parts = isAll ? condition.all : condition.any
  const ways = await Promise.all(
    // One alone makes all of them false, or any of them true: the last.
    parts.map((part, place) => findWay(trial, part, place === parts.length - 1 ? isTrue : isAll)),
  )
  return ways.includes(undefined) ? undefined : Object.assign({}, ...ways)
}

async function findValue(trial: Trial, condition: Comparison, isTrue: boolean): Promise<Parts | undefined> {
  const { entity, nextSerial, refer } = trial
  const { field: name } = condition
  const field = entity.fields[name]
  if (!field) return undefined
  const { values } = await trial.build()
  const subject = subjectOf([name, field], entity, { serial: nextSerial(), refer }, values)
  const isRight = ({ reads }: Pick<Accepted, 'reads'>) => isComparisonMet(condition, reads) === isTrue
  const value = (await valuesOf(field).accepted(subject)).find(isRight)
  if (value) return value.sent('update')
  const empty = emptinessOf(entity, name)
  return isRight(empty) ? empty.clears[0]?.parts : undefined
}
