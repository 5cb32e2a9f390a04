import { expect } from 'vitest'
import { decidersOf, type Condition } from '../../../../../src/schema/where/condition.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import type { Lock } from '../../../../../src/schema/access/lock.ts'
import { t } from '../../../../../src/texts/locale.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import type { Check, Checks } from '../../check.ts'
import { expectUnchanged } from '../../expectations.ts'
import { findWay } from '../../find-way.ts'
import { moveAlong, stagesIn } from '../../move-along.ts'
import type { Trial } from '../../trial.ts'

export const lockChecks: Checks = (entity) => [
  ...(entity.lock
    ? [keep('the record', entity.lock, Object.keys(entity.fields)), ...keepFromTrash(entity)]
    : []),
  ...Object.entries(entity.sections ?? {}).flatMap(([key, { lock, fields }]) =>
    lock ? [keep(`its section "${key}"`, lock, fields)] : [],
  ),
]

/** Each of its fields that has another value, with what the lock says. */
function keep(what: string, { when, says }: Lock, names: readonly string[]): Check {
  return {
    title: `keeps ${what} once its ${namesIn(when)} locks it`,
    async run(trial) {
      const { id } = await trial.create()
      if (!(await lock(trial, id, when))) return
      const { values } = await trial.build({ turn: 1 })
      const others = names.filter((name) => values.has(name) && !decidersOf(when).includes(name))
      expect(others).not.toEqual([])
      await expectUnchanged(trial, async () => {
        const parts = others.map((name) => values.get(name)?.sent('update'))
        const { status, answer } = await trial.calls.update(id, Object.assign({}, ...parts))
        expect(status).toBe(400)
        expect(answer.errors?.map(({ msg }) => msg)).toContain(t(says))
      })
    },
  }
}

function keepFromTrash({ endpoints, lock: own }: AnyEntity): readonly Check[] {
  if (!own || own.mayBeDeleted || !endpoints.destroy) return []
  return [
    {
      title: `is not deleted once its ${namesIn(own.when)} locks it`,
      async run(trial) {
        const { id } = await trial.create()
        if (!(await lock(trial, id, own.when))) return
        const reply = await trial.calls.destroy(id)
        if (reply) expectRefused(reply, 409)
        expect((await trial.calls.read(id)).status).toBe(200)
      },
    },
  ]
}

/** Makes a record so, by moves where its stage decides. @returns whether it is known how. */
async function lock(trial: Trial, id: number, when: Condition): Promise<boolean> {
  const { stages } = trial.entity
  const stage = stages && stagesIn(when[stages.field])[0]
  if (stage !== undefined) {
    await moveAlong(trial, id, stage)
    return true
  }
  const way = await findWay(trial, when, true)
  if (!way) return false
  expect((await trial.calls.update(id, way)).status).toBe(200)
  return true
}

/** `"kind" and "status"`, as titles name what decides. */
const namesIn = (condition: Condition) =>
  [...new Set(decidersOf(condition))].map((name) => `"${name}"`).join(' and ')
