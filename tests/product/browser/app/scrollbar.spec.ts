import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { launchOptions } from '../../../../scripts/test/launch-options.ts'
import { control } from '../../../browser/harness/form.ts'
import { make } from '../harness/records.ts'
import { expect, test } from '../../../browser/harness/test.ts'

// A headless browser hides the scrollbars that most people see.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: { width: 1280, height: 900 },
})

/** What a point of the screen is drawn in. */
async function colourAt(page: Page, x: number, y: number): Promise<string> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } })
  return (await sharp(picture).removeAlpha().raw().toBuffer()).toString('hex')
}

/** At the end of the window, where a scrollbar stands or would, the screen goes on as beside it. */
async function expectNoStrip(page: Page) {
  for (const [place, y] of [
    ['the top bar', 20],
    ['the content', 80],
  ] as const) {
    expect(await colourAt(page, 1276, y), place).toBe(await colourAt(page, 1254, y))
  }
}

const leftOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().left)

for (const scheme of ['light', 'dark'] as const) {
  test(`no strip stands beside a short screen or a dimmed one, in the ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    // The home screen is longer than the window once its widgets have come.
    await page.goto('/tools')
    await expect(page.getByText('Rien à afficher pour le moment')).toBeVisible()
    await expectNoStrip(page)
    for (const path of ['/tools/create', '/players/create']) {
      await page.goto(path)
      await control(page, path.startsWith('/tools') ? 'name.fr' : 'name').fill('Ballon')
      const title = page.getByRole('heading', { level: 1 })
      const before = await leftOf(title)
      await page.getByRole('link', { name: 'Annuler' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.locator('[class*="Overlay-root"]')).toHaveCSS('opacity', '1')
      await expectNoStrip(page)
      expect(await leftOf(title), 'nothing moves behind the question').toBe(before)
      await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
    }
  })
}

test('nothing moves from a short screen to a long one, and nothing lies under the scrollbar', async ({
  page,
  product,
}) => {
  for (let number = 1; number <= 25; number++) await make.player(product, { name: `Joueur ${number}` })
  await page.goto('/tools')
  const title = page.getByRole('heading', { level: 1 })
  const bar = page.getByRole('banner').getByRole('button').last()
  const before = [await leftOf(title), await leftOf(bar)]
  await page.getByRole('navigation').getByRole('link', { name: 'Joueurs' }).click()
  await expect(title).toHaveText('joueurs')
  expect([await leftOf(title), await leftOf(bar)]).toEqual(before)
  const ends = await page
    .locator('main a, main button, main table, header button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
  const shown = await page.evaluate(() => document.documentElement.clientWidth)
  expect(shown, 'there is a scrollbar').toBeLessThan(1280)
  expect(Math.max(...ends)).toBeLessThanOrEqual(shown)
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter')
  expect(await page.evaluate(() => window.scrollX)).toBe(0)
})
