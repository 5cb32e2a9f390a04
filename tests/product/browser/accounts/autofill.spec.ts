import type { Page } from '@playwright/test'
import { control } from '../../../browser/harness/form.ts'
import { expect, test } from '../../../browser/harness/test.ts'

/** What the browser may offer for each text input of a form. */
function offered(page: Page) {
  return page
    .locator('form')
    .locator('input:not([type=file], [type=checkbox]), textarea')
    .evaluateAll((all) => all.map((each) => each.getAttribute('autocomplete')))
}

test("nothing of one's own is offered for the records of others", async ({ page }) => {
  for (const path of ['players', 'teams', 'owners', 'stadiums', 'tools', 'competitions', 'admins']) {
    await page.goto(`/${path}/create`)
    await expect(control(page, 'name').or(control(page, 'name.fr'))).toBeVisible()
    await expect.poll(() => offered(page)).not.toEqual([])
    const own = (await offered(page)).filter((token) => token !== 'off' && token !== 'new-password')
    expect(own, path).toEqual([])
  }
})

test('the own profile offers what the browser knows of its owner', async ({ page }) => {
  await page.goto('/profile/edit')
  for (const [name, token] of [
    ['username', 'username'],
    ['name', 'name'],
    ['email', 'email'],
    ['phone', 'tel'],
  ] as const) {
    await expect(control(page, name)).toHaveAttribute('autocomplete', token)
  }
  await page.goto('/profile/edit/password')
  await expect(control(page, 'current_password')).toHaveAttribute('autocomplete', 'current-password')
  await expect(control(page, 'password')).toHaveAttribute('autocomplete', 'new-password')
})

test.describe('the login', () => {
  test.use({ session: 'nobody' })
  test('offers the account that the browser knows', async ({ page }) => {
    await page.goto('/login')
    await expect(page.locator('[name=user]')).toHaveAttribute('autocomplete', 'username')
    await expect(page.locator('[name=password]')).toHaveAttribute('autocomplete', 'current-password')
  })
})
