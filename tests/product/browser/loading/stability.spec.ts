import type { Page } from '@playwright/test'
import { control } from '../../../browser/harness/form.ts'
import { ADMIN } from '../../../browser/harness/product.ts'
import { make, storedPicture } from '../harness/records.ts'
import { logInByForm } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'

const PAGE_SIZE = 25

/** Longer than a skeleton waits, and than the code of a form takes to come; milliseconds. */
const SLOW = 600

/** What moved that stood already, on every page that is opened from here on. */
async function watchShifts(page: Page): Promise<readonly string[]> {
  const shifts: string[] = []
  await page.exposeFunction('tellShift', (told: string) => shifts.push(told))
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const sources: unknown = 'sources' in shift ? shift.sources : []
        for (const { node } of Array.isArray(sources) ? sources : []) {
          const element: Element | null = node instanceof Element ? node : node?.parentElement
          const isInBar = element?.closest('header') && !element.closest('main')
          const moved = element?.closest('tbody') ? 'a row' : isInBar ? 'the bar' : element?.outerHTML
          if ('tellShift' in window && typeof window.tellShift === 'function') {
            window.tellShift(`${location.pathname}${location.search}: ${moved}`.slice(0, 300))
          }
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return shifts
}

async function slowDown(page: Page): Promise<void> {
  await page.route(/\/(api|uploads)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW))
    await route.continue()
  })
}

for (const width of [1440, 390]) {
  const isPhone = width < 1000
  test.describe(`${width} px wide, over a slow network`, () => {
    test.use({
      session: 'nobody',
      viewport: { width, height: 900 },
      isMobile: isPhone,
      hasTouch: isPhone,
    })

    test('nothing moves that stood already, from the login to a form', async ({ page, product }) => {
      const picture = await storedPicture()
      for (let made = 1; made <= 2 * PAGE_SIZE; made++) {
        const unique = { email: `${made}@example.dz`, phone: `0550 00 ${made}` }
        // Names that grow from page to page.
        const name = `Joueur ${made}${' El Mahdi'.repeat(made > PAGE_SIZE ? 4 : 0)}`
        await make.player(product, { name, ...unique, ...(made % 5 === 1 && { picture }) })
      }
      await slowDown(page)
      const shifts = await watchShifts(page)
      await page.goto('/login')
      await logInByForm(page, ADMIN.username, ADMIN.password)
      await page.getByRole('main').getByRole('link', { name: '50 Joueurs' }).click()
      await expect(page.getByText('Joueur 1', { exact: true })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await page.getByRole('link', { name: 'Page suivante' }).click()
      await expect(page.getByText('Joueur 50 El')).toBeAttached()
      await page.getByRole('rowheader').getByRole('link').first().click()
      await expect(control(page, 'name')).not.toHaveValue('')
      await page.waitForLoadState('networkidle')
      // The rows of the next page take the places of the former ones and need more room; the bar makes some for a toast.
      const expected = /^(\/players\?page=2: a row|.*: the bar)$/
      const moved = shifts.filter((shift) => !expected.test(shift))
      // The toast of the login ends at the edge of the window, and beside the user menu once that is there: once, and no more.
      const isToast = (shift: string) => shift.startsWith('/: ') && shift.includes('data-corner=')
      expect(moved.filter(isToast).length).toBeLessThanOrEqual(1)
      expect(moved.filter((shift) => !isToast(shift))).toEqual([])
    })
  })
}

test('the first thing drawn has its colours, whatever of the product is still on its way', async ({
  page,
}) => {
  // The module scripts never come.
  await page.route(/\/assets\/(?!before-paint).*\.js/, () => undefined)
  await page.goto('/healthz')
  for (const [chosen, system, isDark] of [
    [null, 'dark', true],
    ['dark', 'light', true],
    ['light', 'dark', false],
  ] as const) {
    await page.emulateMedia({ colorScheme: system })
    await page.evaluate((choice) => {
      if (choice !== null) localStorage.setItem('mantine-color-scheme-value', choice)
    }, chosen)
    await page.goto('/', { waitUntil: 'commit' })
    const canvas = isDark ? 'rgb(16, 22, 20)' : 'rgb(245, 247, 246)'
    await expect(page.locator('body')).toHaveCSS('background-color', canvas)
    const scheme = page.locator('meta[name=color-scheme]')
    await expect(scheme).toHaveAttribute('content', isDark ? 'dark' : 'light')
  }
  await page.unrouteAll()
})

test('a skeleton comes once an answer has been waited for', async ({ page, product }) => {
  const id = await make.tool(product)
  await page.addInitScript(() => {
    let titled = Infinity
    new MutationObserver(() => {
      if (document.querySelector('main h1')) titled = Math.min(titled, performance.now())
      const skeleton = document.querySelector<HTMLElement>('main [role=status][aria-label]')
      if (skeleton) skeleton.dataset['after'] ??= String(performance.now() - titled)
    }).observe(document, { childList: true, subtree: true })
  })
  // No answer comes before the skeleton. The title is noticed somewhat late.
  await page.route(/\/api\/tool(\?|\/read)/, () => undefined)
  for (const address of ['/tools', `/tools/edit/${id}`]) {
    await page.goto(address)
    const skeleton = page.getByRole('main').getByRole('status', { name: 'Chargement' })
    await expect(skeleton).toBeVisible()
    expect(Number(await skeleton.getAttribute('data-after'))).toBeGreaterThan(100)
  }
  await page.unrouteAll()
})
