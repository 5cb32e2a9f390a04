import { expect } from 'vitest'
import { parentsOf } from '../../../../../src/schema/where/option-filter.ts'
import { emptinessOf } from '../../../emptiness.ts'
import { subjectOf } from '../../../subject-of.ts'
import type { Accepted } from '../../../values/kind-values.ts'
import { valuesOf } from '../../../values/values-of.ts'
import type { Check, Checks } from '../../check.ts'
import { requiredFollowersOf } from '../../dependents-of.ts'
import { recordOf } from '../../entity-calls.ts'
import { expectMistakes } from '../../expectations.ts'
import type { Created, Trial } from '../../trial.ts'

/** Which records go with a value can be told where a field must hold the same; more only the config knows. */
export const narrowingChecks: Checks = (entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'reference' ? parentsOf(field).map((leader) => follow(name, leader)) : [],
  )

function follow(name: string, leader: string): Check {
  return {
    title: `takes no "${name}" that does not go with "${leader}", and lets go of it`,
    async run(trial) {
      const created = await trial.create()
      const { id, record } = created
      const other = await otherValue(trial, leader, created)
      if (!other || typeof record[name] !== 'number') return
      const both = { ...other.sent('update'), [name]: record[name] }
      const field = trial.entity.fields[name]
      const required = requiredFollowersOf(trial.entity, leader)
      const reply = await trial.calls.update(id, other.sent('update'))
      if (required.length > 0)
        expectMistakes(
          reply,
          required.map((each) => emptinessOf(trial.entity, each).missing('update')),
        )
      else expect(recordOf(trial.entity, reply)[name]).toBe(null)
      // What was not let go of is sent as it was.
      const isTold = field?.required || required.length === 0
      expectMistakes(await trial.calls.update(id, both), [...(isTold ? [name] : []), ...required])
    },
  }
}

/** Another value of the field that is followed. */
async function otherValue(
  { entity, nextSerial, referAnew }: Trial,
  leader: string,
  { record, built }: Created,
): Promise<Accepted | undefined> {
  const field = entity.fields[leader]
  if (!field) return undefined
  const subject = subjectOf([leader, field], entity, { serial: nextSerial(), refer: referAnew }, built.values)
  const values = await valuesOf(field).accepted(subject)
  return values.find(
    ({ reads }) => reads.is === 'value' && JSON.stringify(reads.value) !== JSON.stringify(record[leader]),
  )
}
