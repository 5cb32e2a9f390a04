import type { Page } from '@playwright/test'
import { control } from '../../browser/harness/form.ts'
import { chosenPicture, make, storedPicture } from './harness/records.ts'
import { logInByForm, row } from '../../browser/harness/screens.ts'
import { ADMIN } from '../../browser/harness/product.ts'
import { expect, test } from '../../browser/harness/test.ts'
import { questionOf } from '../../browser/harness/toasts.ts'

/** What the Content-Security-Policy kept a page from, on every page that is opened from here on. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (told: string) => violations.push(told))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      if ('tellViolation' in window && typeof window.tellViolation === 'function') {
        window.tellViolation(`${violatedDirective} ${blockedURI}`)
      }
    })
  })
  return violations
}

test.describe('the Content-Security-Policy', () => {
  test.use({ session: 'nobody' })

  test('keeps the product from nothing that it does', async ({ page, product }) => {
    await make.player(product, { name: 'Sofiane', picture: await storedPicture() })
    const violations = await watchPolicy(page)
    await page.goto('/players')
    await logInByForm(page, ADMIN.username, ADMIN.password)
    await expect(row(page, 'Sofiane').locator('img')).toBeVisible()
    await row(page, 'Sofiane').getByRole('button', { name: 'Supprimer' }).click()
    await expect(questionOf(page)).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/players/create')
    await control(page, 'picture').setInputFiles([await chosenPicture()])
    await expect(page.getByRole('img', { name: 'Nouvelle image' })).toBeVisible()
    await control(page, 'birthday').click()
    await expect(page.getByRole('table')).toBeVisible()
    expect(violations).toEqual([])
  })

  test('keeps a script out that got into the page [ASVS 1.3.2, 3.4.3]', async ({ page, announce }) => {
    announce(/Content Security Policy/)
    const violations = await watchPolicy(page)
    await page.goto('/login')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken over"'
      document.body.append(script)
    })
    await expect.poll(() => violations).toEqual(['script-src-elem inline'])
    expect(await page.title()).not.toBe('taken over')
  })
})
