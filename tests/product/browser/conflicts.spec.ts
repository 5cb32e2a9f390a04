import type { Browser, Page } from '@playwright/test'
import { control, expectForm, fillForm, submit } from '../../browser/harness/form.ts'
import { ADMIN, type Product } from '../../browser/harness/product.ts'
import { chosenPicture, make, storedPicture } from './harness/records.ts'
import { expectAddress } from '../../browser/harness/screens.ts'
import { expect, loggedIn, test } from '../../browser/harness/test.ts'
import { toastsOf } from '../../browser/harness/toasts.ts'

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
  await choice(page, 'Wilaya, Commune').getByLabel('Prendre la leur').check()
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
  await expect(panel(page)).toContainText('0550 77 77 77')
  await expect(control(page, 'phone')).toHaveValue('0550 77 77 77')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expectAddress(page, '/profile')
  expect(await product.read('admin', 1)).toMatchObject({ name: 'Mourad', phone: '0550 77 77 77' })
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
