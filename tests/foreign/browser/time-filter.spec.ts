import { t } from '../../../src/texts/locale.ts'
import { expectAddress } from '../../browser/harness/screens.ts'
import { test } from '../../browser/harness/test.ts'
import { selectedDomains, selectedEntities } from '../../suite/selection.ts'

for (const domain of selectedDomains().filter(({ name }) => name !== 'product'))
  for (const entity of selectedEntities(domain))
    for (const [name, field] of Object.entries(entity.fields).filter(([, { kind }]) => kind === 'time'))
      test.describe(domain.name, () => {
        test.use({ domain })
        test(`${entity.name} is filtered by ${name}, typed as people write it`, async ({ page }) => {
          await page.goto(entity.path)
          await page.getByRole('button', { name: /^Filtrer/ }).click()
          const panel = page.getByRole('dialog', { name: /Filtrer/ })
          await panel.getByRole('button', { name: t(field.label), exact: true }).click()
          await panel.getByLabel('À partir de').fill('9 h 30')
          await expectAddress(page, `${entity.path}?filter.${name}.from=09%3A30`)
          await panel.getByLabel('Jusqu’à').fill('18:00')
          await expectAddress(page, `${entity.path}?filter.${name}.from=09%3A30&filter.${name}.to=18%3A00`)
        })
      })
