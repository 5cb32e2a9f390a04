import type { Page } from '@playwright/test'
import { findViolations } from '../../../browser/harness/axe.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import type { Product } from '../../../browser/harness/product.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

const SECRET = 'un-mot-de-passe'
const PASSWORD = { password: SECRET, password_again: SECRET }

/** By the call, which knows the roles that were made. */
async function hire(page: Page, email: string, role: readonly string[]): Promise<void> {
  const name = { first_name: 'Nancy', last_name: 'Davolio' }
  const hired = await page.request.post('/api/employees/create', {
    data: { ...name, email, role, ...PASSWORD },
  })
  expect(hired.status(), await hired.text()).toBe(200)
}

async function openAs(page: Page, product: Product, email: string): Promise<void> {
  const { name, value } = await product.logIn(email, SECRET)
  await page.context().addCookies([{ name, value, url: product.url }])
}

test.describe('roles in data', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('northwind'), locale: 'en' })

  test('are made, given rights and put in force while somebody works', async ({ page, product, browser }) => {
    test.slow()
    await page.goto('/')
    await page.getByRole('button', { name: 'chef' }).click()
    await page.getByRole('menuitem', { name: 'Roles' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible()
    await page.getByRole('button', { name: 'New role' }).click()
    await page.getByRole('textbox', { name: 'Name of the role' }).fill('Intern')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Intern' })).toBeVisible()
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
    await box('Read, Shippers').check()
    await box('List, Shippers').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Shippers, List: granted')).toBeVisible()

    await hire(page, 'intern@northwind.example', ['intern'])
    const other = await (await browser.newContext({ baseURL: product.url, locale: 'en' })).newPage()
    await openAs(other, product, 'intern@northwind.example')
    await other.goto('/shippers')
    const menu = other.getByRole('navigation').getByRole('link')
    await expect(menu.filter({ hasText: 'Shippers' })).toBeVisible()
    await expect(menu.filter({ hasText: 'Orders' })).toHaveCount(0)
    await expect(other.getByRole('link', { name: 'Add shipper' })).toHaveCount(0)

    await box('Add, Shippers').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByRole('link', { name: 'Add shipper' })).toBeVisible()
    await box('Read, Shippers').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible()
    await expect(menu.filter({ hasText: 'Shippers' })).toHaveCount(0)
    await other.context().close()
  })

  test('run the moves that they are given, and are offered no others', async ({ page, product, browser }) => {
    test.slow()
    await page.goto('/roles?role=inside')
    await page.getByRole('button', { name: 'Orders', exact: true }).click()
    const actions = page.getByRole('list', { name: 'Actions of Orders' })
    const box = (name: string) => actions.getByRole('checkbox', { name, exact: true })
    await expect(box('Run, Pack')).toBeChecked()
    await expect(box('Run, Approve shipping')).toBeChecked()
    await hire(page, 'nancy@northwind.example', ['inside'])
    const order = await product.create('order', {})
    const other = await (await browser.newContext({ baseURL: product.url, locale: 'en' })).newPage()
    await openAs(other, product, 'nancy@northwind.example')
    await other.goto(`/orders/edit/${order}`)
    await expect(other.getByRole('button', { name: 'Cancel order' })).toBeVisible()
    await box('Run, Pack').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Orders, Pack, Run: withdrawn')).toBeVisible()
    // Who somebody is, is asked again with each screen.
    await other.getByRole('navigation').getByRole('link', { name: 'Customers' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
    await other.goBack()
    await expect(other.getByRole('button', { name: 'Cancel order' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Pack' })).toHaveCount(0)
    await other.context().close()
  })

  test('show their bounds, and keep what is not saved where another was faster', async ({
    page,
    announce,
  }) => {
    announce(/status of 409/)
    await page.goto('/roles?role=sales')
    await expect(page.getByRole('img', { name: /^Delete, Orders.*main administrator/ })).toBeVisible()
    await page.getByRole('button', { name: 'Employees' }).click()
    await expect(page.getByRole('img', { name: /^Edit, Role.*main administrator/ })).toBeVisible()
    const box = page.getByRole('checkbox', { name: 'Add, Orders', exact: true })
    await box.uncheck()
    await page.request.put('/api/roles/sales', {
      data: { version: 0, rights: [{ entity: 'order', right: 'update', isGiven: false }] },
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('This role was changed in the meantime.')).toBeVisible()
    await expect(box).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Edit, Orders', exact: true })).not.toBeChecked()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Orders, Add: withdrawn')).toBeVisible()
  })

  test('are seen as by administrator 1, who reads alone', async ({ page, product, announce }) => {
    announce(/status of 403/)
    const shipper = await product.create('shipper', { company_name: 'Speedy Express' })
    await page.goto('/roles?role=sales')
    await page.getByRole('button', { name: 'Preview as this role' }).click()
    const banner = page.getByRole('region', { name: /^Viewing as Sales/ })
    await expect(banner).toBeVisible()
    await page.goto(`/shippers/edit/${shipper}`)
    await expect(banner).toBeVisible()
    await page.getByRole('textbox', { name: 'Company' }).fill('Slow')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('You are viewing the program as someone else')).toBeVisible()
    await page.goto('/roles')
    await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible()
    await banner.getByRole('button', { name: 'Back to my account' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Sales' })).toBeVisible()
    await expect(banner).toHaveCount(0)
  })

  test('of a person are seen as, too', async ({ page }) => {
    await hire(page, 'nancy@northwind.example', ['inside'])
    await page.goto('/roles')
    await page.getByRole('combobox', { name: 'Person' }).fill('Davolio')
    await page.getByRole('option', { name: /Davolio/ }).click()
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(page.getByRole('region', { name: /^Viewing as Nancy/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nancy' })).toBeVisible()
  })

  for (const width of [1440, 390])
    for (const scheme of ['light', 'dark'] as const)
      test(`have a screen without barriers, ${width} wide, ${scheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme: scheme })
        await page.goto('/roles?role=sales')
        await page.getByRole('button', { name: 'Orders' }).click()
        await expect(page.getByRole('list', { name: 'Fields of Orders' })).toBeVisible()
        expect(await findViolations(page, { colorScheme: scheme })).toEqual([])
        const overflow = await page.evaluate(() => document.body.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      })
})
