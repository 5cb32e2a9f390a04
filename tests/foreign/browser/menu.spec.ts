import { findViolations } from '../../browser/harness/axe.ts'
import { expect, test } from '../../browser/harness/test.ts'
import { domainNamed } from '../../domains/domains.ts'
import { isDomainSelected } from '../../suite/selection.ts'

// The menu of this program has two groups with a heading and one without, and counts orders that are not shipped.
test.describe('the groups of the menu', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('northwind') })

  test('stand where their first entries do, under their headings', async ({ page }) => {
    await page.goto('/orders')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('list')).toHaveCount(5)
    const entriesOf = (group: string) => menu.getByRole('list', { name: group }).getByRole('link')
    await expect(entriesOf('Sales')).toHaveText(['Sales figures', 'Orders', 'Customers', 'Shippers'])
    await expect(entriesOf('Goods')).toHaveText(['Products', 'Categories', 'Suppliers'])
    await expect(menu.getByRole('list').nth(3).getByRole('link')).toHaveText(['Territories', 'Employees'])
    for (const colorScheme of ['light', 'dark'] as const)
      expect(await findViolations(page, { colorScheme })).toEqual([])

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog').getByText('Goods', { exact: true })).toBeVisible()
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
  })

  test('tell how many records wait, and forget those that wait no more', async ({ page, product }) => {
    const customer_id = await product.create('customer', { company: 'Alfreds', code: 'ALFKI' })
    const order = { customer_id, ordered_on: '2026-01-05', ship_to: 'Maria' }
    const link = page.getByRole('navigation').getByRole('link', { name: /^Orders/ })
    await page.goto('/customers')
    await expect(link).toHaveAccessibleName('Orders')

    for (let made = 0; made < 2; made += 1) await product.create('order', order)
    await page.goto('/orders')
    await expect(link).toHaveAccessibleName('Orders 2 to be shipped')
    await page
      .getByRole('row', { name: /Alfreds/ })
      .first()
      .getByRole('button', { name: 'Cancel order' })
      .click()
    await page
      .getByRole('dialog', { name: 'Cancel order' })
      .getByRole('button', { name: 'Cancel order' })
      .click()
    await expect(link).toHaveAccessibleName('Orders 1 to be shipped')
  })
})
