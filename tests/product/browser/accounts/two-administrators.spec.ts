import type { Page } from '@playwright/test'
import { ADMIN } from '../../../browser/harness/product.ts'
import { make } from '../harness/records.ts'
import { expectAddress, logInByForm, row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'

const OTHER = { username: 'meriem', password: 'un-autre-mot' }

const bannerOf = (page: Page) => page.getByRole('banner')
const logOut = (page: Page) =>
  page.getByRole('navigation').getByRole('button', { name: 'Se déconnecter' }).click()

test.describe('two administrators', () => {
  test.beforeEach(async ({ product }) => {
    await product.create('admin', {
      ...OTHER,
      name: 'Meriem',
      email: 'meriem@example.dz',
      phone: '',
      confirmation_password: OTHER.password,
    })
  })

  test('at once see their own data alone', async ({ page, browser, baseURL }) => {
    const others = await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: { cookies: [], origins: [] },
    })
    const other = await others.newPage()
    await other.goto('/profile')
    await logInByForm(other, OTHER.username, OTHER.password)
    await expectAddress(other, '/profile')
    await page.goto('/profile')
    for (const [each, mine, theirs] of [
      [page, 'chef', 'Meriem'],
      [other, 'Meriem', 'chef'],
      [page, 'chef', 'Meriem'],
    ] as const) {
      await each.getByRole('navigation').getByRole('link', { name: 'Tableau de bord' }).click()
      await each.getByRole('navigation').getByRole('link', { name: 'Profil' }).click()
      await expect(bannerOf(each)).toContainText(mine)
      await expect(each.getByRole('main')).toContainText(mine)
      await expect(each.locator('body')).not.toContainText(theirs)
    }
    // The accounts are the first administrator's alone to see.
    await expect(page.getByRole('link', { name: 'Administrateurs' })).toBeVisible()
    await expect(other.getByRole('link', { name: 'Administrateurs' })).toHaveCount(0)
    await others.close()
  })

  test('one after the other in one tab: the second is shown nothing of the first', async ({
    page,
    product,
  }) => {
    await make.player(product, { name: 'Rayan' })
    await page.goto('/players')
    await expect(row(page, 'Rayan')).toBeVisible()
    await expect(bannerOf(page)).toContainText('chef')
    await logOut(page)
    await expectAddress(page, '/login')

    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/\/api\/(player|home|admin\/data)/, async (route) => {
      await answered
      await route.continue()
    })
    await logInByForm(page, OTHER.username, OTHER.password)
    await expectAddress(page, '/')
    await page.getByRole('navigation').getByRole('link', { name: 'Joueurs' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('joueurs')
    await expect(page.getByRole('status', { name: 'Chargement…' })).toBeVisible()
    await expect(page.locator('body')).not.toContainText(/Rayan|chef/)
    answer()
    await expect(row(page, 'Rayan')).toBeVisible()
    await expect(bannerOf(page)).toContainText('Meriem')
    await logOut(page)
    await logInByForm(page, ADMIN.username, ADMIN.password)
    await expect(bannerOf(page)).toContainText('chef')
  })
})
