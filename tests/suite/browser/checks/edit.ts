import { textsOf } from '../../texts-of.ts'
import { t } from '../../../../src/texts/locale.ts'
import { expect, test } from '@playwright/test'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { expectAddress } from '../../../browser/harness/screens.ts'
import type { BuiltRecord } from '../../build-record.ts'
import { emptinessOf } from '../../emptiness.ts'
import type { Accepted, Emptiness } from '../../values/kind-values.ts'
import { expectAccessible } from '../harness/axe.ts'
import { expectShown, fillIn, storedIn, submitForm } from '../harness/fill.ts'
import type { Check, Stage } from '../harness/for-each-entity.ts'
import { editAddress, expectNoOverflow } from '../harness/list-page.ts'
import { leaveOutUnknown } from '../harness/custom-controls.ts'
import { expectSaid } from '../harness/said.ts'
import { expectStored, fileNames, holdsFiles } from '../harness/stored.ts'

export const editCheck: Check = {
  title: 'is edited: prefilled, saved as it was, changed, and emptied',
  concerns: ({ pages }) => pages?.edit === undefined,
  async run(stage) {
    const { page, product, entity, maker } = stage
    const { id, record, built } = await maker.create({ style: 'the longest' })
    const known = (each: BuiltRecord) => leaveOutUnknown(page, entity, each)
    const read = () => product.read(entity.name, id)

    await test.step('the form holds what is stored', async () => {
      await open(stage, id)
      const { values } = await known(built)
      await expectPrefilled(stage, id, values)
      await expectAccessible(page, 'an edit form with very long text')
      await expectNoOverflow(page)
    })
    await test.step('saving it as it is changes nothing', async () => {
      await save(stage)
      expect(await read()).toEqual(record)
    })
    const changed = await buildOther(stage)
    await test.step('every field is changed', async () => {
      await open(stage, id)
      const { values } = await known(changed)
      const changes = new Map([...values].filter(([name]) => !holdsFiles(entity, name)))
      await fillIn(
        page,
        [...changes.values()].flatMap((value) => value.fills('update')),
      )
      await save(stage)
      await expectStored(page, await read(), changes)
    })
    await test.step('the way back', async () => {
      await page.goBack()
      await expectAddress(page, entity.updateReplacesHistory ? entity.path : editAddress(entity, id))
    })
    await test.step('what nobody needs is emptied', async () => {
      await open(stage, id)
      const { values } = await known(changed)
      const emptied = emptiable(entity, [...values.keys()])
      // Last first: a choice that follows another can be taken back only while that one is there.
      await fillIn(page, [...emptied.values()].flatMap(({ fills }) => fills).reverse())
      await save(stage)
      await expectStored(page, await read(), emptied)
    })
  },
}

/** Another value in each field, one that a person can bring its control to. */
async function buildOther({ maker }: Stage): Promise<BuiltRecord> {
  const plain = await maker.build()
  const other = await maker.build({ turn: 1 })
  const values = [...other.values].map(([name, value]) => {
    const isUsable = value.fills('update').length > 0
    return [name, isUsable ? value : (plain.values.get(name) ?? value)] as const
  })
  return { ...other, values: new Map(values) }
}

async function open({ page, entity }: Stage, id: number): Promise<void> {
  await page.goto(editAddress(entity, id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(textsOf(entity).update))
}

async function save({ page, entity }: Stage): Promise<void> {
  await submitForm(page)
  await expectAddress(page, entity.path)
  await expectSaid(page, textsOf(entity).updated)
}

async function expectPrefilled(
  { page, product, entity }: Stage,
  id: number,
  values: ReadonlyMap<string, Accepted>,
): Promise<void> {
  const record = await product.read(entity.name, id)
  for (const [name, value] of values) {
    await expectShown(page, value)
    if (!holdsFiles(entity, name)) continue
    const [control] = value.fills('update')
    if (!control) throw new Error(`nobody can attach a picture to "${name}"`)
    await expect(storedIn(page, control.name), name).toHaveCount(fileNames(record[name]).length)
  }
}

/** Those of the fields that may be left empty, and how. */
function emptiable(entity: AnyEntity, names: readonly string[]): ReadonlyMap<string, Emptiness> {
  const optional = names.filter((name) => !entity.fields[name]?.required)
  const all = optional.map((name) => [name, emptinessOf(entity, name)] as const)
  return new Map(all.filter(([, { fills }]) => fills.length > 0))
}
