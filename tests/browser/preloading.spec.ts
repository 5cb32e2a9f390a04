import type { Page } from '@playwright/test'
import { make } from './harness/records.ts'
import { row } from './harness/screens.ts'
import { expect, test } from './harness/test.ts'

/** The scripts and styles that a page asks for and that its HTML does not name: each waits for another one to have run. */
async function visit(page: Page, address: string) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(js|css)$/.test(pathname)) asked.push(pathname)
  })
  const html = (await (await page.goto(address))?.text()) ?? ''
  return { html, unnamed: () => asked.filter((file) => !html.includes(`"${file}"`)) }
}

test.describe('the page', () => {
  test('names all that its screen is drawn with', async ({ page, product }) => {
    await make.player(product, { name: 'Sofiane' })
    const { html, unnamed } = await visit(page, '/players')
    await expect(row(page, 'Sofiane')).toBeVisible()
    expect(unnamed()).toEqual([])
    expect(html).toMatch(/modulepreload[^>]*\/assets\/lists-/)
  })

  test.describe('of somebody who is not logged in', () => {
    test.use({ session: 'nobody' })

    test('names the login alone', async ({ page }) => {
      const { html, unnamed } = await visit(page, '/login')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(unnamed()).toEqual([])
      expect(html).not.toContain('/assets/lists-')
    })
  })
})
