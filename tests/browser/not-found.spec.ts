import { expectAddress } from './harness/screens.ts'
import { expect, test } from './harness/test.ts'

const PATHS = ['/nulle-part', '/players/unknown', '/players/edit', '/login/encore', '/profile/edit/nom']

for (const session of ['admin', 'nobody'] as const) {
  test.describe(session === 'admin' ? 'to somebody logged in' : 'to nobody', () => {
    test.use({ session })

    for (const path of PATHS) {
      test(`${path} shows 'not found'`, async ({ page, announce }) => {
        announce(/status of 404/)
        await page.goto(path)
        await expect(page.getByText('not found', { exact: true })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('not found')
        await expectAddress(page, path)
      })
    }
  })
}

test('it leads home', async ({ page }) => {
  await page.goto('/nulle-part')
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expectAddress(page, '/')
})
