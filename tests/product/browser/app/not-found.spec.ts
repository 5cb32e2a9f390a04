import { forms } from '#texts/form.ts'
import { readPendingLoginCall } from '../../../../src/accounts/calls/account-calls.ts'
import { screens } from '#texts/frame.ts'
import { expectAddress } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'

const PATHS = ['/nulle-part', '/players/unknown', '/players/edit', '/login/encore', '/profile/edit/nom']

/** Of screens that only the logged in are shown. */
const RECORDS = ['abc', '0', '-1', '1.5', '1e3'].map((id) => `/players/edit/${id}`)

for (const session of ['admin', 'nobody'] as const) {
  test.describe(session === 'admin' ? 'to somebody logged in' : 'to nobody', () => {
    test.use({ session })

    test("an address of no screen shows 'not found'", async ({ page, announce }) => {
      announce(/status of 404/)
      for (const path of PATHS) {
        await page.goto(path)
        await expect(page.getByText('not found', { exact: true })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('not found')
        await expectAddress(page, path)
        await expect(page.getByRole('main')).toHaveCount(1)
        const menu = page.getByRole('navigation', { name: screens.menu.label })
        await expect(menu).toHaveCount(session === 'admin' ? 1 : 0)
      }
    })
  })
}

test('where a backend knows no second factor, its address is none', async ({ page, announce }) => {
  announce(/status of 404/)
  const unknown = { status: 404, json: { success: false, message: 'Adresse introuvable.' } }
  await page.route(`**${readPendingLoginCall.path}`, (route) => route.fulfill(unknown))
  await page.goto('/login/second-factor')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('not found')
  await expect(page.getByRole('main')).toHaveCount(1)
})

test('the address of no record is not found inside the layout, and nothing is asked', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of RECORDS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('not found')
    await expectAddress(page, path)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: screens.menu.label })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: forms.back }).click()
    await expectAddress(page, '/players')
  }
  expect(asked.filter((each) => each.includes('/read/'))).toEqual([])
})

test('it leads home', async ({ page }) => {
  await page.goto('/nulle-part')
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expectAddress(page, '/')
})
