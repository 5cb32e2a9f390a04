import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { carriedNames, carriedValues } from '../../../../contract/harness/update-fields.ts'
import { requiredNames } from '../../../build-record.ts'
import type { Parts } from '../../../values/kind-values.ts'
import { buildEdit } from '../../build-edit.ts'
import { expectEach, type Check, type Checks } from '../../check.ts'
import { emptinessOf } from '../../../emptiness.ts'
import { expectMistakes, expectUnchanged } from '../../expectations.ts'
import { missingPaths } from './refusals.ts'

/** A way to leave a field empty. */
interface Way {
  readonly title: string
  readonly parts: Parts
}

const titleOf = ({ title }: Way) => title

export const requiredFieldChecks: Checks = (entity) => {
  const names = requiredNames(entity)
  const carried = carriedNames(entity)
  if (names.length === 0) return []
  const all: Check = {
    title: `needs ${names.map((name) => `"${name}"`).join(', ')}, and says so of all at once`,
    async run(trial) {
      await expectUnchanged(trial, async () => {
        expectMistakes(await trial.calls.create({}), missingPaths(entity, []))
        expectMistakes(await trial.calls.create({ nothing: 'here' }), missingPaths(entity, []))
      })
    },
  }
  return [
    all,
    ...names.map((name) => missInNew(entity, name)),
    ...names.flatMap((name) => keepInOld(entity, name)),
    ...(carried.length > 0 ? [missAllInOld(entity, carried)] : []),
    ...carried.map((name) => missInOld(entity, name)),
  ]
}

/** All but one, and that one empty. */
function missInNew(entity: AnyEntity, name: string): Check {
  const empty = emptinessOf(entity, name)
  const ways: readonly Way[] = [{ title: 'absent', parts: {} }, ...(empty.isAnswer ? [] : empty.clears)]
  return {
    title: `refuses a new record without "${name}"`,
    field: name,
    async run(trial) {
      // What it refers to is there before anything is compared.
      await trial.build({ only: [] })
      const miss = async ({ parts }: Way) => {
        const { values } = await trial.build({ only: [] })
        const others = [...values].filter(([each]) => each !== name).map(([, value]) => value.sent('create'))
        const reply = await trial.calls.create(Object.assign({}, ...others, parts))
        expectMistakes(reply, [empty.missing('create')])
      }
      await expectUnchanged(trial, () => expectEach(ways, titleOf, miss))
    },
  }
}

/** An update that empties it changes nothing. */
function keepInOld(entity: AnyEntity, name: string): readonly Check[] {
  const empty = emptinessOf(entity, name)
  if (empty.isAnswer || empty.clears.length === 0) return []
  return [
    {
      title: `keeps "${name}" from being emptied`,
      field: name,
      async run(trial) {
        const { id } = await trial.create()
        const clear = async ({ parts }: Way) =>
          expectMistakes(await trial.calls.update(id, parts), [empty.missing('update')])
        await expectUnchanged(trial, () => expectEach(empty.clears, titleOf, clear))
      },
    },
  ]
}

/** Whatever else it changes. */
function missInOld(entity: AnyEntity, name: string): Check {
  return {
    title: `refuses an update without "${name}"`,
    field: name,
    async run(trial) {
      const { id, record } = await trial.create()
      const { [name]: _missing, ...carried } = carriedValues(entity, record)
      const { [name]: _alone, ...others } = await buildEdit(trial)
      await expectUnchanged(trial, async () => {
        const missing = [emptinessOf(entity, name).missing('update')]
        expectMistakes(await trial.calls.updateBare(id, carried), missing)
        expectMistakes(await trial.calls.updateBare(id, { ...carried, ...others }), missing)
      })
    },
  }
}

function missAllInOld(entity: AnyEntity, names: readonly string[]): Check {
  return {
    title: `needs ${names.map((name) => `"${name}"`).join(', ')} on update too, and says so of all at once`,
    async run(trial) {
      const { id } = await trial.create()
      await expectUnchanged(trial, async () => {
        const missing = names.map((name) => emptinessOf(entity, name).missing('update'))
        expectMistakes(await trial.calls.updateBare(id, {}), missing)
      })
    },
  }
}
