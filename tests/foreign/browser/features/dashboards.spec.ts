import { findViolations } from '../../../browser/harness/axe.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

const WIDGETS = [
  'Orders by state',
  'Open orders from Germany',
  'Open orders of discontinued products',
  'Open orders by seller',
]

// Charts and lists of this program's orders stand on a dashboard of their own.
test.describe('a dashboard beside the first one', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('northwind') })

  test('shows its widgets alone, and is arranged for itself', async ({ page, product }) => {
    const customer_id = await product.create('customer', { company: 'Alfreds', code: 'ALFKI' })
    await product.create('order', { customer_id, ordered_on: '2026-01-05', ship_to: 'Maria' })
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })

    await page.goto('/')
    await expect(headings.filter({ hasText: 'Orders by state' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Sales figures' }).click()
    await expect(page).toHaveTitle(/^Sales figures/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales figures')
    await expect(headings).toHaveText(WIDGETS)
    await expect(page.getByRole('link', { name: /Placed/ }).first()).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const)
      expect(await findViolations(page, { colorScheme })).toEqual([])

    await page.getByRole('button', { name: 'Customize' }).click()
    await page.getByRole('checkbox', { name: 'Orders by state' }).uncheck()
    await expect(headings).toHaveText(WIDGETS.slice(1))
    await page.reload()
    await expect(headings).toHaveText(WIDGETS.slice(1))
    await page.goto('/')
    await expect(headings.filter({ hasText: 'To be shipped this week' })).toHaveCount(1)
  })

  test('leads to the list of what it counts by what an order refers to', async ({ page, product }) => {
    const ordered_on = '2026-01-05'
    for (const [company, country] of [
      ['Alfreds', 'DE'],
      ['Blondel', 'FR'],
    ] as const) {
      const customer_id = await product.create('customer', {
        company,
        code: company.slice(0, 5).toUpperCase(),
        country,
      })
      for (let made = 0; made < 6; made += 1)
        await product.create('order', { customer_id, ordered_on, ship_to: company })
    }
    await page.goto('/dashboard/sales')
    await page.getByRole('link', { name: 'View all 6 records' }).click()
    await expect(page).toHaveURL(/filter\.Customer\.country\.in=DE/)
    await expect(page.getByRole('row', { name: /Alfreds/ })).toHaveCount(6)
    await expect(page.getByRole('row', { name: /Blondel/ })).toHaveCount(0)
  })

  test('says so where it cannot be read, and tries again', async ({ page, announce }) => {
    announce(/status of 500/)
    await page.route('**/api/home/sales', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/dashboard/sales')
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await page.unroute('**/api/home/sales')
    await retry.click()
    await expect(page.getByRole('heading', { name: 'Orders by state' })).toBeVisible()
  })
})
