import { parentsOf } from '../../../../../src/schema/where/option-filter.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import type { Mode } from '../../../../../src/schema/entity/field-definition.ts'
import { buildRecord, missingNames, type BuiltRecord } from '../../../build-record.ts'
import { subjectOf } from '../../../subject-of.ts'
import { shownBy } from '../../../conditions.ts'
import type { Refused } from '../../../values/kind-values.ts'
import { valuesOf } from '../../../values/values-of.ts'
import { pathsOf } from '../../../../contract/harness/http-client.ts'
import { expectEach, type Check, type Checks } from '../../check.ts'
import { emptinessOf } from '../../../emptiness.ts'
import { expectMistakes, expectUnchanged } from '../../expectations.ts'
import { dependentsOf } from '../../dependents-of.ts'
import type { Trial } from '../../trial.ts'

export const refusalChecks: Checks = (entity) =>
  Object.keys(entity.fields).flatMap((name) => [refuseInNew(name), refuseInOld(name)])

const titleOf = ({ title }: Refused) => title

const canBeSent =
  (mode: Mode) =>
  ({ only = mode }: Refused) =>
    only === mode

/** A new record of one wrong value alone: its mistake is told beside those of what is missing. */
function refuseInNew(name: string): Check {
  return {
    title: `refuses each wrong "${name}" of a new record`,
    field: name,
    async run(trial) {
      const { entity, calls } = trial
      const parents = await buildParents(trial, name)
      const wrongs = await wrongValues(trial, name, parents)
      const refuse = async (wrong: Refused) => {
        const reply = await calls.create({ ...parents.parts('create'), ...wrong.sent('create') })
        // A body that is too large is not read any further.
        const others = wrong.status === 413 ? [] : missingPaths(entity, [name, ...parents.values.keys()])
        expectMistakes(reply, [...others, wrong.path('create')], wrong.status)
      }
      await expectUnchanged(trial, () => expectEach(wrongs.filter(canBeSent('create')), titleOf, refuse))
    },
  }
}

/** An update of one wrong value alone: nothing of the record changes. */
function refuseInOld(name: string): Check {
  return {
    title: `refuses each wrong "${name}" of an update`,
    field: name,
    async run(trial) {
      const { id, built } = await trial.create()
      const wrongs = await wrongValues(trial, name, built)
      const refuse = async (wrong: Refused) => {
        const reply = await trial.calls.update(id, wrong.sent('update'))
        // A choice that is wrong leaves nothing to choose to those that follow it.
        const following = dependentsOf(trial.entity, name).filter(
          (each) => trial.entity.fields[each]?.required,
        )
        const told = following.filter((each) => pathsOf(reply).includes(each))
        expectMistakes(reply, [wrong.path('update'), ...told], wrong.status)
      }
      await expectUnchanged(trial, () => expectEach(wrongs.filter(canBeSent('update')), titleOf, refuse))
    },
  }
}

async function wrongValues(
  { entity, nextSerial, refer }: Trial,
  name: string,
  { values }: BuiltRecord,
): Promise<readonly Refused[]> {
  const field = entity.fields[name]
  if (!field) return []
  return valuesOf(field).refused(subjectOf([name, field], entity, { serial: nextSerial(), refer }, values))
}

/** What a field's choices follow, and nothing else. */
async function buildParents({ entity, nextSerial, refer }: Trial, name: string): Promise<BuiltRecord> {
  const field = entity.fields[name]
  const only = [...(field ? parentsOf(field) : []), ...shownBy(field)]
  return buildRecord(entity, { serial: nextSerial(), refer, only })
}

/** Where the mistakes of a new record are told that has these fields alone. */
export function missingPaths(entity: AnyEntity, given: readonly string[]): readonly string[] {
  return missingNames(entity, given).map((name) => emptinessOf(entity, name).missing('create'))
}
