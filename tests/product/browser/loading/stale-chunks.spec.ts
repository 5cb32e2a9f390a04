import type { Page, Route } from '@playwright/test'
import { expectForm, fillForm } from '../../../browser/harness/form.ts'
import { make } from '../harness/records.ts'
import { expectAddress, row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { toastsOf } from '../../../browser/harness/toasts.ts'

const accountButton = (page: Page) => page.getByRole('button', { name: 'chef' })

/** How often the page has been loaded. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  return () => loads
}

/** Keeps scripts of a name from the page as long as told, and answers how often they were asked for. */
async function withhold(page: Page, name: string, isMissing: (asked: number) => boolean) {
  let asked = 0
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js(\\?|$)`), (route: Route) => {
    asked++
    return isMissing(asked) ? route.fulfill({ status: 404 }) : route.continue()
  })
  return () => asked
}

test.describe('code that is missing', () => {
  // A page is loaded again once in some minutes.
  test.beforeEach(async ({ page, announce }) => {
    // Of every missing file the browser complains, and so does who asked for it.
    announce(/./)
    await page.goto('/healthz')
    await page.evaluate(() => sessionStorage.clear())
  })

  test('loads the page again', async ({ page, product }) => {
    await make.player(product, { name: 'Sofiane' })
    const loads = countLoads(page)
    await withhold(page, 'lists', () => loads() < 2)
    await page.goto('/players')
    await expect.poll(loads).toBe(2)
    await expect(row(page, 'Sofiane')).toBeVisible()
  })

  test('after a deployment loads the page again, which offers what was typed', async ({ page }) => {
    const loads = countLoads(page)
    await withhold(page, 'UserDropdown', () => loads() < 2)
    await page.goto('/tools/create')
    await fillForm(page, { 'name.fr': 'Chasuble' })
    await accountButton(page).click()
    await page.getByRole('button', { name: 'Reprendre' }).click()
    await expectForm(page, { 'name.fr': 'Chasuble' })
    expect(loads()).toBe(2)
    await accountButton(page).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
  })

  test('for good is told of, after one try', async ({ page }) => {
    const loads = countLoads(page)
    await withhold(page, 'lists', () => true)
    await page.goto('/players')
    await expect(page.getByRole('alert')).toContainText('Une partie de l’application est introuvable')
    expect(loads()).toBe(2)
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  })

  test('of a screen while nobody answers leaves menu and header, and comes with the connection', async ({
    page,
    product,
  }) => {
    await make.player(product, { name: 'Sofiane' })
    let isAway = true
    await withhold(page, 'player', () => isAway)
    await page.goto('/')
    // What a failure is told with comes a moment after the screen.
    await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' })
    const loads = countLoads(page)
    await page.route('**', (route) => route.abort())
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    await menu.getByRole('link', { name: 'Joueurs' }).click()
    const failure = page.getByRole('main').getByRole('alert')
    await expect(failure).toContainText('Une partie de l’application est introuvable')
    await expect(menu).toBeVisible()
    await expect(accountButton(page)).toBeVisible()
    await failure.getByRole('button', { name: 'Réessayer' }).click()
    await expect(toastsOf(page).first()).toBeVisible()
    expect(loads()).toBe(0)
    isAway = false
    await page.unroute('**')
    // It comes without another press.
    await expect(row(page, 'Sofiane')).toBeVisible()
    await expectAddress(page, '/players')
  })

  for (const [part, press] of [
    ['UserDropdown', (page: Page) => accountButton(page).click()],
    ['CommandPalette', (page: Page) => page.keyboard.press('Control+k')],
    ['MenuDrawer', (page: Page) => page.getByRole('button', { name: 'Ouvrir le menu' }).click()],
  ] as const)
    test(`of ${part}, which nobody serves, leaves the screen as it is`, async ({ page }) => {
      if (part === 'MenuDrawer') await page.setViewportSize({ width: 390, height: 844 })
      await page.route(new RegExp(`/assets/${part}-`), (route) => route.abort())
      await page.goto('/tools/create')
      await fillForm(page, { 'name.fr': 'Chasuble' })
      const loads = countLoads(page)
      await page.route('/tools/create', (route) => route.abort())
      for (let presses = 0; presses < 2; presses += 1) await press(page)
      await expect(toastsOf(page)).toHaveCount(1)
      await expect(toastsOf(page)).toContainText('Une partie de l’application est introuvable')
      await expectForm(page, { 'name.fr': 'Chasuble' })
      await expect(page.getByRole('banner')).toBeVisible()
      expect(loads()).toBe(0)
    })

  test('of the next screen ends on that screen', async ({ page, product }) => {
    await make.player(product, { name: 'Sofiane' })
    const loads = countLoads(page)
    await withhold(page, 'player', () => loads() < 2)
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Joueurs' }).click()
    await expect(row(page, 'Sofiane')).toBeVisible()
    await expectAddress(page, '/players')
    expect(loads()).toBe(2)
  })

  test('of a part that a screen works without leaves that screen', async ({ page }) => {
    const loads = countLoads(page)
    const asked = await withhold(page, 'TemplateButton', () => true)
    await page.goto('/tools')
    await expect(page.getByRole('link', { name: 'Importer' }).last()).toBeVisible()
    await expect.poll(asked).toBeGreaterThan(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Ajoute Outil' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(loads()).toBe(1)
  })

  test('is styles: a new page has them before the screen is shown', async ({ page }) => {
    const loads = countLoads(page)
    let asked = 0
    await page.route(/\/assets\/form-[^/]*\.css/, (route) => {
      asked++
      return asked === 1 ? route.fulfill({ status: 404 }) : route.continue()
    })
    await page.goto('/tools')
    await page.getByRole('main').getByRole('link', { name: 'Ajoute Outil' }).click()
    await expect(page.locator('form')).toHaveCSS('border-top-style', 'solid')
    expect([asked, loads()]).toEqual([2, 2])
  })
})
