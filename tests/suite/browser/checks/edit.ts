import { expect, test } from '@playwright/test'
import { inLanguage } from '../../../../src/schema/text.ts'
import { expectAddress } from '../../../browser/harness/screens.ts'
import { emptinessOf } from '../../emptiness.ts'
import type { Accepted, Emptiness } from '../../values/kind-values.ts'
import { expectAccessible } from '../harness/axe.ts'
import { expectShown, fillIn, storedIn, submitForm } from '../harness/fill.ts'
import type { Check, Stage } from '../harness/for-each-entity.ts'
import { editAddress } from '../harness/list-page.ts'
import { expectSaid } from '../harness/said.ts'
import { expectStored, fileNames, isPicture } from '../harness/stored.ts'

export const editCheck: Check = {
  title: 'is edited: prefilled, saved as it was, changed, and emptied',
  concerns: ({ pages }) => pages?.edit === undefined,
  async run(stage) {
    const { page, product, entity, maker } = stage
    const { id, record, built } = await maker.create()
    const read = () => product.read(entity.name, id)

    await test.step('the form holds what is stored', async () => {
      await open(stage, id)
      await expectPrefilled(stage, id, built.values)
      await expectAccessible(page, 'an edit form')
    })
    await test.step('saving it as it is changes nothing', async () => {
      await save(stage)
      expect(await read()).toEqual(record)
    })
    const changed = await maker.build({ turn: 1 })
    const changes = new Map([...changed.values].filter(([name]) => !isPicture(entity, name)))
    await test.step('every field is changed', async () => {
      await open(stage, id)
      await fillIn(
        page,
        [...changes.values()].flatMap((value) => value.fills('update')),
      )
      await save(stage)
      await expectStored(page, await read(), changes)
    })
    await test.step('what nobody needs is emptied', async () => {
      const emptied = emptiable(stage)
      await open(stage, id)
      // Last first: a choice that follows another can be taken back only while that one is there.
      await fillIn(page, [...emptied.values()].flatMap(({ fills }) => fills).reverse())
      await save(stage)
      await expectStored(page, await read(), emptied)
    })
  },
}

async function open({ page, entity }: Stage, id: number): Promise<void> {
  await page.goto(editAddress(entity, id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inLanguage(entity.texts.update, 'fr'))
}

async function save({ page, entity }: Stage): Promise<void> {
  await submitForm(page)
  await expectAddress(page, entity.path)
  await expectSaid(page, entity.texts.updated)
}

async function expectPrefilled(
  { page, product, entity }: Stage,
  id: number,
  values: ReadonlyMap<string, Accepted>,
): Promise<void> {
  const record = await product.read(entity.name, id)
  for (const [name, value] of values) {
    await expectShown(page, value)
    if (!isPicture(entity, name)) continue
    const [control] = value.fills('update')
    if (!control) throw new Error(`nobody can attach a picture to "${name}"`)
    await expect(storedIn(page, control.name), name).toHaveCount(fileNames(record[name]).length)
  }
}

/** The fields that may be left empty, and how. */
function emptiable({ entity }: Stage): ReadonlyMap<string, Emptiness> {
  const names = Object.keys(entity.fields).filter((name) => !entity.fields[name]?.required)
  const all = names.map((name) => [name, emptinessOf(entity, name)] as const)
  return new Map(all.filter(([, { fills }]) => fills.length > 0))
}
