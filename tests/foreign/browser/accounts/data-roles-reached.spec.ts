import type { Locator, Page } from '@playwright/test'
import { findViolations } from '../../../browser/harness/axe.ts'
import { expectNoSidewaysScroll } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** As somebody without a mouse does; on a long way round it fails. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let pressed = 0; pressed < 150; pressed += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body)

for (const size of SIZES) {
  test.describe(`the screen of roles, ${size.width} wide`, () => {
    test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
    test.use({ domain: domainNamed('northwind'), viewport: size })

    test('makes a role and gives it rights by the keyboard alone', async ({ page }) => {
      test.slow()
      await page.goto('/roles?role=sales')
      await tabTo(page, page.getByRole('button', { name: 'New role' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Name of the role' })).toBeFocused()
      await page.keyboard.type('Intern')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 2, name: 'Intern' })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await hasFocus(page)).toBe(true)

      const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
      for (const right of ['Read, Orders', 'Edit, Orders']) {
        await tabTo(page, box(right))
        await page.keyboard.press('Space')
        await expect(box(right)).toBeChecked()
      }
      const opener = page.getByRole('button', { name: 'Orders', exact: true })
      await page.keyboard.press('Shift+Tab')
      while (!(await opener.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      await tabTo(page, box('Run, Pack'))
      await page.keyboard.press('Space')
      await tabTo(page, page.getByRole('button', { name: 'Save' }))
      await page.keyboard.press('Enter')
      await expect(page.getByText('Orders, Pack, Run: granted')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
      // The button that was pressed is gone; the next Tab does not begin at the top of the page.
      expect(await hasFocus(page)).toBe(true)
    })

    test('is read from the right in Arabic', async ({ page, product }) => {
      await page.context().addCookies([{ name: 'tribune_language', value: 'ar', url: product.url }])
      await page.goto('/roles?role=sales')
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('heading', { level: 1, name: 'الأدوار' })).toBeVisible()
      const orders = page
        .getByRole('rowgroup')
        .filter({ has: page.getByRole('checkbox', { name: /^الإضافة، الطلبيات/ }) })
      await orders.getByRole('button').first().click()
      await expect(page.getByRole('list', { name: /^إجراءات/ })).toBeVisible()
      const edge = async (name: RegExp) =>
        (await orders.getByRole('checkbox', { name }).first().boundingBox())?.x ?? 0
      // In the order of the columns, each further to the left.
      if (size.width === 1440) {
        expect(await edge(/^الاطلاع، الطلبيات/)).toBeGreaterThan(await edge(/^الإضافة، الطلبيات/))
        expect(await edge(/^الإضافة، الطلبيات/)).toBeGreaterThan(await edge(/^التعديل، الطلبيات/))
      }
      await orders.getByRole('checkbox', { name: /^الإضافة، الطلبيات/ }).click()
      await expect(page.getByRole('button', { name: 'حفظ' })).toBeVisible()
      // Both answers stand beside each other, that which saves last.
      const place = async (name: string) =>
        (await page.getByRole('button', { name }).boundingBox()) ?? { x: 0, y: 0 }
      const [undo, save] = [await place('تراجع'), await place('حفظ')]
      expect(Math.abs(undo.y - save.y)).toBeLessThan(1)
      expect(undo.x).toBeGreaterThan(save.x)
      await expectNoSidewaysScroll(page, '/roles')
      expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
      expect(await findViolations(page, { colorScheme: 'dark' })).toEqual([])
      await page.getByRole('button', { name: 'حفظ' }).click()
      await expect(page.getByText(/الإضافة: تم السحب/)).toBeVisible()
    })
  })
}
