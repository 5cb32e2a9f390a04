import type { Locator, Page } from '@playwright/test'
import { make } from '../harness/records.ts'
import { lists } from '../harness/requirement.ts'
import { addressOf, expectNoSidewaysScroll } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'

// What a window of 1440 by 900 shows at 200 %. Who needs letters twice as large works there all day.
const ZOOMED = { width: 720, height: 450 }

const MOST_STUCK = 0.3

test.use({ viewport: ZOOMED })

/** It lies in the window, and nothing lies over it. */
async function expectWhollySeen(target: Locator, what: string): Promise<void> {
  await expect(target, what).toBeVisible()
  await expect(target, what).toBeInViewport({ ratio: 1 })
  const covered = await target.evaluate((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    const points = [
      [left + 2, top + 2],
      [(left + right) / 2, (top + bottom) / 2],
      [(left + right) / 2, bottom - 2],
    ] as const
    const others = points.map(([x, y]) => document.elementFromPoint(x, y))
    return others
      .filter((other) => !each.contains(other) && other?.contains(each) !== true)
      .map((other) => other?.outerHTML.slice(0, 120) ?? 'nothing')
  })
  expect(covered, what).toEqual([])
}

/** What stays in place while the page scrolls takes little of the window's height. */
async function expectFewBars(page: Page): Promise<void> {
  const part = await page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter((each) => {
      const { position } = getComputedStyle(each)
      const { width, height } = each.getBoundingClientRect()
      const isBar = width > innerWidth / 2 && height > 0 && height < innerHeight
      return isBar && (position === 'fixed' || position === 'sticky')
    })
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight
  })
  expect(part, addressOf(page)).toBeLessThanOrEqual(MOST_STUCK)
}

test.describe('at 200 %', () => {
  for (const { entity, path } of lists)
    test(`a row of ${path} is seen at once, and still once it is selected`, async ({ page, product }) => {
      for (let each = 0; each < 3; each += 1) await make[entity](product)
      await page.goto(path)
      const first = page.locator('tbody tr').first()
      await expectWhollySeen(first, path)
      await expectFewBars(page)
      await expectNoSidewaysScroll(page, path)
      await first.getByRole('checkbox').check({ force: true })
      await expect(page.getByRole('region', { name: 'Sélection' })).toBeVisible()
      await expectWhollySeen(first, path)
      await expectFewBars(page)
    })

  for (const { path } of lists)
    test(`the first typed field of ${path}/create is seen at once`, async ({ page }) => {
      await page.goto(`${path}/create`)
      const form = page.locator('main form')
      await expect(form.locator('button[type=submit]')).toBeVisible()
      const field = form.locator('[name]:not([type=file], [type=hidden])').first()
      await expectWhollySeen(field, path)
      await expectFewBars(page)
      await expectNoSidewaysScroll(page, path)
    })

  test('a tile of the dashboard is seen at once', async ({ page, product }) => {
    await make.player(product)
    await page.goto('/')
    await expectWhollySeen(
      page
        .getByRole('main')
        .getByRole('link', { name: /Joueurs/ })
        .first(),
      '/',
    )
    await expectFewBars(page)
    await expectNoSidewaysScroll(page, '/')
  })

  test('no other screen has to be scrolled sideways', async ({ page, product }) => {
    const id = await make.player(product)
    const others = ['/profile', '/profile/edit', '/profile/edit/password', '/activity', '/trash']
    for (const path of [...others, `/players/edit/${id}`, `/players?peek=${id}`]) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page, path)
      await expectFewBars(page)
    }
  })
})
