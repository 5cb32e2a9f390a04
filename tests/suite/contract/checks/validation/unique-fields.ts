import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { subjectOf } from '../../../subject-of.ts'
import { valuesOf } from '../../../values/values-of.ts'
import { expectEach, type Check, type Checks } from '../../check.ts'
import { recordOf } from '../../entity-calls.ts'
import { emptinessOf } from '../../../emptiness.ts'
import { expectMistakes, expectReading, expectUnchanged } from '../../expectations.ts'
import type { Trial } from '../../trial.ts'

export const uniqueFieldChecks: Checks = (entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    'unique' in field && field.unique && !field.readOnly ? [takeOnce(name), ...emptyTwice(entity, name)] : [],
  )

async function twinsOf({ entity, nextSerial, refer }: Trial, name: string) {
  const field = entity.fields[name]
  const twins =
    field &&
    (await valuesOf(field).twins?.(
      subjectOf([name, field], entity, { serial: nextSerial(), refer }, new Map()),
    ))
  if (!twins) throw new Error(`"${name}" is unique, and its kind has no twins to try`)
  return twins
}

/** However it is written, nobody else takes it, and its holder keeps it. */
function takeOnce(name: string): Check {
  return {
    title: `holds each "${name}" once, however it is written`,
    async run(trial) {
      const { first, same } = await twinsOf(trial, name)
      const holder = await trial.create({ only: [], given: new Map([[name, first]]) })
      const other = await trial.create({ only: [] })
      await expectEach(
        same,
        ({ title }) => title,
        async (twin) => {
          const { parts } = await trial.build({ only: [], given: new Map([[name, twin]]) })
          await expectUnchanged(trial, async () => {
            expectMistakes(await trial.calls.create(parts('create')), [name])
            expectMistakes(await trial.calls.update(other.id, twin.sent('update')), [name])
          })
          const kept = recordOf(trial.entity, await trial.calls.update(holder.id, twin.sent('update')))
          await expectReading(trial.room, kept, name, twin.reads)
        },
      )
    },
  }
}

function emptyTwice(entity: AnyEntity, name: string): readonly Check[] {
  if (entity.fields[name]?.required) return []
  return [
    {
      title: `lets several have no "${name}"`,
      async run(trial) {
        for (const { parts } of [{ parts: {} }, ...emptinessOf(entity, name).clears]) {
          const built = await trial.build({ only: [] })
          recordOf(entity, await trial.calls.create({ ...built.parts('create'), ...parts }))
        }
      },
    },
  ]
}
