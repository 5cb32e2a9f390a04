import { expect, type Locator, type Page } from '@playwright/test'

/** Where the browser is, from the first slash. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect.poll(() => addressOf(page)).toBe(address)
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
