import type { EntityCheck } from '../../../../../src/schema/where/check.ts'
import { boundsByFields } from '../../../day-bounds.ts'
import { subjectOf } from '../../../subject-of.ts'
import { brokenBy } from '../../../entity-checks.ts'
import type { Accepted } from '../../../values/kind-values.ts'
import { valuesOf } from '../../../values/values-of.ts'
import type { Check, Checks } from '../../check.ts'
import { expectMistakes, expectUnchanged } from '../../expectations.ts'
import type { Trial } from '../../trial.ts'

export const entityCheckChecks: Checks = ({ checks = {}, fields }) => [
  ...Object.entries(checks).map(([key, check]) =>
    holdCheck(`holds its check "${key}", and says so at its field`, key, check),
  ),
  ...boundsByFields(fields).map((bound) =>
    holdCheck(`holds "${bound.key}", and says so at its field`, bound.key, bound),
  ),
]

/** Values that are right one by one, and of which the check says that they are not together. */
function holdCheck(title: string, key: string, check: Pick<EntityCheck, 'of' | 'field'>): Check {
  return {
    title,
    async run(trial) {
      const { id, built } = await trial.create()
      for (const name of check.of) {
        const others = new Map<string, Accepted>(built.values)
        const wrong = (await acceptedOf(trial, name, others)).find((value) => {
          const broken = brokenBy(trial.entity, others.set(name, value))
          return broken.length === 1 && broken[0] === key
        })
        if (!wrong) continue
        await expectUnchanged(trial, async () =>
          expectMistakes(await trial.calls.update(id, wrong.sent('update')), [check.field]),
        )
      }
    },
  }
}

async function acceptedOf(
  { entity, nextSerial, refer }: Trial,
  name: string,
  values: ReadonlyMap<string, Accepted>,
): Promise<readonly Accepted[]> {
  const field = entity.fields[name]
  if (!field) return []
  return valuesOf(field).accepted(subjectOf([name, field], entity, { serial: nextSerial(), refer }, values))
}
