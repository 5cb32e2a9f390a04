import { expect } from 'vitest'
import { decidersOf, type Condition } from '../../../../../src/schema/where/condition.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { emptinessOf } from '../../../emptiness.ts'
import type { Check, Checks } from '../../check.ts'
import { recordOf } from '../../entity-calls.ts'
import { expectMistakes, expectReading, expectUnchanged } from '../../expectations.ts'
import { findWay } from '../../find-way.ts'

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
