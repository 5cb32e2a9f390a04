import { expect } from 'vitest'
import { hasInitial, startOf } from '../../../../../src/kinds/core/form/initial-values.ts'
import type { Field } from '../../../../../src/schema/entity/field-kinds.ts'
import { subjectOf } from '../../../subject-of.ts'
import { valuesOf } from '../../../values/values-of.ts'
import { expectEach, type Checks } from '../../check.ts'
import { expectComputed } from './computed.ts'
import { recordOf } from '../../entity-calls.ts'
import { emptinessOf } from '../../../emptiness.ts'
import { expectReading, expectShape } from '../../expectations.ts'
import type { Created, Trial } from '../../trial.ts'

/** What somebody might try to smuggle in. */
const UNKNOWN = {
  id: 4711,
  created_at: 'hier',
  search_key: 'x',
  success: false,
  personne_ne_connait: { ce: 'champ' },
}

export const creationChecks: Checks = () => [
  {
    title: 'is created with its required fields alone, the others empty',
    async run(trial) {
      await expectHolds(trial, await trial.create({ only: [] }))
    },
  },
  {
    title: 'is created with every field, in each of its valid values',
    async run(trial) {
      const turns = Array.from({ length: await mostValues(trial) }, (_none, turn) => turn)
      await expectEach(
        turns,
        (turn) => `each value no. ${turn + 1}`,
        async (turn) => expectHolds(trial, await trial.create({ turn })),
      )
    },
  },
  {
    title: 'ignores fields that nobody knows',
    async run(trial) {
      const built = await trial.build({ only: [] })
      const { entity } = trial
      const record = recordOf(entity, await trial.calls.create({ ...UNKNOWN, ...built.parts('create') }))
      expect(record.id).not.toBe(UNKNOWN.id)
      expectShape(trial.room.entities, entity, record)
      await expectHolds(trial, { id: record.id, record, built })
    },
  },
]

/** What was sent is read back, what was not is empty, and nothing else is there. */
async function expectHolds({ room, entity }: Trial, { record, built }: Created): Promise<void> {
  expectShape(room.entities, entity, record)
  for (const [name, field] of Object.entries(entity.fields)) {
    const sent = built.values.get(name)
    const followed = field.defaultFrom === undefined ? undefined : built.values.get(field.defaultFrom)
    const { reads } = sent ?? followed ?? emptinessOf(entity, name)
    if (entity.computed?.[name]) expectComputed(entity, record, name)
    // Nothing refers to it yet.
    else if (entity.rollups?.[name]) expect(Number(record[name])).toBe(0)
    else if (!sent && hasInitial(field)) expectInitial(field, record[name])
    else await expectReading(room, record, name, reads)
    if (field.kind !== 'reference') continue
    const nested = record[field.as]
    if (sent || record[name] !== null) expect(nested, field.as).toMatchObject({ id: record[name] })
    else expect(nested, field.as).toBeNull()
  }
}

function expectInitial(field: Field, value: unknown): void {
  const start = startOf(field)
  if (start === undefined) expect(value).toSatisfy(isSomething)
  // What a function answers, and which record was first, the config alone knows.
  else if ('value' in start) expect(value).toBe(start.value)
}

const isSomething = (value: unknown) => value !== null && value !== ''

/** How many values the field has that has most of them. */
async function mostValues({ entity, nextSerial, refer, build }: Trial): Promise<number> {
  const { values } = await build()
  const counts = Object.entries(entity.fields).map(async (named) => {
    const subject = subjectOf(named, entity, { serial: nextSerial(), refer }, values)
    return (await valuesOf(named[1]).accepted(subject)).length
  })
  return Math.max(1, ...(await Promise.all(counts)))
}
