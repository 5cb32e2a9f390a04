import type { Browser, Page } from '@playwright/test'
import { expectSound } from '../../../browser/harness/expect-sound.ts'
import { startProduct, type Product } from '../../../browser/harness/product.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { startMailServer, type MailServer } from '../../../contract/harness/mail-server.ts'
import { LANGUAGE_COOKIE } from '../../../../src/schema/access/session-contract.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

const SECRET = 'un-mot-de-passe'
const NANCY = 'nancy@northwind.example'
/** Somebody else, at a machine of their own. */
async function openStranger(browser: Browser, { url }: Pick<Product, 'url'>, locale = 'en'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale,
    storageState: { cookies: [], origins: [] },
  })
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: locale, url }])
  return context.newPage()
}

async function logIn(page: Page, user: string, secret: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(user)
  await page.getByRole('textbox', { name: 'Password' }).fill(secret)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation')).toBeVisible()
}

test.describe('people and their sessions', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('northwind'), locale: 'en' })

  test('are listed, told of when they are new, and ended by the keyboard alone', async ({
    page,
    product,
    browser,
    announce,
  }) => {
    test.slow()
    const name = { first_name: 'Nancy', last_name: 'Davolio', email: NANCY }
    await product.create('employee', { ...name, password: SECRET, password_again: SECRET })
    const own = await openStranger(browser, product)
    await logIn(own, NANCY, SECRET)
    const other = await openStranger(browser, product)
    await logIn(other, NANCY, SECRET)

    await own.goto('/profile')
    const notice = own.getByRole('region', { name: 'New sign-in' })
    await expect(notice).toContainText('Chrome on')
    await expectSound(own)
    await expect(other.getByRole('region', { name: 'New sign-in' })).toHaveCount(0)
    await own.getByRole('link', { name: 'View my devices' }).click()
    await expect(own.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
    await expect(own.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
    await expectSound(own)

    await own.getByRole('button', { name: 'It was me' }).press('Enter')
    await expect(notice).toHaveCount(0)
    await own.getByRole('button', { name: /^Sign out: Chrome on .*127\.0\.0\.1/ }).press('Enter')
    await expect(own.getByRole('listitem').filter({ hasText: '127.0.0.1' })).toHaveCount(1)
    await expect(own.getByRole('heading', { level: 2, name: 'Signed-in devices' })).toBeFocused()
    await other.goto('/profile')
    await expect(other).toHaveURL(/\/login$/)

    announce(/status of 401/)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'chef' }).click()
    await expect(page.getByRole('menuitem', { name: 'Security' })).toBeVisible()
  })

  test('are invited without mail, by a link that is shown once', async ({ page, product, browser }) => {
    test.slow()
    await page.goto('/employees')
    await page.getByRole('link', { name: 'Invite' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Invite' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Last name' }).fill('Davolio')
    await page.getByRole('textbox', { name: 'First name' }).fill('Nancy')
    await page.getByRole('textbox', { name: 'Email' }).fill(NANCY)
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveCount(0)
    await page.keyboard.press('Enter')
    const link = page.getByRole('textbox', { name: 'Invitation link' })
    await expect(link).toHaveValue(/\/login\/link#[\w-]{43}$/)
    await expect(page.getByRole('listitem').filter({ hasText: NANCY })).toContainText('link valid until')
    await expectSound(page)
    const address = await link.inputValue()

    const nancy = await openStranger(browser, product)
    await nancy.goto(address)
    await expect(nancy.getByRole('heading', { level: 1, name: 'Choose your password' })).toBeFocused()
    await expectSound(nancy)
    await nancy.keyboard.press('Tab')
    await nancy.keyboard.type('kurz')
    await nancy.keyboard.press('Enter')
    const password = nancy.getByRole('textbox', { name: 'New password' })
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await password.fill(SECRET)
    await nancy.getByRole('textbox', { name: /confirm|again/i }).fill(SECRET)
    await nancy.keyboard.press('Enter')
    await expect(nancy.getByRole('heading', { level: 1, name: 'Password saved' })).toBeFocused()
    await expectSound(nancy)
    await nancy.keyboard.press('Tab')
    await nancy.keyboard.press('Enter')
    await logIn(nancy, NANCY, SECRET)

    const late = await openStranger(browser, product)
    await late.goto(address)
    await expect(late.getByRole('heading', { level: 1, name: 'Link not valid' })).toBeVisible()
    await expect(late.getByText('This link is not valid')).toHaveCount(1)
    await expectSound(late)
    await page.reload()
    await expect(page.getByText('No pending invitations.')).toBeVisible()
    await expect(link).toHaveCount(0)
  })

  test('read where they are logged in, their keys and invitations in Arabic', async ({
    page,
    product,
    browser,
  }) => {
    test.slow()
    await product.create('employee', { first_name: 'Nancy', last_name: 'Davolio', email: NANCY })
    await page.goto('/profile')
    const made = await page.evaluate(async () => {
      const body = JSON.stringify({ name: 'الموقع العمومي', allows: { product: ['list', 'read'] } })
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/api-keys', { method: 'POST', headers, body })).status
    })
    expect(made).toBe(200)
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'ar', url: product.url }])
    const stranger = await openStranger(browser, product)
    await logIn(stranger, 'chef@example.dz', SECRET)
    await page.goto('/profile/security')
    await expect(page.getByRole('heading', { level: 1, name: 'الأمان' })).toBeVisible()
    await expect(page.getByText('الموقع العمومي').first()).toBeVisible()
    await expectSound(page)
    await page.goto('/invitations')
    await expect(page.getByRole('listitem').filter({ hasText: NANCY })).toBeVisible()
    await expectSound(page)
  })

  test('have a login page without a way back in where no mail is set up', async ({ product, browser }) => {
    const stranger = await openStranger(browser, product)
    await stranger.goto('/login')
    await expect(stranger.getByRole('textbox', { name: 'Email' })).toBeVisible()
    await expect(stranger.getByRole('link', { name: 'Forgot password?' })).toHaveCount(0)
  })

  test('find the way back in by mail, in their language', async ({ browser }) => {
    test.slow()
    const mail: MailServer = await startMailServer()
    const product = await startProduct(domainNamed('northwind'), {
      SMTP_URL: mail.url,
      MAIL_FROM: 'Northwind <shop@northwind.example>',
      PUBLIC_URL: 'https://northwind.example',
    })
    try {
      const name = { first_name: 'Nancy', last_name: 'Davolio', email: NANCY }
      await product.create('employee', { ...name, password: SECRET, password_again: SECRET })
      const page = await openStranger(browser, product, 'ar')
      await page.goto('/login')
      await expect(page.getByRole('link', { name: 'نسيت كلمة المرور؟' })).toBeVisible()
      await expectSound(page)
      await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'نسيت كلمة المرور' })).toBeFocused()
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
      await expectSound(page)
      await page.keyboard.press('Tab')
      await page.keyboard.type(NANCY)
      await page.keyboard.press('Enter')
      await expect(page.getByText('إن كان لأحد الحسابات هذا العنوان')).toBeVisible()
      await expect.poll(() => mail.mails.length).toBe(1)
      const { text = '', html = '', subject = '' } = mail.mails[0] ?? {}
      expect(subject).toContain('كلمة المرور')
      expect(html).toContain('dir="rtl"')
      const path = /https:\/\/northwind\.example(\/login\/link#[\w-]{43})/.exec(text)?.[1] ?? ''
      const asked: string[] = []
      page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'كلمة مرور جديدة' })).toBeVisible()
      await expectSound(page)
      await page.keyboard.press('Tab')
      for (const field of await page.locator('input[type=password]').all())
        await field.fill('autre-mot-de-passe')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'تم حفظ كلمة المرور' })).toBeVisible()
      expect(asked.filter((each) => each.includes(path.slice(-43)) && !each.includes('#'))).toEqual([])
      await expect.poll(() => mail.mails.length).toBe(2)
      await product.logIn(NANCY, 'autre-mot-de-passe')
    } finally {
      await product.stop()
      await mail.stop()
    }
  })
})
