import { expect } from 'vitest'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../../../src/schema/entity/field-definition.ts'
import { subjectOf } from '../../../subject-of.ts'
import { brokenBy } from '../../../entity-checks.ts'
import type { Accepted } from '../../../values/kind-values.ts'
import { valuesOf } from '../../../values/values-of.ts'
import { expectEach, type Check, type Checks } from '../../check.ts'
import { recordOf } from '../../entity-calls.ts'
import { emptinessOf } from '../../../emptiness.ts'
import { expectReading } from '../../expectations.ts'
import { dependentsOf } from '../../dependents-of.ts'
import { ownValues } from '../../own-values.ts'
import type { Trial } from '../../trial.ts'

export const updateChecks: Checks = (entity) => [
  {
    title: 'is left as it is by an update that names nothing but what it must, as it is',
    async run({ calls, create }) {
      const { id, record } = await create()
      expect(recordOf(entity, await calls.update(id, {}))).toEqual(record)
      expect(recordOf(entity, await calls.read(id))).toEqual(record)
    },
  },
  ...Object.keys(entity.fields).flatMap((name) => [updateAlone(name), ...clearAlone(entity, name)]),
]

/** Each value of one field, and no other field changes. */
function updateAlone(name: string): Check {
  return {
    title: `updates "${name}" alone, to each of its valid values`,
    field: name,
    async run(trial) {
      const { entity, calls } = trial
      const { id, built } = await trial.create()
      const values = await acceptedValues(trial, name, built.values)
      await expectEach(
        values,
        ({ title }) => title,
        async (value) => {
          const before = recordOf(entity, await calls.read(id))
          const given = new Map([[name, value]])
          const { parts } = await trial.build({ only: [], given })
          const needed = dependentsOf(entity, name).some((each) => entity.fields[each]?.required)
          const updated = await calls.update(id, needed ? parts('update') : value.sent('update'))
          const after = recordOf(entity, await calls.read(id))
          expect(recordOf(entity, updated)).toEqual(after)
          await expectReading(trial.room, after, name, value.reads)
          if (!needed) expect(without(entity, after, name)).toEqual(without(entity, before, name))
        },
      )
    },
  }
}

async function acceptedValues(
  { entity, nextSerial, refer }: Trial,
  name: string,
  values: ReadonlyMap<string, Accepted>,
): Promise<readonly Accepted[]> {
  const field = entity.fields[name]
  if (!field) return []
  const subject = subjectOf([name, field], entity, { serial: nextSerial(), refer }, values)
  const all = await valuesOf(field).accepted(subject)
  return all.filter((value) => brokenBy(entity, new Map([...values, [name, value]])).length === 0)
}

/** Each way to empty one field, where it may be empty. */
function clearAlone(entity: AnyEntity, name: string): readonly Check[] {
  const empty = emptinessOf(entity, name)
  const isNeeded = [name, ...dependentsOf(entity, name)].some((each) => entity.fields[each]?.required)
  if (entity.fields[name]?.requiredWhen || (isNeeded && !empty.isAnswer) || empty.clears.length === 0)
    return []
  const run = async ({ room, calls, create }: Trial) => {
    await expectEach(
      empty.clears,
      ({ title }) => title,
      async ({ parts }) => {
        const { id, record } = await create()
        const updated = recordOf(entity, await calls.update(id, parts))
        await expectReading(room, updated, name, empty.reads)
        expect(without(entity, updated, name)).toEqual(without(entity, record, name))
      },
    )
  }
  return [{ title: `empties "${name}" alone`, field: name, run }]
}

/** The rest of a record: without a field, what is nested for it, and what depends on it. */
/** What it refers to may hold a figure of it. */
function without(entity: AnyEntity, record: StoredRecord, name: string) {
  const own = [...Object.keys(entity.computed ?? {}), name, ...dependentsOf(entity, name)]
  return Object.fromEntries(Object.entries(ownValues(entity, record)).filter(([key]) => !own.includes(key)))
}
