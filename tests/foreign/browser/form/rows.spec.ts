import type { Page } from '@playwright/test'
import { control, submit } from '../../../browser/harness/form.ts'
import { inLanguage } from '../../../browser/harness/in-language.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { toastsOf } from '../../../browser/harness/toasts.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

// The orders of this program have rows with sums and totals.
if (isDomainSelected('northwind'))
  test.describe('northwind: the rows of an order', () => {
    test.use({ domain: domainNamed('northwind') })

    const cell = (page: Page, row: number, name: string) => control(page, `details.${row}.${name}`)
    const line = (page: Page, row: number) => page.getByRole('group', { name: `Row ${row + 1}` })
    const totals = (page: Page) => page.getByRole('group', { name: 'Total', exact: true })

    test('run across the page, say what each and all come to, and are typed by keyboard alone', async ({
      page,
      product,
    }) => {
      await product.create('product', { name: 'Chai' })
      await product.create('product', { name: 'Tofu' })
      await page.goto('/orders/create')
      await page.getByRole('button', { name: 'Add row' }).press('Enter')
      await expect(cell(page, 0, 'product_id')).toBeFocused()
      const { width = 0 } = (await page.locator('main form').boundingBox()) ?? {}
      const { width: across = 0 } = (await line(page, 0).boundingBox()) ?? {}
      expect(across).toBeGreaterThan(width * 0.9)

      for (const [row, [name, ...numbers]] of [
        ['Chai', '18', '10', '5'],
        ['Tofu', '10,5', '24', ''],
      ].entries()) {
        await page.keyboard.type(name ?? '')
        await expect(page.getByRole('option', { name: name ?? '' })).toBeVisible()
        for (const [place, typed] of numbers.entries()) {
          await page.keyboard.press('Tab')
          await expect(cell(page, row, ['unit_price', 'quantity', 'discount'][place] ?? '')).toBeFocused()
          await page.keyboard.press('ControlOrMeta+A')
          if (typed !== '') await page.keyboard.type(typed)
        }
        if (row === 0) await page.keyboard.press('Enter')
      }
      await expect(line(page, 0)).toContainText('171.00 $')
      await expect(line(page, 1)).toContainText('252.00 $')
      await expect(totals(page)).toContainText('34')
      await expect(totals(page)).toContainText('423.00 $')
      // Up again, to the row that there is already.
      await cell(page, 0, 'discount').press('Enter')
      await expect(cell(page, 1, 'product_id')).toBeFocused()
      await expect(line(page, 2)).toHaveCount(0)
      await page.keyboard.press('Alt+ArrowUp')
      await expect(cell(page, 0, 'product_id')).toHaveValue('Tofu')
    })

    test('are told all mistakes of in one round, theirs and those of the form', async ({
      page,
      product,
      domain,
      announce,
    }) => {
      announce(/status of 400/)
      await product.create('product', { name: 'Chai' })
      await page.goto('/orders/create')
      for (const _row of [0, 1]) await page.getByRole('button', { name: 'Add row' }).click()
      await cell(page, 0, 'unit_price').fill('beaucoup')
      await cell(page, 0, 'quantity').fill('0')
      await cell(page, 1, 'unit_price').fill('5')
      await submit(page)
      const wrong = [
        'customer_id',
        'details.0.product_id',
        'details.0.unit_price',
        'details.0.quantity',
        'details.1.product_id',
      ]
      // The two products that are missing are told once.
      await inLanguage({ page, product, domain }, 'en', () =>
        expect(toastsOf(page)).toHaveCount(wrong.length - 1),
      )
      const marked = page.locator('main form [aria-invalid=true]')
      expect(await marked.evaluateAll((all) => all.map((each) => each.getAttribute('name')))).toEqual(wrong)
      await expect(control(page, 'customer_id')).toBeFocused()
      expect(await product.list('order')).toEqual([])
    })

    test('are cards on a phone, with what they come to below', async ({ page, product }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const details = [
        { product_id: await product.create('product', { name: 'Chai' }), unit_price: 18, quantity: 2 },
      ]
      const id = await product.create('order', { details })
      await page.goto(`/orders/edit/${id}`)
      await expect(line(page, 0)).toContainText('Amount')
      await expect(line(page, 0)).toContainText('36.00 $')
      await expect(totals(page)).toContainText('36.00 $')
      const [top, below] = [cell(page, 0, 'product_id'), cell(page, 0, 'unit_price')]
      expect((await below.boundingBox())?.y).toBeGreaterThan((await top.boundingBox())?.y ?? Infinity)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })
  })
