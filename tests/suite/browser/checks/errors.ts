import { expect, test } from '@playwright/test'
import { hasInitial } from '../../../../src/kinds/core/form/initial-values.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { addressOf } from '../../../browser/harness/screens.ts'
import { isUnique, missingNames, type BuiltRecord } from '../../build-record.ts'
import { emptinessOf } from '../../emptiness.ts'
import { expectAccessibleInBoth } from '../harness/axe.ts'
import { expectMistaken } from '../harness/mistakes.ts'
import { leaveOutUnknown } from '../harness/custom-controls.ts'
import { fillIn, submitForm } from '../harness/fill.ts'
import type { Check, Stage } from '../harness/for-each-entity.ts'
import { expectTyped, refusalRounds, type Round } from '../harness/refusal-rounds.ts'

export const errorsCheck: Check = {
  title: 'tells of a mistake in each field where it was made',
  concerns: ({ pages }) => pages?.create === undefined,
  async run(stage) {
    const { page, product, entity, maker, announce } = stage
    announce(/status of 4(00|09|13)/)
    // What the form refers to is there before it is opened.
    const built = await maker.build()
    await page.goto(`${entity.path}/create`)
    const valid = await leaveOutUnknown(page, entity, built)
    const before = await product.list(entity.name)

    await test.step('required fields are missing', () => checkMissing(stage))
    await fillIn(page, fillsOf(valid))
    for (const round of await refusalRounds(entity, valid)) {
      await test.step(round.title, () => checkRound(stage, round, valid))
    }
    expect(await product.list(entity.name), 'what is refused is not stored').toEqual(before)
    await test.step('a value is taken', () => checkTaken(stage, valid))
  },
}

const fillsOf = ({ values }: BuiltRecord) => [...values.values()].flatMap((value) => value.fills('create'))

async function checkMissing(stage: Stage): Promise<void> {
  const { page, entity } = stage
  const isEmptyAtFirst = (name: string) => {
    const field = entity.fields[name]
    return field !== undefined && !hasInitial(field)
  }
  const empty = missingNames(entity, [])
    .filter(isEmptyAtFirst)
    .map((name) => emptinessOf(entity, name))
  const missing = empty.filter(({ isAnswer }) => !isAnswer).map((each) => each.missing('create'))
  if (missing.length === 0) return
  await submitForm(page)
  await expectMistaken(page, missing)
  await expectAccessibleInBoth(stage, 'a form with its errors')
}

/** Every value of the round is refused at its control, and stays there. */
async function checkRound({ page, entity }: Stage, round: Round, valid: BuiltRecord): Promise<void> {
  await fillIn(page, round.fills)
  await submitForm(page)
  await expectMistaken(page, round.paths)
  // The backend tells more, and the focus goes to the first mistake once it has answered.
  await page.waitForLoadState('networkidle')
  await expectTyped(page, round.fills)
  expect(addressOf(page)).toBe(`${entity.path}/create`)
  await fillIn(
    page,
    round.names.flatMap((name) => valid.values.get(name)?.fills('create') ?? []),
  )
}

/** Another record holds the same in every field where that is told apart. */
async function checkTaken({ page, entity, maker }: Stage, { values }: BuiltRecord): Promise<void> {
  const unique = Object.keys(entity.fields).filter((name) => isTakenOnce(entity, name))
  if (unique.length === 0) return
  const same = [...values].filter(([name]) => unique.includes(name))
  await maker.create({ only: unique, given: new Map(same) })
  await submitForm(page)
  await expectMistaken(page, unique)
}

function isTakenOnce({ fields }: AnyEntity, name: string): boolean {
  return isUnique(fields[name]) && !fields[name]?.readOnly
}
