import { expect } from 'vitest'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import type { DependentLookupField } from '../../../../../src/kinds/dependent-lookup/definition.ts'
import { subjectOf } from '../../../subject-of.ts'
import type { Accepted } from '../../../values/kind-values.ts'
import { valuesOf } from '../../../values/values-of.ts'
import type { Check, Checks } from '../../check.ts'
import { recordOf } from '../../entity-calls.ts'
import { emptinessOf } from '../../../emptiness.ts'
import { expectMistakes, expectUnchanged } from '../../expectations.ts'
import type { Trial } from '../../trial.ts'
import { missingPaths } from './refusals.ts'

export const dependentChoiceChecks: Checks = (entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'dependentLookup' ? [needParent(entity, name, field), followParent(name, field)] : [],
  )

function needParent(entity: AnyEntity, name: string, { dependsOn }: DependentLookupField): Check {
  const missing = missingPaths(entity, [name])
  // A parent that has to be given is missing itself: until it is there, nobody knows whether the choice is wrong.
  const mistakes = missing.includes(dependsOn) ? missing : [name, ...missing]
  return {
    title: `takes no "${name}" without what it depends on`,
    async run(trial) {
      const { values } = await trial.build()
      await expectUnchanged(trial, async () => {
        const reply = await trial.calls.create(values.get(name)?.sent('create') ?? {})
        expectMistakes(reply, mistakes)
      })
    },
  }
}

/** A parent chosen anew takes the old choice away, unless it allows that one too. */
function followParent(name: string, field: DependentLookupField): Check {
  const { dependsOn } = field
  return {
    title: `lets go of "${name}" when "${dependsOn}" is chosen anew`,
    async run(trial) {
      const { id, record, built } = await trial.create()
      const other = await otherParent(trial, field, record[name], built.values)
      if (!other) return
      const reply = await trial.calls.update(id, other.sent('update'))
      if (field.required) expectMistakes(reply, [emptinessOf(trial.entity, name).missing('update')])
      else expect(recordOf(trial.entity, reply)[name]).toBe('')
      const both = { ...other.sent('update'), [name]: record[name] }
      expectMistakes(await trial.calls.update(id, both), [name])
    },
  }
}

/** A value of the parent whose list does not hold this name. */
async function otherParent(
  { entity, nextSerial, refer }: Trial,
  { dependsOn, options }: DependentLookupField,
  own: unknown,
  values: ReadonlyMap<string, Accepted>,
): Promise<Accepted | null> {
  const parent = entity.fields[dependsOn]
  if (!parent) return null
  const subject = subjectOf([dependsOn, parent], entity, { serial: nextSerial(), refer }, values)
  for (const value of await valuesOf(parent).accepted(subject)) {
    if (value.reads.is !== 'value' || typeof value.reads.value !== 'string') continue
    const names: readonly unknown[] = await options.load(value.reads.value)
    if (!names.includes(own)) return value
  }
  return null
}
