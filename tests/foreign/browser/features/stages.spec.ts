import type { Locator, Page } from '@playwright/test'
import { findViolations } from '../../../browser/harness/axe.ts'
import { control } from '../../../browser/harness/form.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

const names = async (buttons: Locator) => (await buttons.allTextContents()).map((name) => name.trim())
const expectAccessible = async (page: Page) =>
  expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])

/** How far the cells of actions are wider than their column, where they are. */
const overflow = (page: Page) =>
  page
    .locator('td:last-child')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.scrollWidth - cell.clientWidth).filter((width) => width > 0),
    )

// The orders of this program are packed, approved and closed.
test.describe('the stages of an order', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('northwind') })

  test('are gone through by moves, and lock what is on its way', async ({ page, product }) => {
    const customer_id = await product.create('customer', { company: 'Alfreds', code: 'ALFKI' })
    const id = await product.create('order', { customer_id, ordered_on: '2026-01-05', ship_to: 'Maria' })
    const moves = page.getByRole('main').getByRole('button', { name: /Pack|Cancel order|Approve|Unpack/ })

    await page.goto(`/orders/edit/${id}`)
    await expect(moves).toHaveText(['Pack', 'Cancel order'])
    await expect(control(page, 'state')).toHaveText('Placed')
    await expect(control(page, 'ship_to')).toBeEnabled()
    await page.getByRole('button', { name: 'Pack', exact: true }).click()

    const place = page.getByRole('group', { name: 'Place' })
    await expect(place.getByText('The address is on the parcel.')).toBeVisible()
    await expect(control(page, 'ship_to')).toBeDisabled()
    // Its value is there to be read.
    await expect(control(page, 'ship_to')).toHaveCSS('opacity', '1')
    await expect(control(page, 'freight')).toBeEnabled()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Approve shipping' }).click()
    await expect(page.getByText('This order is closed.')).toBeVisible()
    await expect(control(page, 'freight')).toHaveCount(0)
    // In the frame that its form had.
    const frame = page.getByRole('main').locator('div[class*="readOnly"]')
    await expect(frame).toContainText('This order is closed.')
    await expect(frame).toHaveCSS('border-top-width', '1px')
    await expect(frame).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(moves).toHaveCount(0)
    await expectAccessible(page)
    expect(await names(page.getByRole('button', { name: 'Save' }))).toEqual([])
    const last = page.getByRole('listitem').filter({ hasText: 'Packed' }).first()
    await expect(last).toContainText('Shipped')
    await expect(last).toContainText('Approve shipping')

    await page.goto('/orders')
    await page.locator('td[data-column="required_on"]').dblclick()
    await expect(page.getByText('This order is closed.')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Required' })).toHaveCount(0)
    // Nothing that would be refused is offered, alone or of a selection.
    const closed = page.getByRole('row', { name: /Alfreds/ })
    await expect(closed.getByRole('link', { name: 'Edit' })).toHaveCount(0)
    await expect(closed.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await closed.getByRole('checkbox').check()
    const bar = page.getByRole('region', { name: 'Selection' })
    await expect(bar.getByRole('button', { name: 'Deselect' })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await expect(bar.getByRole('button', { name: 'Edit a field' })).toHaveCount(0)
    await page.goto(`/orders?peek=${id}`)
    const peek = page.getByRole('dialog')
    await expect(peek).toContainText('Alfreds')
    await expect(peek.getByRole('button', { name: 'Close preview' })).toBeVisible()
    await expect(peek.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  })

  test('are found in the palette while the record is open', async ({ page, product }) => {
    const customer_id = await product.create('customer', { company: 'Alfreds', code: 'ALFKI' })
    const id = await product.create('order', { customer_id, ordered_on: '2026-01-05', ship_to: 'Maria' })
    await page.goto(`/orders/edit/${id}`)
    await expect(control(page, 'state')).toHaveText('Placed')
    await page.getByRole('button', { name: /Search everywhere/ }).click()
    await page.getByRole('dialog').locator('input').fill('pack')
    const offered = page.getByRole('dialog').getByRole('button', { name: 'Pack', exact: true })
    await expect(offered).toBeVisible()
    // What the order is not ready for is not offered.
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Unpack' })).toHaveCount(0)
    await offered.click()
    await expect(control(page, 'state')).toHaveText('Packed')
  })

  test('are offered in rows, and of a selection where one of its records is ready', async ({
    page,
    product,
  }) => {
    for (const company of ['Alfreds', 'Bolido']) {
      const customer_id = await product.create('customer', {
        company,
        code: company.slice(0, 5).toUpperCase(),
      })
      await product.create('order', { customer_id, ordered_on: '2026-01-05' })
    }
    const row = (company: string) => page.getByRole('row').filter({ hasText: company })
    await page.goto('/orders')
    const bar = page.getByRole('region', { name: 'Selection' })
    await row('Alfreds').getByRole('button', { name: 'Pack', exact: true }).click()
    await expect(row('Alfreds')).toContainText('Packed')
    // They come after the columns were measured.
    await expect.poll(() => overflow(page)).toEqual([])
    await row('Alfreds').getByRole('checkbox').check()
    await expect(bar.getByRole('button', { name: 'Unpack' })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Pack', exact: true })).toHaveCount(0)
    await row('Bolido').getByRole('checkbox').check()
    await bar.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel order' })
    await expect(dialog.getByRole('button', { name: 'Don’t cancel' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(row('Bolido')).toContainText('Cancelled')
    await expect(row('Alfreds')).toContainText('Packed')
  })
})
