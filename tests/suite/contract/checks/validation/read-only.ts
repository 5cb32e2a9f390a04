import { hasInitial } from '../../../../../src/kinds/core/form/initial-values.ts'
import { subjectOf } from '../../../subject-of.ts'
import { kindValuesOf } from '../../../values/values-of.ts'
import type { Check, Checks } from '../../check.ts'
import { recordOf } from '../../entity-calls.ts'
import type { Trial } from '../../trial.ts'
import { expect } from 'vitest'

/** A stage is refused instead. */
export const readOnlyChecks: Checks = ({ fields, stages }) =>
  Object.entries(fields).flatMap(([name, { readOnly }]) =>
    readOnly && name !== stages?.field ? [leave(name)] : [],
  )

function leave(name: string): Check {
  return {
    title: `leaves "${name}" as it is, whatever a call says of it`,
    async run(trial) {
      const { entity, calls } = trial
      const { record } = await trial.create()
      const { parts } = await trial.build()
      const created = recordOf(
        entity,
        await calls.create({ ...parts('create'), ...(await saying(trial, name, 'create')) }),
      )
      const field = entity.fields[name]
      const isGiven = (field && hasInitial(field)) || entity.computed?.[name]
      if (!isGiven) expect(created[name]).toEqual(record[name])
      const updated = recordOf(entity, await calls.update(created.id, await saying(trial, name, 'update')))
      expect(updated[name]).toEqual(created[name])
    },
  }
}

async function saying({ entity, nextSerial, refer }: Trial, name: string, mode: 'create' | 'update') {
  const field = entity.fields[name]
  if (!field) return {}
  const subject = subjectOf([name, field], entity, { serial: nextSerial(), refer }, new Map())
  const accepted = await kindValuesOf(field).accepted(subject)
  return accepted.at(-1)?.sent(mode) ?? {}
}
