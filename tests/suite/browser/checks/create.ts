import { textsOf } from '../../texts-of.ts'
import { t } from '../../../../src/texts/locale.ts'
import { expect, test } from '@playwright/test'
import { control } from '../../../browser/harness/form.ts'
import { expectAddress } from '../../../browser/harness/screens.ts'
import { fillIn, openTabOf, submitForm } from '../harness/fill.ts'
import type { Check } from '../harness/for-each-entity.ts'
import { expectLaidOut } from '../harness/layout.ts'
import { expectNoOverflow, rowOf } from '../harness/list-page.ts'
import { leaveOutUnknown } from '../harness/custom-controls.ts'
import { expectSaid } from '../harness/said.ts'
import { expectStored, newestOf } from '../harness/stored.ts'

export const createCheck: Check = {
  title: 'is created with every field, through its controls',
  concerns: ({ pages }) => pages?.create === undefined,
  async run(stage) {
    const { page, product, entity, maker } = stage
    // What the form refers to is there before it is opened.
    const made = await maker.build()
    await page.goto(`${entity.path}/create`)
    const built = await leaveOutUnknown(page, entity, made)
    const before = (await product.list(entity.name)).length
    const fills = [...built.values.values()].flatMap((value) => value.fills('create'))
    const atOnce = [...built.values].filter(([name]) => !entity.fields[name]?.showWhen)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(textsOf(entity).create))
    await test.step('every field has its control', async () => {
      for (const { name } of atOnce.flatMap(([, value]) => value.fills('create'))) {
        await openTabOf(page, name)
        await expect(control(page, name), name).toHaveAccessibleName(/\S/)
      }
      for (const [name, { readOnly, hidden }] of Object.entries(entity.fields))
        if (hidden || (readOnly && !entity.computed?.[name]))
          await expect(control(page, name), name).toHaveCount(0)
      await expectLaidOut(stage, built)
      await expectNoOverflow(page)
    })
    await test.step('filled in and sent', async () => {
      await fillIn(page, fills)
      await submitForm(page)
      await expectAddress(page, entity.path)
      await expectSaid(page, textsOf(entity).created)
    })
    await test.step('stored', async () => {
      const record = await newestOf(stage)
      expect(await product.list(entity.name)).toHaveLength(before + 1)
      await expectStored(page, record, built.values)
      if (!entity.pages?.list) await expect(rowOf(page, entity, record.id)).toBeVisible()
    })
  },
}
