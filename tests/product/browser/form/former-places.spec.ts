import { control, expectForm, openOptions, optionsOf, submit } from '../../../browser/harness/form.ts'
import { make } from '../harness/records.ts'
import { expectAddress, row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'

const FORMER = { wilaya: 'Orléansville', commune: 'Cassaigne' }

/** A record from a time when the table of places was another one. */
test.describe('a place that the table has no longer', () => {
  test.beforeEach(async ({ page, product }) => {
    const id = await make.player(product, { name: 'Ancien' })
    await product.write('player', id, FORMER)
    await page.goto('/players')
    await expect(row(page, 'Ancien')).toContainText(FORMER.wilaya)
    await expect(row(page, 'Ancien')).toContainText(FORMER.commune)
    await page.goto(`/players/edit/${id}`)
    await expectForm(page, FORMER)
  })

  test('stays when the record is saved', async ({ page, product }) => {
    await control(page, 'name').fill('Ancien joueur')
    await submit(page)
    await expectAddress(page, '/players')
    expect(await product.list('player')).toMatchObject([{ name: 'Ancien joueur', ...FORMER }])
  })

  for (const [name, place] of Object.entries(FORMER)) {
    test(`is offered and marked as chosen: ${name}`, async ({ page }) => {
      await openOptions(page, name)
      await expect(optionsOf(page).filter({ hasText: place })).toHaveAttribute('aria-selected', 'true')
    })
  }

  test('can be left for one of the table, and come back to until it is saved', async ({ page, product }) => {
    const choose = async (name: string, place: string) => {
      await openOptions(page, name)
      await optionsOf(page)
        .filter({ hasText: new RegExp(`^${place}$`) })
        .click()
      await expect(control(page, name)).toHaveValue(place)
    }
    await choose('wilaya', 'Oran')
    await expect(control(page, 'commune')).toHaveValue('')
    await openOptions(page, 'commune')
    await expect(optionsOf(page).filter({ hasText: FORMER.commune })).toHaveCount(0)
    await choose('wilaya', FORMER.wilaya)
    await choose('commune', FORMER.commune)
    await submit(page)
    await expectAddress(page, '/players')
    expect(await product.list('player')).toMatchObject([FORMER])
  })
})
