import { findViolations } from '../../../browser/harness/axe.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

test.describe('the own actions of the clinic', () => {
  test.skip(!isDomainSelected('clinic'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('clinic') })

  test('are run from a row, the selection, the form, the palette and the list', async ({
    page,
    product,
    announce,
  }) => {
    announce(/400/)
    const price = async (id: number) => (await product.read('treatment', id))['price']
    const create = (fr: string, amount: number) =>
      product.create('treatment', { name: { fr, ar: '', en: '' }, price: amount })
    const [one, other] = [await create('Vaccin', 100.4), await create('Bilan', 999_999)]
    const dialog = page.getByRole('dialog', { name: 'Augmenter le prix' })
    const percent = dialog.getByLabel('Pour cent')
    const raise = dialog.getByRole('button', { name: 'Augmenter le prix' })

    await page.goto('/treatments')
    const row = page.getByRole('row', { name: /Vaccin/ })
    await row.getByRole('button', { name: 'Augmenter le prix' }).click()
    await expect(dialog.getByText('Augmenter le prix de ce soin ?')).toBeVisible()
    await raise.click()
    await expect(percent).toHaveAttribute('aria-invalid', 'true')
    await percent.fill('10')
    await raise.click()
    await expect(page.getByText('soin : prix augmenté')).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(await price(one)).toBe(110.44)

    await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
    await page.getByRole('region', { name: 'Sélection' }).getByRole('button', { name: 'Augmenter' }).click()
    await percent.fill('50')
    await raise.click()
    await expect(page.getByText('Ce soin est trop cher déjà.')).toBeVisible()
    expect([await price(one), await price(other)]).toEqual([165.66, 999_999])

    await page.goto(`/treatments/edit/${one}`)
    await expect(page.getByRole('button', { name: 'Augmenter le prix' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder(/Chercher un écran/).fill('augmenter')
    await page.keyboard.press('Enter')
    await percent.fill('1')
    await raise.click()
    await expect(page.getByRole('textbox', { name: 'Prix' })).toHaveValue('167,32')

    await page.goto('/treatments')
    await page.getByRole('button', { name: 'Arrondir les prix' }).click()
    await expect(page.getByText('soins : prix arrondis')).toBeVisible()
    expect(await price(one)).toBe(167)

    // One that takes long, until it is asked to stop.
    let asked = () => {}
    const stopped = new Promise<void>((resolve) => (asked = resolve))
    await page.route('**/api/runs/*/stop', (route) => {
      asked()
      return route.fulfill({ json: { success: true } })
    })
    await page.route('**/api/actions/treatment/round', async (route) => {
      await stopped
      const lines = [
        { done: 1, total: 3 },
        { success: true, results: [], stopped: true },
      ]
      await route.fulfill({ body: lines.map((line) => `${JSON.stringify(line)}\n`).join('') })
    })
    await page.getByRole('button', { name: 'Arrondir les prix' }).click()
    await page
      .getByRole('dialog', { name: 'Arrondir les prix' })
      .getByRole('button', { name: 'Arrêter' })
      .click()
    await expect(page.getByText('1 sur 3, arrêté')).toBeVisible()
  })

  test('are not offered with a record that is not what they ask for', async ({ page, product }) => {
    const create = (fr: string, discount: number | null) =>
      product.create('treatment', { name: { fr, ar: '', en: '' }, price: 100, discount })
    const plain = await create('Vaccin', null)
    const reduced = await create('Bilan', 10)
    const raise = { name: 'Augmenter le prix' }

    await page.goto('/treatments')
    await expect(page.getByRole('row', { name: /Vaccin/ }).getByRole('button', raise)).toBeVisible()
    await expect(page.getByRole('row', { name: /Bilan/ }).getByRole('button', raise)).toHaveCount(0)

    const palette = page.getByRole('dialog', { name: 'Palette de commandes' })
    const openPalette = async () => {
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder(/Chercher un écran/).fill('prix')
      await expect(palette.getByRole('button', { name: /Arrondir les prix/ })).toBeVisible()
    }
    await page.goto(`/treatments/edit/${plain}`)
    await expect(page.getByRole('button', raise)).toBeVisible()
    await openPalette()
    await expect(palette.getByRole('button', raise)).toBeVisible()
    await page.goto(`/treatments/edit/${reduced}`)
    await expect(page.getByRole('textbox', { name: 'Prix' })).toHaveValue('100')
    await expect(page.getByRole('link', { name: 'Dupliquer' })).toBeVisible()
    await expect(page.getByRole('button', raise)).toHaveCount(0)
    await openPalette()
    await expect(palette.getByRole('button', raise)).toHaveCount(0)

    // With several the server tells which of them it refuses.
    await page.goto('/treatments')
    await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
    await page.getByRole('region', { name: 'Sélection' }).getByRole('button', { name: 'Augmenter' }).click()
    const dialog = page.getByRole('dialog', raise)
    await dialog.getByLabel('Pour cent').fill('10')
    await dialog.getByRole('button', raise).click()
    await expect(page.getByText(/n’est pas possible avec cette fiche dans son état actuel/)).toBeVisible()
    const price = async (id: number) => (await product.read('treatment', id))['price']
    expect([await price(plain), await price(reduced)]).toEqual([110, 100])
  })

  test('have the room of their icon before its code is there', async ({ page, product }) => {
    await product.create('treatment', { name: { fr: 'Vaccin', ar: '', en: '' }, price: 12 })
    await page.setViewportSize({ width: 1280, height: 720 })
    let come = () => {}
    const withheld = new Promise<void>((resolve) => (come = resolve))
    await page.route(/\/trending-up-[\w-]+\.js$/, async (route) => {
      await withheld
      await route.continue()
    })
    await page.goto('/treatments')
    const button = page.getByRole('row', { name: /Vaccin/ }).getByRole('button', { name: 'Augmenter' })
    await expect(button).toBeVisible()
    const before = await button.boundingBox()
    come()
    await expect(button.locator('svg path')).not.toHaveCount(0)
    expect(before).toEqual(await button.boundingBox())
  })

  test('by the clock are seen in the activity, and run at once', async ({ page }) => {
    await page.goto('/activity')
    const job = page.getByRole('listitem').filter({ hasText: 'Lever les urgences passées' })
    await expect(job).toContainText('Pas encore lancée')
    await expect(job).toContainText('tous les jours')
    await job.getByRole('button').click()
    await expect(job).toContainText('Réussie')
    const webhook = page.getByRole('listitem').filter({ hasText: 'Comptabilité' })
    await expect(webhook).toContainText('Non configuré')
    await expect(webhook).toContainText('création, suppression')
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
  })

  test('screens of its own are in the menu, and one is open to everybody', async ({
    page,
    product,
    announce,
  }) => {
    await product.create('treatment', { name: { fr: 'Vaccin', ar: '', en: '' }, price: 12 })
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Éventail des prix' })).toHaveText(/De 12 à 12/)
    await page.getByRole('link', { name: 'Prix', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Prix des soins' })).toBeVisible()
    await expect(page.getByText('De 12 à 12')).toBeVisible()
    announce(/ERR_FAILED|dynamically imported/)
    await page.route(/\/Prices-[\w-]+\.js$/, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByText('Ce contenu n’a pas pu être affiché.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Visites par urgence' })).toBeVisible()
    await page.context().clearCookies()
    await page.goto('/opening-hours/lundi')
    await expect(page.getByText('Le lundi, de 8 h à 18 h.')).toBeVisible()
    await expect(page).toHaveTitle(/^Horaires/)
  })
})
