import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** Where the browser is, from the first slash. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect.poll(() => addressOf(page)).toBe(address)
}

/** Opens a screen, and waits until it has all that it fetches once the browser is idle. */
export async function openSettled(page: Page, address: string): Promise<void> {
  const settled = watchSettling(page)
  await page.goto(address)
  await settled()
}

/**
 * Counts what is asked for from now on; the answer waits until nothing is, whatever the browser does when it is idle. The stream of
 * events never ends.
 */
export function watchSettling(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  let quietRounds = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return
    pending.add(request)
    quietRounds = 0
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return async () => {
    for (quietRounds = 0; quietRounds < 4; quietRounds = pending.size === 0 ? quietRounds + 1 : 0) {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await page.waitForTimeout(100)
    }
  }
}

export async function logInByForm(page: Page, user: string, password: string): Promise<void> {
  await page.getByLabel('Email, téléphone ou nom d’utilisateur').fill(user)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** The screen is no wider than the window; what would stick out is cut there. */
export async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  const tooWide = await page.locator('#root').evaluate((root) => root.scrollWidth - window.innerWidth)
  expect(tooWide, path).toBeLessThanOrEqual(0)
}

/** The cells of a row, the one that names it among them; not the checkbox beside them. */
export function cellsOf(one: Locator): Locator {
  return one.locator(':is(th, td):not([data-select])')
}

export function row(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text })
}
