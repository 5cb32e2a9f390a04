import { startOf } from '../../../src/kinds/core/form/initial.ts'
import type { AnyEntity } from '../../../src/schema/entity.ts'
import { t } from '../../../src/texts/locale.ts'
import { expect, test } from '../../browser/harness/test.ts'
import { createMaker } from '../../suite/browser/harness/maker.ts'
import { selectedDomains, selectedEntities } from '../../suite/selection.ts'

/** What nobody fills in has no control in a new form. */
const begunFields = ({ fields }: AnyEntity) =>
  Object.values(fields).filter((field) => !field.readOnly && startOf(field) !== undefined)

for (const domain of selectedDomains())
  for (const entity of selectedEntities(domain).filter((each) => begunFields(each).length > 0))
    test.describe(domain.name, () => {
      test.use({ domain })
      test(`a new form of ${entity.name} starts with what its config says`, async ({ page, product }) => {
        // What it refers to is there.
        await createMaker(product, domain, entity.name).create()
        await page.goto(`${entity.path}/create`)
        for (const field of begunFields(entity)) {
          const control = page.getByRole('combobox', { name: t(field.label) })
          await expect(control).not.toHaveValue('')
        }
        // Nobody has typed anything yet.
        await page.goBack()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    })
