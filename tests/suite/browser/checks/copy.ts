import { textsOf } from '../../texts-of.ts'
import { expect } from '@playwright/test'
import { createFormModel } from '../../../../src/kinds/core/form/form-model.ts'
import { startOf } from '../../../../src/kinds/core/form/initial-values.ts'
import { forms } from '#texts/form.ts'
import { t } from '../../../../src/texts/locale.ts'
import { control } from '../../../browser/harness/form.ts'
import { expectShown } from '../harness/fill.ts'
import type { Check } from '../harness/for-each-entity.ts'
import { editAddress } from '../harness/list-page.ts'
import { leaveOutUnknown } from '../harness/custom-controls.ts'

export const copyCheck: Check = {
  title: 'is copied without what is unique, pictures and passwords',
  isAlikeForAll: true,
  concerns: ({ pages }) => !pages?.create && !pages?.edit,
  async run({ page, entity, maker }) {
    const { id, record, built } = await maker.create()
    await page.goto(editAddress(entity, id))
    await page.getByRole('link', { name: forms.duplicate }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(textsOf(entity).create))
    const { values } = await leaveOutUnknown(page, entity, built)
    const copied = createFormModel(entity.fields, 'create').copied(record, entity.uniqueTogether)
    for (const [name, value] of values) {
      const field = entity.fields[name]
      if (name in copied) await expectShown(page, value)
      // It begins as any new one.
      else if (field && startOf(field)) continue
      else for (const fill of value.fills('create')) await expect(control(page, fill.name)).toHaveValue('')
    }
  },
}
