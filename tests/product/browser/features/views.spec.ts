import type { Page } from '@playwright/test'
import { make } from '../harness/records.ts'
import { addressOf, expectAddress } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'

const viewsButton = (page: Page) => page.getByRole('button', { name: /^Vues/ })
const panel = (page: Page) => page.getByRole('dialog')
/** Without the column of checkboxes, which has no text. */
const headers = (page: Page) => page.getByRole('columnheader').filter({ hasText: /./ })

test('a view keeps filters, order and columns, opens by default, and is left for the whole list', async ({
  page,
  product,
}) => {
  await make.player(product, { name: 'Amine', role: 'forward' })
  await make.player(product, { name: 'Badis', role: 'defender' })
  await page.goto('/players?filter.role.in=forward&columns=name&columns=role')
  await viewsButton(page).click()
  await panel(page).getByRole('button', { name: 'Enregistrer comme vue' }).click()
  await panel(page).getByLabel('Nom de la vue').fill('Attaquants')
  await panel(page).getByLabel('Ouverte par défaut').check()
  await panel(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(viewsButton(page)).toHaveText('Vues\u00a0: Attaquants')
  const address = addressOf(page)

  await page.goto('/players')
  await expectAddress(page, address)
  await expect(page.getByText('1 fiche', { exact: true })).toBeVisible()
  await expect(headers(page)).toHaveText(['name', 'Rôle', 'actions'])
  await viewsButton(page).click()
  await panel(page).getByRole('button', { name: 'Toutes les fiches' }).click()
  await expect(page.getByText('2 fiches')).toBeVisible()
  await expectAddress(page, '/players?view=all')
})

test('the default view opens without the whole list before it', async ({ page, product }) => {
  await make.player(product, { name: 'Amine', role: 'forward' })
  await make.player(product, { name: 'Badis', role: 'defender' })
  await page.goto('/players?filter.role.in=forward')
  await viewsButton(page).click()
  await panel(page).getByRole('button', { name: 'Enregistrer comme vue' }).click()
  await panel(page).getByLabel('Nom de la vue').fill('Attaquants')
  await panel(page).getByLabel('Ouverte par défaut').check()
  await panel(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(viewsButton(page)).toHaveText('Vues\u00a0: Attaquants')

  const rows = page.locator('tbody tr')
  await test.step('on a first visit, where it waits for the views', async () => {
    // On another screen, as a list keeps its default view in mind.
    await page.goto('/profile')
    await page.evaluate(() => sessionStorage.clear())
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/views/player', async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/views/player')
    await page.goto('/players')
    await asked
    await expect(page.getByRole('status', { name: 'Chargement…' })).toBeVisible()
    await expect(rows).toHaveCount(0)
    answer()
    await expect(rows).toHaveText([/Amine/])
  })
  await test.step('and later, where it is known', async () => {
    const lists: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname === '/api/player') lists.push(search)
    })
    await page.goto('/players')
    await expect(rows).toHaveText([/Amine/])
    expect(lists.filter((search) => !search.includes('filter.role'))).toEqual([])
  })
})

test('a view that is changed is updated, renamed and deleted by its owner', async ({ page, product }) => {
  await make.player(product, { name: 'Amine', role: 'forward' })
  await page.goto('/players?filter.role.in=forward')
  await viewsButton(page).click()
  await panel(page).getByRole('button', { name: 'Enregistrer comme vue' }).click()
  await panel(page).getByLabel('Nom de la vue').fill('Attaquants')
  await panel(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(viewsButton(page)).toHaveText('Vues\u00a0: Attaquants')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await viewsButton(page).click()
  await panel(page).getByRole('button', { name: 'Mettre à jour «\u202fAttaquants\u202f»' }).click()
  await expect(panel(page).getByRole('button', { name: /Mettre à jour/ })).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Modifier la vue Attaquants' }).click()
  await panel(page).getByLabel('Nom de la vue').fill('Tous')
  await panel(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(viewsButton(page)).toHaveText('Vues\u00a0: Tous')
  await panel(page).getByRole('button', { name: 'Modifier la vue Tous' }).click()
  await panel(page).getByRole('button', { name: 'Supprimer la vue' }).click()
  await expect(viewsButton(page)).toHaveText('Vues')
})

test('columns are chosen and moved, and the density is kept', async ({ page, product }) => {
  await make.player(product, { name: 'Amine', birthday: '1999-05-31' })
  await page.goto('/players')
  await page.getByRole('button', { name: 'Colonnes' }).click()
  await panel(page).getByRole('checkbox', { name: 'Date de naissance' }).check()
  await panel(page).getByRole('checkbox', { name: 'email' }).uncheck()
  await panel(page).getByRole('button', { name: 'Monter name' }).press('Enter')
  await expect(headers(page)).toHaveText([
    'name',
    'image',
    'phone',
    'Addresse',
    'Date de naissance',
    'actions',
  ])
  await expect(page.getByText('31/05/1999')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Rétablir les colonnes' }).click()
  await expectAddress(page, '/players')
  await panel(page).getByRole('radio', { name: 'Compacte' }).check()
  await page.reload()
  await page.getByRole('button', { name: 'Colonnes' }).click()
  await expect(panel(page).getByRole('radio', { name: 'Compacte' })).toBeChecked()
})

test('a column that was added sorts the list, and the first one leads to the record', async ({
  page,
  product,
}) => {
  await make.player(product, { name: 'Amine', role: 'forward', birthday: '1999-05-31' })
  const id = await make.player(product, { name: 'Badis', role: 'goalkeeper', birthday: '1990-01-02' })
  await page.goto('/players?columns=role&columns=birthday')
  await page.getByRole('columnheader', { name: 'Date de naissance' }).getByRole('button').click()
  await expectAddress(page, '/players?sort=birthday&columns=role&columns=birthday')
  await expect(page.getByRole('rowheader')).toHaveText(['Gardier de but', 'Attaquant'])
  await page.getByRole('rowheader').getByRole('link', { name: 'Gardier de but' }).click()
  await expectAddress(page, `/players/edit/${id}`)
})

test('a name too long for the button is there in whole under the pointer', async ({ page, product }) => {
  const name = 'Attaquants de la wilaya de Bordj Bou Arréridj nés avant 2000'
  await make.player(product, { name: 'Amine', role: 'forward' })
  await page.goto('/players?filter.role.in=forward')
  await expect(viewsButton(page)).not.toHaveAttribute('title')
  await viewsButton(page).click()
  await panel(page).getByRole('button', { name: 'Enregistrer comme vue' }).click()
  await panel(page).getByLabel('Nom de la vue').fill(name)
  await panel(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(viewsButton(page)).toHaveText(`Vues\u00a0: ${name}`)
  await expect(viewsButton(page)).toHaveAttribute('title', name)
})

test('the buttons of a list cut no letter that reaches below the line', async ({ page }) => {
  await page.goto('/players')
  const label = page.getByRole('button', { name: 'Exporter' }).getByText('Exporter')
  await expect(label).toBeVisible()
  const cut = await label.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(cut).toBe(0)
})

test('the width of a column is dragged, moved by keys, kept, saved with a view, and given back', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await make.player(product, { name: 'Amine' })
  await page.goto('/players')
  const heading = page.getByRole('columnheader', { name: 'email', exact: true })
  const edge = page.getByRole('separator', { name: 'Largeur de email' })
  const width = async () => Math.round((await heading.boundingBox())?.width ?? 0)
  await edge.waitFor()
  const usual = await width()
  const from = await edge.boundingBox()
  const [x, y] = [(from?.x ?? 0) + 12, (from?.y ?? 0) + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y)
  await page.mouse.move(x + 60, y)
  await page.mouse.up()
  await expect.poll(width).toBe(usual + 60)
  await edge.press('ArrowLeft')
  await expect.poll(width).toBe(usual + 40)
  await expect(edge).toBeFocused()
  // The heading is not pressed by all that.
  await expectAddress(page, '/players')

  await page.reload()
  await expect.poll(width).toBe(usual + 40)
  await viewsButton(page).click()
  await panel(page).getByRole('button', { name: 'Enregistrer comme vue' }).click()
  await panel(page).getByLabel('Nom de la vue').fill('Large')
  await panel(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(viewsButton(page)).toHaveText('Vues\u00a0: Large')
  await page.keyboard.press('Escape')
  await edge.dblclick()
  await expect.poll(width).toBe(usual)
  await viewsButton(page).click()
  await panel(page).getByRole('button', { name: 'Large', exact: true }).click()
  await expect.poll(width).toBe(usual + 40)
})
