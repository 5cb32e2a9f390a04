import { subjectOf } from '../../subject-of.ts'
import { brokenBy } from '../../entity-checks.ts'
import type { Accepted } from '../../values/kind-values.ts'
import { valuesOf } from '../../values/values-of.ts'
import type { Check, Checks } from '../check.ts'
import { expectMistakes, expectUnchanged } from '../expectations.ts'
import type { Trial } from '../trial.ts'

export const entityCheckChecks: Checks = ({ checks = {} }) => Object.keys(checks).map(holdCheck)

/** Values that are right one by one, and of which the check says that they are not together. */
function holdCheck(key: string): Check {
  return {
    title: `holds its check "${key}", and says so at its field`,
    async run(trial) {
      const check = trial.entity.checks?.[key]
      const { id, built } = await trial.create()
      for (const name of check?.of ?? []) {
        const others = new Map<string, Accepted>(built.values)
        const wrong = (await acceptedOf(trial, name, others)).find((value) =>
          brokenBy(trial.entity, others.set(name, value)).includes(key),
        )
        if (!wrong || !check) continue
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
