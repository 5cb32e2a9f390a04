import { findViolations } from '../../../browser/harness/axe.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

// Orders of this program refer to products by their rows, and employees to several territories.
test.describe('what refers to a record by its rows or by several references', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('northwind') })

  test('is listed beside its form, and found in its own list', async ({ page, product }) => {
    const customer_id = await product.create('customer', { company: 'Alfreds', code: 'ALFKI' })
    const chai = await product.create('product', { name: 'Chai' })
    const tofu = await product.create('product', { name: 'Tofu' })
    const order = (...products: readonly number[]) =>
      product.create('order', {
        customer_id,
        ordered_on: '2026-01-05',
        details: products.map((product_id) => ({ product_id, unit_price: 1, quantity: 1 })),
      })
    await order(chai)
    const both = await order(chai, tofu)
    const rows = page.getByRole('region', { name: 'Orders' }).locator('tbody tr')

    await page.goto(`/products/edit/${chai}`)
    await expect(rows).toHaveCount(2)
    await page.goto(`/products/edit/${tofu}`)
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toHaveAttribute('data-record', String(both))
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])

    await page.getByRole('link', { name: 'View in list' }).click()
    await expect(page.getByText('Products › Product')).toBeVisible()
    await expect(page.locator('main tbody tr')).toHaveCount(1)
  })

  test('by several references, too', async ({ page, product }) => {
    const here = await product.create('territory', { code: '01581', description: 'Westboro' })
    const there = await product.create('territory', { code: '01730', description: 'Bedford' })
    const employee = (last_name: string, ...territory_ids: readonly number[]) =>
      product.create('employee', {
        first_name: 'A.',
        last_name,
        username: last_name.toLowerCase(),
        password: 'a long password',
        password_again: 'a long password',
        territory_ids,
      })
    await employee('Davolio', there)
    const fuller = await employee('Fuller', here, there)
    await page.goto(`/territories/edit/${here}`)
    const rows = page.getByRole('region', { name: 'Employees' }).locator('tbody tr')
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toHaveAttribute('data-record', String(fuller))
  })
})
