import type { Page } from '@playwright/test'
import { control, submit } from '../../../browser/harness/form.ts'
import { expectAddress } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

// The total of an order of this program is worked out of its rows.
if (isDomainSelected('northwind'))
  test.describe('northwind: the total of an order', () => {
    test.use({ domain: domainNamed('northwind') })

    const total = (page: Page) => page.locator('output[name="total"]')
    const cell = (page: Page, row: number, name: string) => control(page, `details.${row}.${name}`)

    test('moves as its rows are typed, and is what was saved afterwards', async ({ page, product }) => {
      const customer = await product.create('customer', { company: 'Alfreds', code: 'ALFKI' })
      const tea = await product.create('product', { name: 'Chai' })
      const details = [{ product_id: tea, unit_price: 18, quantity: 10, discount: '5' }]
      const id = await product.create('order', {
        customer_id: customer,
        ordered_on: '2026-01-05',
        details,
      })
      await page.goto(`/orders/edit/${id}`)
      await expect(total(page)).toHaveText('171.00 $')
      await cell(page, 0, 'quantity').fill('20')
      await expect(total(page)).toHaveText('342.00 $')
      await cell(page, 0, 'discount').fill('')
      await expect(total(page)).toHaveText('360.00 $')
      await submit(page)
      await expectAddress(page, '/orders')
      expect(await product.read('order', id)).toMatchObject({ total: 360 })
    })

    test('is there before the order is made, and says nothing while it cannot be known', async ({ page }) => {
      await page.goto('/orders/create')
      await expect(total(page)).toHaveText('0.00 $')
      await page.getByRole('button', { name: 'Add row' }).click()
      await cell(page, 0, 'unit_price').fill('10,5')
      await cell(page, 0, 'quantity').fill('24')
      await expect(total(page)).toHaveText('252.00 $')
    })
  })
