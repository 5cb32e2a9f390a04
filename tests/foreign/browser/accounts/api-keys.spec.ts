import type { Page } from '@playwright/test'
import { findViolations } from '../../../browser/harness/axe.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

const SECRET = /^tri_live_[\w-]{43}$/

/** Makes a key that reads alone, and leaves it shown. @returns it */
async function makeKey(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('textbox', { name: 'What it is for' }).fill(name)
  await page.getByRole('button', { name: 'Create key' }).click()
  const shown = page.getByRole('dialog', { name: 'Your new key' }).getByRole('status')
  await expect(shown).toHaveText(SECRET)
  return shown.innerText()
}

test.describe('API keys', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('northwind'), locale: 'en' })

  test('are made, shown once, used and revoked', async ({ page, product, playwright, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/')
    await page.getByRole('button', { name: 'chef' }).click()
    await page.getByRole('menuitem', { name: 'Security' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
    const own = page.getByRole('region', { name: 'API keys' })
    await expect(own.getByText('You have no keys yet.')).toBeVisible()

    const secret = await makeKey(page, 'Web shop')
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText(secret)).toHaveCount(0)
    const item = own.getByRole('listitem').filter({ hasText: 'Web shop' })
    await expect(item).toContainText(secret.slice(0, 15))
    await expect(item).toContainText('never used')
    await expect(item).toContainText('Orders: List, Read')

    const site = await playwright.request.newContext({
      baseURL: product.url,
      extraHTTPHeaders: { authorization: `Bearer ${secret}` },
    })
    expect((await site.get('/api/orders')).status()).toBe(200)
    expect((await site.post('/api/shippers/create', { data: { company: 'Speedy' } })).status()).toBe(403)
    await page.reload()
    await expect(item).toContainText('last call on')
    await expect(
      page.getByRole('region', { name: 'Keys of all accounts' }).getByRole('listitem'),
    ).toContainText('of chef')

    await item.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('Key revoked')).toBeVisible()
    await expect(own.getByText('You have no keys yet.')).toBeVisible()
    expect((await site.get('/api/orders')).status()).toBe(401)
    await site.dispose()
  })

  test('change what they were given, and stand in the history of it', async ({
    page,
    product,
    playwright,
    announce,
  }) => {
    announce(/status of 400/)
    const id = await product.create('shipper', { company: 'Speedy Express' })
    await page.goto('/profile/security')
    await page.getByRole('button', { name: 'New key' }).click()
    await page.getByRole('textbox', { name: 'What it is for' }).fill('Depot')
    const shippers = page.getByRole('group', { name: 'Shippers' })
    await shippers.getByRole('checkbox', { name: 'Edit' }).check()
    await page.getByRole('group', { name: 'Orders' }).getByRole('checkbox', { name: 'Read' }).uncheck()
    await expect(
      page.getByRole('group', { name: 'Orders' }).getByRole('checkbox', { name: 'List' }),
    ).toBeDisabled()
    await expect(page.getByRole('group', { name: 'Employees' }).getByRole('checkbox')).toHaveCount(2)
    await page.getByRole('textbox', { name: 'Allowed addresses' }).fill('here')
    await page.getByRole('button', { name: 'Create key' }).click()
    await expect(page.getByText('neither an IP address nor a network').first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Allowed addresses' }).fill('127.0.0.0/8\n::1')
    await page.getByRole('button', { name: 'Create key' }).click()
    const secret = await page.getByRole('status').filter({ hasText: SECRET }).innerText()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

    const headers = { authorization: `Bearer ${secret}` }
    const site = await playwright.request.newContext({ baseURL: product.url, extraHTTPHeaders: headers })
    expect((await site.put('/api/shippers/update', { data: { id, company: 'Slow Express' } })).status()).toBe(
      200,
    )
    expect((await site.get('/api/orders')).status()).toBe(403)
    await site.dispose()
    await page.goto('/activity')
    await expect(page.getByText('by chef’s key Depot').first()).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'API key created' }).first()).toBeVisible()
  })

  test('are made by keyboard alone', async ({ page }) => {
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Security' }).press('Enter')
    const add = page.getByRole('button', { name: 'New key' })
    await add.press('Enter')
    const name = page.getByRole('textbox', { name: 'What it is for' })
    await expect(name).toBeFocused()
    await page.keyboard.type('Keyboard')
    await page.keyboard.press('Enter')
    const copy = page.getByRole('button', { name: 'Copy' })
    await expect(copy).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(copy).toHaveCount(0)
    await page.getByRole('button', { name: 'Revoke the key Keyboard?' }).first().press('Enter')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Revoke the key Keyboard?' }).first()).toBeVisible()
  })

  test('are of the person alone who is no administrator', async ({ page, product }) => {
    const password = 'un-mot-de-passe'
    const data = { first_name: 'Nancy', last_name: 'Davolio', email: 'n@northwind.example', role: ['inside'] }
    const hired = await page.request.post('/api/employees/create', {
      data: { ...data, password, password_again: password },
    })
    expect(hired.status(), await hired.text()).toBe(200)
    const { name, value } = await product.logIn(data.email, password)
    await page.context().addCookies([{ name, value, url: product.url }])
    await page.goto('/profile/security')
    await expect(page.getByRole('region', { name: 'API keys' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Keys of all accounts' })).toHaveCount(0)
  })

  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`have a screen without barriers, ${width} wide, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await page.goto('/profile/security')
        const expectNoBarriers = async () => {
          expect(await findViolations(page, { colorScheme })).toEqual([])
          const overflow = await page.evaluate(() => document.body.scrollWidth - window.innerWidth)
          expect(overflow).toBeLessThanOrEqual(0)
        }
        await page.getByRole('button', { name: 'New key' }).click()
        await page.getByRole('textbox', { name: 'What it is for' }).fill('Web shop of Seattle and its depot')
        await expect(page.getByRole('group', { name: 'Shippers' })).toBeVisible()
        await expectNoBarriers()
        await page.getByRole('button', { name: 'Create key' }).click()
        await expect(page.getByRole('dialog', { name: 'Your new key' })).toBeVisible()
        await expectNoBarriers()
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
        await expect(page.getByRole('listitem').filter({ hasText: 'Web shop' }).first()).toBeVisible()
        await expectNoBarriers()
      })
})

test.describe('API keys in Arabic', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('northwind') })

  test('are read from the right, the key itself from the left', async ({ page, product }) => {
    await page.context().addCookies([{ name: 'tribune_language', value: 'ar', url: product.url }])
    await page.goto('/profile/security')
    await page.getByRole('button', { name: 'مفتاح جديد' }).click()
    await page.getByRole('textbox', { name: 'الغرض منه' }).fill('المتجر')
    await page.getByRole('button', { name: 'إنشاء المفتاح' }).click()
    const shown = page.getByRole('status').filter({ hasText: SECRET })
    await expect(shown).toHaveAttribute('dir', 'ltr')
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'إغلاق' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'المتجر' }).first()).toBeVisible()
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
  })
})
