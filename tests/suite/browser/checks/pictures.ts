import { expect, test } from '@playwright/test'
import { t } from '../../../../src/texts/locale.ts'
import { expectAddress } from '../../../browser/harness/screens.ts'
import type { Accepted, Fill } from '../../values/kind-values.ts'
import { subjectOf } from '../../subject-of.ts'
import { valuesOf } from '../../values/values-of.ts'
import { chosenIn, fillIn, storedIn, submitForm, takesAway } from '../harness/fill.ts'
import type { Check, Stage } from '../harness/for-each-entity.ts'
import { editAddress } from '../harness/list-page.ts'
import { fileNames, holdsFiles } from '../harness/stored.ts'

export const picturesCheck: Check = {
  title: 'keeps its files, takes others in their place, and lets them go',
  concerns: (entity) => !entity.pages?.edit && pictureNames(entity).length > 0,
  async run(stage) {
    const { product, entity, maker } = stage
    const { id, record } = await maker.create()
    for (const name of pictureNames(entity)) {
      const holds = async () => fileNames((await product.read(entity.name, id))[name])
      const before = fileNames(record[name])
      const add = await pictureToAdd(stage, name)
      await test.step(`${name}: kept`, async () => {
        await open(stage, id, add, before)
        await save(stage)
        expect(await holds()).toEqual(before)
      })
      await test.step(`${name}: one replaced`, async () => {
        await open(stage, id, add, before)
        // A single picture gives way to a new one by itself; of several the one to go is taken away.
        if (entity.fields[name]?.kind === 'images') await removeFirst(stage, name)
        await fillIn(stage.page, [add])
        await expect(chosenIn(stage.page, add.name)).toHaveCount(1)
        await save(stage)
        const after = await holds()
        expect(after).toHaveLength(before.length)
        expect(after.slice(0, -1)).toEqual(before.slice(1))
        expect(before).not.toContain(after.at(-1))
      })
      await test.step(`${name}: removed`, async () => {
        const left = await holds()
        await open(stage, id, add, left)
        for (const _each of left) await removeFirst(stage, name)
        await expect(storedIn(stage.page, add.name)).toHaveCount(0)
        await save(stage)
        expect(await holds()).toEqual([])
      })
    }
  },
}

const pictureNames = (entity: Stage['entity']) =>
  Object.keys(entity.fields).filter((name) => holdsFiles(entity, name))

/** The edit form with the pictures that are stored. */
async function open(
  { page, entity }: Stage,
  id: number,
  add: Fill,
  stored: readonly string[],
): Promise<void> {
  await page.goto(editAddress(entity, id))
  const pictures = storedIn(page, add.name)
  await expect(pictures).toHaveCount(stored.length)
  for (const [place, name] of stored.entries()) {
    const shown = pictures.nth(place).locator('img, a[download]')
    await expect(shown).toHaveAttribute(
      (await shown.evaluate(({ tagName }) => tagName)) === 'A' ? 'href' : 'src',
      new RegExp(`/${name}`),
    )
  }
}

async function save({ page, entity }: Stage): Promise<void> {
  await submitForm(page)
  await expectAddress(page, entity.path)
}

/** Takes away the first of the pictures that are left. */
function removeFirst({ page, entity }: Stage, name: string): Promise<void> {
  const label = entity.fields[name]?.label ?? ''
  const pictures = page.getByRole('group', { name: t(label), exact: true })
  return pictures.getByRole('button', { name: takesAway() }).first().press('Enter')
}

/** How one picture more is attached on the edit form. */
async function pictureToAdd({ entity }: Stage, name: string): Promise<Fill> {
  const field = entity.fields[name]
  if (!field) throw new Error(`"${name}" is no field`)
  const refer = () => Promise.reject(new Error('a picture refers to nothing'))
  const all = await valuesOf(field).accepted(
    subjectOf([name, field], entity, { serial: 0, refer }, new Map()),
  )
  const isSingle = ({ reads }: Accepted) =>
    reads.is === 'file' || (reads.is === 'pictures' && reads.sizes.length === 1)
  const fill = all.find(isSingle)?.fills('update')[0]
  if (!fill) throw new Error(`nobody can attach one picture to "${name}"`)
  return fill
}
