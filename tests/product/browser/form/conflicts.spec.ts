import type { Browser, Page } from '@playwright/test'
import { findViolations } from '../../../browser/harness/axe.ts'
import { control, expectForm, fillForm, submit } from '../../../browser/harness/form.ts'
import { ADMIN, type Product } from '../../../browser/harness/product.ts'
import { chosenPicture, make, storedPicture } from '../harness/records.ts'
import { expectAddress, row } from '../../../browser/harness/screens.ts'
import { expect, loggedIn, test } from '../../../browser/harness/test.ts'
import { toastsOf, undoOf } from '../../../browser/harness/toasts.ts'

const OTHER = { username: 'meriem', name: 'Meriem Saadi', password: 'un-autre-mot' }

const panel = (page: Page) => page.getByRole('region', { name: 'Cette fiche a changé pendant votre saisie' })
const choice = (page: Page, label: string) => panel(page).getByRole('group', { name: label, exact: true })

/** Runs what another administrator does in a browser of her own. */
async function asOther(product: Product, browser: Browser, act: (page: Page) => Promise<void>) {
  await product.create('admin', {
    ...OTHER,
    email: 'meriem@example.dz',
    confirmation_password: OTHER.password,
  })
  const cookie = await product.logIn(OTHER.username, OTHER.password)
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: loggedIn(product.url, cookie),
  })
  await act(await context.newPage())
  await context.close()
}

async function save(page: Page, address: string, values: Parameters<typeof fillForm>[1]) {
  await page.goto(address)
  await fillForm(page, values)
  await submit(page)
  await expect.poll(() => page.url()).not.toContain('/edit/')
}

test('two people edit one record: what can be is merged, the rest is chosen, and the history tells of both', async ({
  page,
  browser,
  product,
  announce,
}) => {
  announce(/status of 409/)
  const id = await make.player(product, {
    name: 'Rayan',
    wilaya: 'Oran',
    commune: 'Es Senia',
    address: 'Ici',
    picture: await storedPicture(),
  })
  const address = `/players/edit/${id}`
  await page.goto(address)
  await fillForm(page, {
    name: 'Yanis',
    commune: 'Arzew',
    address: 'Là',
    newPicture: [await chosenPicture()],
  })
  await asOther(product, browser, (other) =>
    save(other, address, { name: 'Amine', wilaya: 'Alger', commune: 'Hydra', role: 'Attaquant' }),
  )

  await submit(page)
  await expect(panel(page)).toBeFocused()
  await expect(toastsOf(page)).toHaveCount(1)
  await expect(choice(page, 'Nom')).toContainText(/Meriem Saadi, le \d+ \S+ \d{4} à/)
  await expect(choice(page, 'Nom')).toContainText(/Avant\s*Rayan/)
  await expect(panel(page)).toContainText('Attaquant')
  await expectForm(page, { name: 'Yanis', role: 'Attaquant', address: 'Là', commune: 'Arzew' })

  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(choice(page, 'Nom').getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await choice(page, 'Wilaya, Commune').getByLabel('Garder ma valeur').check()
  await choice(page, 'Wilaya, Commune').getByLabel('Prendre celle de Meriem Saadi').check()
  await expectForm(page, { name: 'Yanis', wilaya: 'Alger', commune: 'Hydra' })
  await expect(page.getByRole('img', { name: 'Nouvelle image' })).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expectAddress(page, '/players')
  expect(await product.read('player', id)).toMatchObject({
    name: 'Yanis',
    role: 'forward',
    wilaya: 'Alger',
    commune: 'Hydra',
    address: 'Là',
  })

  await page.goto(address)
  const past = page.getByRole('region', { name: 'Historique' })
  await expect(past.getByRole('listitem')).toHaveCount(3)
  await expect(past.getByRole('listitem').nth(0)).toContainText(`${ADMIN.username}, aujourd’hui`)
  await expect(past.getByRole('listitem').nth(0)).toContainText(/Nom.*Amine.*Yanis/)
  await expect(past.getByRole('listitem').nth(1)).toContainText('Meriem Saadi, aujourd’hui')
  await expect(past.getByRole('listitem').nth(1)).toContainText(/Rôle.*Attaquant/)
})

test('a record deleted meanwhile can be made anew of what was typed', async ({ page, product, announce }) => {
  announce(/status of 404/)
  const id = await make.tool(product, { name: { en: 'Whistle', fr: 'Sifflet', ar: 'صافرة' } })
  await page.goto(`/tools/edit/${id}`)
  await fillForm(page, { 'name.fr': 'Sifflets' })
  await page.evaluate(
    (gone) =>
      fetch('/api/tool/destroy', {
        method: 'DELETE',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: gone }),
      }),
    id,
  )
  await submit(page)
  const notice = page.getByRole('region', { name: 'Cette fiche a été supprimée entre-temps' })
  await expect(notice).toBeFocused()
  await expectForm(page, { 'name.fr': 'Sifflets' })
  await notice.getByRole('button', { name: 'En faire une nouvelle fiche' }).click()
  await expectAddress(page, '/tools/create')
  await page.getByRole('button', { name: 'Reprendre' }).click()
  await submit(page)
  await expectAddress(page, '/tools')
  expect(await product.list('tool')).toMatchObject([{ name: { en: 'Whistle', fr: 'Sifflets', ar: 'صافرة' } }])
})

test('a profile that was edited elsewhere is merged too', async ({ page, product, announce }) => {
  announce(/status of 409/)
  await page.goto('/profile/edit')
  await fillForm(page, { name: 'Mourad' })
  await product.update('admin', 1, { phone: '0550 77 77 77' })
  await submit(page)
  await expectAddress(page, '/profile')
  await expect(toastsOf(page)).toHaveText(['Data updated with success'])
  expect(await product.read('admin', 1)).toMatchObject({ name: 'Mourad', phone: '0550 77 77 77' })
  await expect(undoOf(page)).toContainText('Téléphone repris d’une modification faite entre-temps.')
  await undoOf(page).getByRole('button').click()
  await expect(page.getByRole('main')).not.toContainText('0550 77 77 77')
  expect(await product.read('admin', 1)).toMatchObject({ name: 'Mourad', phone: ADMIN.phone })
})

test.describe('changes of different fields', () => {
  test('are saved at once, and what came of the other can be undone', async ({
    page,
    browser,
    product,
    announce,
  }) => {
    announce(/status of 409/)
    const id = await make.player(product, { name: 'Rayan', phone: '0550 11 11 11', address: 'Ici' })
    await page.goto(`/players/edit/${id}`)
    await fillForm(page, { address: 'Là' })
    await asOther(product, browser, (other) =>
      save(other, `/players/edit/${id}`, { phone: '0550 22 22 22', role: 'Attaquant' }),
    )
    await submit(page)
    await expectAddress(page, '/players')
    await expect(toastsOf(page)).toHaveText(['mise à jour du joueur avec succès'])
    const both = { phone: '0550 22 22 22', role: 'forward', address: 'Là' }
    expect(await product.read('player', id)).toMatchObject(both)
    await expect(undoOf(page)).toContainText('Téléphone, Rôle repris de Meriem Saadi.')
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])

    await undoOf(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(row(page, 'Rayan')).toContainText('0550 11 11 11')
    expect(await product.read('player', id)).toMatchObject({ phone: '0550 11 11 11', address: 'Là' })
    await expect(undoOf(page)).toHaveCount(0)
  })

  test('are saved at once in a form that one stays in, which says so', async ({
    page,
    product,
    announce,
  }) => {
    announce(/status of 409/)
    const id = await make.player(product, { name: 'Rayan', phone: '0550 11 11 11' })
    await page.goto(`/players/edit/${id}`)
    await fillForm(page, { address: 'Là' })
    await product.update('player', id, { phone: '0550 22 22 22' })
    await page.getByRole('button', { name: 'Enregistrer et rester' }).click()
    await expect(toastsOf(page)).toHaveText(['mise à jour du joueur avec succès'])
    await expect(panel(page)).toHaveCount(0)
    await expect(undoOf(page)).toContainText('Téléphone repris d’une modification faite entre-temps.')
    await expectForm(page, { phone: '0550 22 22 22', address: 'Là' })
    await undoOf(page).getByRole('button', { name: 'Annuler' }).click()
    await expectForm(page, { phone: '0550 11 11 11', address: 'Là' })
    expect(await product.read('player', id)).toMatchObject({ phone: '0550 11 11 11', address: 'Là' })
  })

  test('what was changed again is not put back', async ({ page, product, announce }) => {
    announce(/status of 409/)
    const id = await make.player(product, { name: 'Rayan', phone: '0550 11 11 11' })
    await page.goto(`/players/edit/${id}`)
    await fillForm(page, { address: 'Là' })
    await product.update('player', id, { phone: '0550 22 22 22' })
    await submit(page)
    await expectAddress(page, '/players')
    await expect(undoOf(page)).toBeVisible()
    await product.update('player', id, { phone: '0550 33 33 33' })
    await undoOf(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(toastsOf(page).first()).toHaveText(
      'Cette valeur a encore été modifiée entre-temps\u202f: elle reste telle quelle.',
    )
    expect(await product.read('player', id)).toMatchObject({ phone: '0550 33 33 33' })
  })

  test('to the same value is no question', async ({ page, product, announce }) => {
    announce(/status of 409/)
    const id = await make.player(product, { name: 'Rayan', phone: '0550 11 11 11' })
    await page.goto(`/players/edit/${id}`)
    await fillForm(page, { name: 'Yanis', address: 'Là' })
    await product.update('player', id, { name: 'Yanis' })
    await submit(page)
    await expectAddress(page, '/players')
    expect(await product.read('player', id)).toMatchObject({ name: 'Yanis', address: 'Là' })
  })

  test('that cannot be saved together are shown', async ({ page, product, announce }) => {
    announce(/status of (400|409)/)
    const id = await make.player(product, { name: 'Rayan', phone: '0550 11 11 11' })
    await make.player(product, { name: 'Amine', email: 'amine@example.dz' })
    await page.goto(`/players/edit/${id}`)
    await fillForm(page, { email: 'amine@example.dz' })
    await product.update('player', id, { phone: '0550 22 22 22' })
    await submit(page)
    await expect(toastsOf(page)).toHaveCount(1)
    await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true')
    await expect(panel(page)).toContainText('0550 22 22 22')
    await fillForm(page, { email: 'rayan@example.dz' })
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expectAddress(page, '/players')
    const merged = { email: 'rayan@example.dz', phone: '0550 22 22 22' }
    expect(await product.read('player', id)).toMatchObject(merged)
  })

  test('in a cell are saved, whenever the other was', async ({ page, product, announce }) => {
    announce(/status of 409/)
    const id = await make.player(product, { name: 'Rayan', phone: '0550 11 11 11' })
    await page.goto('/players')
    let isFirst = true
    await page.route('**/api/player/update', async (route) => {
      // Between what the cell has read and what it saves.
      if (isFirst) await product.update('player', id, { address: 'Là' })
      isFirst = false
      await route.continue()
    })
    await page.locator('td[data-column="phone"]').dblclick({ position: { x: 3, y: 3 } })
    await page.locator('td[data-column="phone"] input').fill('0550 22 22 22')
    await page.keyboard.press('Enter')
    await expect(toastsOf(page)).toHaveText(['mise à jour du joueur avec succès'])
    await expectAddress(page, '/players')
    expect(await product.read('player', id)).toMatchObject({ phone: '0550 22 22 22', address: 'Là' })
  })
})

test('a creation whose answer was lost makes one record when it is sent again', async ({
  page,
  product,
  announce,
}) => {
  announce(/net::ERR_FAILED/)
  const keys: (string | undefined)[] = []
  await page.route('**/api/tool/create', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.goto('/tools/create')
  await fillForm(page, { 'name.fr': 'Sifflet' })
  await submit(page)
  await expect(toastsOf(page)).toHaveCount(1)
  await submit(page)
  await expectAddress(page, '/tools')
  expect(await product.list('tool')).toHaveLength(1)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})
