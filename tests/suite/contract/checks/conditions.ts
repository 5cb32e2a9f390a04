import { expect } from 'vitest'
import type { Condition } from '../../../../src/schema/condition.ts'
import type { AnyEntity } from '../../../../src/schema/entity.ts'
import { subjectOf } from '../../subject-of.ts'
import { isMet } from '../../conditions.ts'
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
    title: `has a "${name}" only while its "${condition.field}" says so`,
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
    title: `needs "${name}" when its "${condition.field}" says so`,
    async run(trial) {
      const { id } = await trial.create()
      const needing = await findWay(trial, condition, true)
      if (!needing) return
      for (const { parts } of clears) {
        const reply = await trial.calls.update(id, { ...needing, ...parts })
        expectMistakes(reply, [missing('update')])
      }
    },
  }
}

function lock(name: string, condition: Condition): Check {
  return {
    title: `keeps "${name}" once its "${condition.field}" says so`,
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

/** An update that makes a condition true, or false. */
async function findWay(trial: Trial, condition: Condition, isTrue: boolean): Promise<Parts | undefined> {
  const { entity, nextSerial, refer } = trial
  const { field: name } = condition
  const field = entity.fields[name]
  if (!field) return undefined
  const { values } = await trial.build()
  const subject = subjectOf([name, field], entity, { serial: nextSerial(), refer }, values)
  const isRight = ({ reads }: Pick<Accepted, 'reads'>) => isMet(condition, reads) === isTrue
  const value = (await valuesOf(field).accepted(subject)).find(isRight)
  if (value) return value.sent('update')
  const empty = emptinessOf(entity, name)
  return isRight(empty) ? empty.clears[0]?.parts : undefined
}
