import { forms } from '#texts/form.ts'
import { choose, control, openOptions, optionsOf } from '../../../browser/harness/form.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { createMaker } from '../../../suite/browser/harness/maker.ts'
import { selectedEntities } from '../../../suite/selection.ts'
import { acceptAll } from '../../../suite/values/one-value.ts'

const domain = domainNamed('clinic')

test.describe('a reference that follows another field', () => {
  test.use({ domain })
  test.skip(!selectedEntities(domain).some(({ name }) => name === 'pet'), 'not asked for')

  test('offers what goes with it, and lets go of what no longer does', async ({ page, product }) => {
    const maker = createMaker(product, domain, 'pet')
    const make = (name: string, species: string) =>
      maker.create({ only: [], given: acceptAll({ name, species }) })
    await make('Mina', 'Chat')
    await make('Luna', 'Chien')
    await page.goto('/pets/create')
    await expect(control(page, 'mother_id')).toBeDisabled()
    await expect(control(page, 'mother_id')).toHaveAccessibleDescription(forms.chooseParentFirst('Espèce'))
    await choose(page, 'species', 'Chat')
    await openOptions(page, 'mother_id')
    const mother = optionsOf(page).filter({ hasText: /Mina|Luna/ })
    await expect(mother).toHaveCount(1)
    await mother.click()
    await expect(control(page, 'mother_id')).toHaveValue(/^Mina/)

    await test.step('and what is made beside it begins with what it must hold', async () => {
      await page.getByRole('button', { name: forms.createHereFor('Mère') }).click()
      await expect(page.getByRole('dialog').locator('[name="species"]')).toHaveValue('Chat')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    await choose(page, 'species', 'Chien')
    await expect(control(page, 'mother_id')).toHaveValue('')
    await openOptions(page, 'mother_id')
    await expect(optionsOf(page).filter({ hasText: 'Luna' })).toHaveCount(1)
    await expect(optionsOf(page).filter({ hasText: 'Mina' })).toHaveCount(0)
  })

  test('keeps what a record held, until it is changed', async ({ page, product }) => {
    const maker = createMaker(product, domain, 'pet')
    const make = (values: Readonly<Record<string, unknown>>) =>
      maker.create({ only: [], given: acceptAll({ species: 'Chat', ...values }) })
    const mother = await make({ name: 'Mina' })
    const { id } = await make({ name: 'Minou', mother_id: mother.id })
    await product.write('pet', mother.id, { species: 'Chien' })
    await page.goto(`/pets/edit/${id}`)
    await expect(control(page, 'mother_id')).toHaveValue(/^Mina/)
    await control(page, 'name').fill('Minette')
    await expect(control(page, 'mother_id')).toHaveValue(/^Mina/)
  })
})
