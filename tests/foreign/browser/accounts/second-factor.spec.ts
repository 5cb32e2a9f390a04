import type { Browser, Page } from '@playwright/test'
import { LANGUAGE_COOKIE } from '../../../../src/schema/access/session-contract.ts'
import { expectSound } from '../../../browser/harness/expect-sound.ts'
import { startProduct, type Product } from '../../../browser/harness/product.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { codeOf, wrongCodeOf } from '../../../contract/harness/accounts/authenticator.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

const SECRET = 'un-mot-de-passe'
const NANCY = 'nancy@northwind.example'
/** Somebody at a machine of their own. */
async function openStranger(browser: Browser, { url }: Pick<Product, 'url'>): Promise<Page> {
  const storageState = { cookies: [], origins: [] }
  const context = await browser.newContext({ baseURL: url, locale: 'en', storageState })
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'en', url }])
  return context.newPage()
}

async function givePassword(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(NANCY)
  await page.keyboard.press('Tab')
  await page.keyboard.type(SECRET)
  await page.keyboard.press('Enter')
}

const createNancy = (product: Product) =>
  product.create('employee', {
    first_name: 'Nancy',
    last_name: 'Davolio',
    email: NANCY,
    password: SECRET,
    password_again: SECRET,
  })

/** The key that is shown to type. */
async function readKey(page: Page): Promise<string> {
  return (await page.getByRole('status', { name: 'Key to type' }).innerText()).replaceAll(' ', '')
}

const isIn = (page: Page) => expect(page.getByRole('navigation')).toBeVisible()

test.describe('a second factor', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('northwind'), locale: 'en' })

  test('is set up, asked for, remembered and reset, by the keyboard alone', async ({
    page,
    product,
    browser,
  }) => {
    test.slow()
    const id = await createNancy(product)
    const own = await openStranger(browser, product)
    await givePassword(own)
    await isIn(own)
    await own.goto('/profile/security')
    const section = own.getByRole('region', { name: 'Two-step verification' })
    await section.getByRole('button', { name: 'Set up' }).press('Enter')
    const dialog = own.getByRole('dialog', { name: 'Two-step verification' })
    await expect(dialog.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Six-digit code' })).toBeFocused()
    await expectSound(own, 'set-up')
    const key = await readKey(own)
    await own.keyboard.type(wrongCodeOf(key))
    await own.keyboard.press('Enter')
    await expect(dialog.getByText('This code is wrong')).toBeVisible()
    // The wrong one is selected, so that the next one takes its place.
    await own.keyboard.type(codeOf(key, -1))
    await own.keyboard.press('Enter')

    const codes = own.getByRole('dialog', { name: 'Recovery codes' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    const [recovery = ''] = await codes.getByRole('listitem').allInnerTexts()
    await expectSound(own, 'recovery codes')
    const saving = own.waitForEvent('download')
    await codes.getByRole('button', { name: 'Download' }).press('Enter')
    expect((await saving).suggestedFilename()).toBe('recovery-codes.txt')
    await codes.getByRole('checkbox', { name: 'I have saved these codes' }).press('Space')
    await codes.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(section).toContainText('10 recovery codes left')
    await expect(own.getByText(recovery)).toHaveCount(0)

    const other = await openStranger(browser, product)
    await givePassword(other)
    await expect(other).toHaveURL(/\/login\/second-factor$/)
    const code = other.getByRole('textbox', { name: 'Six-digit code' })
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    // Drawn as in forms, although nobody is in yet.
    await expect(other.getByRole('checkbox')).toHaveCSS('appearance', 'none')
    await expectSound(other, 'code')
    await other.keyboard.type(wrongCodeOf(key))
    await other.keyboard.press('Enter')
    await expect(other.getByText('This code is wrong')).toBeVisible()
    await other.keyboard.type(codeOf(key))
    await other.keyboard.press('Tab')
    await other.keyboard.press('Space')
    await other.keyboard.press('Enter')
    await isIn(other)
    await givePasswordAgain(other)
    await isIn(other)

    const third = await openStranger(browser, product)
    await givePassword(third)
    await third.getByRole('button', { name: 'Use a recovery code' }).press('Enter')
    await expect(third.getByRole('textbox', { name: 'Recovery code' })).toBeFocused()
    await expectSound(third, 'recovery code')
    await third.keyboard.type(recovery.toUpperCase())
    await third.keyboard.press('Enter')
    await isIn(third)

    await own.reload()
    await expect(section).toContainText('9 recovery codes left')
    await expectSound(own, 'set up')
    await section.getByRole('button', { name: /^Forget: / }).press('Enter')
    await expect(section.getByRole('heading', { name: 'Browsers without a code' })).toHaveCount(0)
    await expect(section.getByRole('heading', { level: 2 })).toBeFocused()

    await page.goto(`/employees/edit/${id}`)
    await page.getByRole('button', { name: 'Reset verification' }).press('Enter')
    const question = page.getByRole('dialog')
    await expectSound(page, 'reset')
    await question.getByRole('button', { name: 'Reset verification' }).press('Enter')
    await expect(page.getByText('Two-step verification reset')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reset verification' })).toHaveCount(0)
    await own.goto('/profile')
    await expect(own).toHaveURL(/\/login$/)
    await givePassword(own)
    await isIn(own)
  })

  test('starts over where the login has waited too long, or for nobody', async ({ product, browser }) => {
    await createNancy(product)
    const stranger = await openStranger(browser, product)
    await stranger.goto('/login/second-factor')
    await expect(stranger).toHaveURL(/\/login$/)
  })

  test('is set up by whoever must have one, before the first session', async ({ browser }) => {
    test.slow()
    const domain = domainNamed('northwind')
    const entities = domain.entities.map((entity) =>
      entity.account
        ? { ...entity, account: { ...entity.account, secondFactor: 'required' as const } }
        : entity,
    )
    const product = await startProduct({ ...domain, entities })
    try {
      await createNancy(product)
      const page = await openStranger(browser, product)
      await givePassword(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Two-step verification' })).toBeVisible()
      const key = await readKey(page)
      await expectSound(page, 'set-up at the login')
      await page.getByRole('textbox', { name: 'Six-digit code' }).fill(codeOf(key, -1))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused()
      await expect(page.getByRole('link', { name: 'Start over' })).toHaveCount(0)
      await expectSound(page, 'recovery codes at the login')
      await page.getByRole('checkbox', { name: 'I have saved these codes' }).press('Space')
      await page.getByRole('button', { name: 'Continue' }).press('Enter')
      await isIn(page)
      await page.goto('/profile/security')
      await expect(page.getByText('Your role requires it.')).toBeVisible()
      await expectSound(page, 'security')
    } finally {
      await product.stop()
    }
  })
})

/** Logs out and in again, in a browser that is remembered. */
async function givePasswordAgain(page: Page): Promise<void> {
  await page.request.post('/api/auth/logout', { data: {} })
  await page.evaluate(() => localStorage.clear())
  await givePassword(page)
}
