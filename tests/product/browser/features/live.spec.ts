import type { Browser, Page } from '@playwright/test'
import { findViolations } from '../../../browser/harness/axe.ts'
import { expectForm, fillForm, submit } from '../../../browser/harness/form.ts'
import type { Product } from '../../../browser/harness/product.ts'
import { make } from '../harness/records.ts'
import { row } from '../../../browser/harness/screens.ts'
import { expect, loggedIn, test } from '../../../browser/harness/test.ts'

const OTHER = { username: 'meriem', name: 'Meriem Saadi', password: 'un-autre-mot' }

/** Another administrator in a browser of her own. */
async function openAsOther(product: Product, browser: Browser): Promise<Page> {
  await product.create('admin', {
    ...OTHER,
    email: 'meriem@example.dz',
    confirmation_password: OTHER.password,
  })
  const cookie = await product.logIn(OTHER.username, OTHER.password)
  const storageState = loggedIn(product.url, cookie)
  const context = await browser.newContext({ baseURL: product.url, storageState })
  return context.newPage()
}

const streamOf = (page: Page) => page.waitForResponse(/\/api\/events/)
const pill = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('a list says what another changed, moves nothing, and shows it when asked', async ({
  page,
  browser,
  product,
}) => {
  await make.player(product, { name: 'Rayan' })
  const streaming = streamOf(page)
  await page.goto('/players')
  await streaming
  const other = await openAsOther(product, browser)
  await other.goto('/players/create')
  await fillForm(other, { name: 'Yacine', email: 'yacine@example.dz', password: 'secret-1234' })
  await other.getByLabel('Confirmation du mot de passe').fill('secret-1234')
  await submit(other)
  await expect(row(other, 'Yacine')).toBeVisible()

  const news = pill(page, '1 changement')
  await expect(news).toBeVisible()
  await expect(row(page, 'Yacine')).toHaveCount(0)
  expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
  await news.getByRole('button', { name: 'Afficher' }).click()
  await expect(row(page, 'Yacine')).toBeVisible()
  await expect(news).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // One's own changes are no news.
  await expect(pill(other, 'changement')).toHaveCount(0)
  await other.context().close()
})

test('a form says who else has it open, and merges what they saved when asked', async ({
  page,
  browser,
  product,
}) => {
  const address = `/players/edit/${await make.player(product, { name: 'Rayan', address: 'Ici' })}`
  const streaming = streamOf(page)
  await page.goto(address)
  await streaming
  const other = await openAsOther(product, browser)
  await other.goto(address)
  await expect(pill(page, 'Meriem Saadi a aussi ouvert cette fiche')).toBeVisible()
  await expect(pill(other, 'chef a aussi ouvert cette fiche')).toBeVisible()

  await fillForm(page, { address: 'Là' })
  await fillForm(other, { name: 'Amine' })
  await submit(other)
  const news = pill(page, 'Modifié par Meriem Saadi')
  await expect(news).toBeVisible()
  await expect(pill(page, 'aussi ouvert cette fiche')).toHaveCount(0)
  await expectForm(page, { name: 'Rayan', address: 'Là' })
  await news.getByRole('button', { name: 'Afficher' }).click()
  await expect(page.getByRole('region', { name: 'Cette fiche a changé pendant votre saisie' })).toBeVisible()
  await expectForm(page, { name: 'Amine', address: 'Là' })
  await expect(news).toHaveCount(0)
  await other.context().close()
})

test('who else has a record open is told beside the buttons, over no field', async ({
  page,
  browser,
  product,
}) => {
  // Two screens at two widths, each opened twice.
  test.slow()
  const other = await openAsOther(product, browser)
  const addresses = [
    `/players/edit/${await make.player(product, { name: 'Rayan' })}`,
    `/tools/edit/${await make.tool(product)}`,
  ]
  for (const address of addresses) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(address)
      const save = page.getByRole('button', { name: 'Modifier', exact: true })
      const before = await save.boundingBox()
      await other.goto(address)
      const news = pill(page, 'aussi ouvert cette fiche')
      await expect(news).toBeVisible()
      const box = await news.boundingBox()
      const bar = await page.locator('main form > footer').boundingBox()
      expect(box?.y ?? 0, `${address}, ${width} px`).toBeGreaterThanOrEqual(bar?.y ?? Infinity)
      const end = (box?.y ?? 0) + (box?.height ?? 0)
      expect(end, `${address}, ${width} px`).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
      // A form that ends in sight goes on by a line on a phone.
      if (width === 1440) expect(await save.boundingBox(), address).toEqual(before)
      await other.goto('/profile')
      await expect(news).toHaveCount(0)
    }
  }
  await other.context().close()
})
