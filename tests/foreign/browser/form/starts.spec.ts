import * as z from 'zod'
import { startOf } from '../../../../src/kinds/core/form/initial-values.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { t } from '../../../../src/texts/locale.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { createMaker } from '../../../suite/browser/harness/maker.ts'
import { selectedDomains, selectedEntities } from '../../../suite/selection.ts'

/** What nobody fills in has no control in a new form. */
const begunFields = ({ fields }: AnyEntity) =>
  Object.entries(fields).filter(([, field]) => !field.readOnly && startOf(field) !== undefined)

const startsAnswer = z.object({ values: z.record(z.string(), z.unknown()) })

for (const domain of selectedDomains())
  for (const entity of selectedEntities(domain).filter((each) => begunFields(each).length > 0))
    test.describe(domain.name, () => {
      test.use({ domain })
      test(`a new form of ${entity.name} starts with what its config says`, async ({ page, product }) => {
        // What it refers to is there.
        await createMaker(product, domain, entity.name).create()
        await page.goto(`${entity.path}/create`)
        const answer = await page.request.get(`${product.url}/api/starts/${entity.name}`)
        // What is taken of the account may be nothing.
        const { values } = startsAnswer.parse(await answer.json())
        for (const [name, field] of begunFields(entity)) {
          if (typeof startOf(field) === 'function' && !Object.hasOwn(values, name)) continue
          const label = { name: t(field.label) }
          const control = page.getByRole('combobox', label).or(page.getByRole('switch', label))
          if (field.kind === 'toggle') await expect(control).toBeChecked()
          else await expect(control).not.toHaveValue('')
        }
        // Nobody has typed anything yet.
        await page.goBack()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    })
