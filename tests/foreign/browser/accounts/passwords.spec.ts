import type { Browser, Page } from '@playwright/test'
import { expectSound } from '../../../browser/harness/expect-sound.ts'
import type { Product } from '../../../browser/harness/product.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { LANGUAGE_COOKIE } from '../../../../src/schema/access/session-contract.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

/** Somebody who is not logged in. */
async function openStranger(browser: Browser, { url }: Pick<Product, 'url'>, locale: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale,
    storageState: { cookies: [], origins: [] },
  })
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: locale, url }])
  return context.newPage()
}

test.describe('a password', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('northwind'), locale: 'en' })

  test('is said to be weak or strong while it is typed, and refused where others would guess it', async ({
    page,
    announce,
  }) => {
    test.slow()
    announce(/status of 400/)
    await page.goto('/employees/create')
    await page.getByRole('textbox', { name: 'Last name' }).fill('Davolio')
    await page.getByRole('textbox', { name: 'First name' }).fill('Nancy')
    await page.getByRole('textbox', { name: 'Email' }).fill('nancy@northwind.example')
    const password = page.getByRole('textbox', { name: 'Password', exact: true })
    const said = page.getByRole('status').filter({ hasText: /\./ })
    for (const [typed, strength] of [
      ['kurz', 'Too short: at least 8 characters.'],
      ['SunShine', 'Refused: too common, or based on what is known about the person.'],
      ['davolio2024', 'Refused: too common, or based on what is known about the person.'],
      ['sunshine9', 'Weak: make it longer, with several words for example.'],
      ['kettle wanders north slowly', 'Very good password.'],
    ] as const) {
      await password.fill(typed)
      await expect(said.filter({ hasText: strength })).toBeVisible()
    }
    await expectSound(page)
    await password.fill('SunShine')
    await page.getByRole('textbox', { name: 'Password, again' }).fill('SunShine')
    await page.keyboard.press('Enter')
    await expect(password).toHaveAccessibleDescription(/one of the most common/)
    await expect(password).toBeFocused()

    await page.goto('/profile/edit/password')
    await page.getByRole('textbox', { name: 'New password' }).fill('northwind-1')
    await expect(said.filter({ hasText: 'Refused' })).toBeVisible()
    await expectSound(page)
  })

  test('is measured on the page of a link too, in Arabic', async ({ browser, product, request }) => {
    test.slow()
    const invited = await request.post('/api/invitations', {
      data: { last_name: 'Davolio', first_name: 'Nancy', email: 'nancy@northwind.example' },
      headers: { origin: product.url },
    })
    const { token } = await invited.json()
    const page = await openStranger(browser, product, 'ar')
    await page.goto(`/login/link#${token}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('password')
    await expect(page.getByRole('status').filter({ hasText: 'مرفوضة' })).toBeVisible()
    await page.getByRole('textbox').first().fill('kettle wanders north slowly')
    await expect(page.getByRole('status').filter({ hasText: 'كلمة مرور جيدة جدًا.' })).toBeVisible()
    await expectSound(page)
  })
})

test.describe('a password that somebody else has set', () => {
  test.skip(!isDomainSelected('clinic'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('clinic'), locale: 'fr' })

  test('is changed at the first login, by the keyboard alone', async ({ browser, product, announce }) => {
    test.slow()
    const given = 'donné-par-un-autre'
    const own = 'choisi-par-moi-seule'
    await product.create('vet', {
      licence: 'V-0777',
      full_name: 'Dr Lina Haddad',
      mobile: '0550 11 22 33',
      passphrase: given,
      passphrase_repeated: given,
    })
    const page = await openStranger(browser, product, 'fr')
    announce(/status of 400/)
    await page.goto('/login')
    const type = async (secret: string) => {
      await expect(page.getByRole('textbox').first()).toBeFocused()
      await page.keyboard.type('V-0777')
      await page.keyboard.press('Tab')
      await page.keyboard.type(secret)
      await page.keyboard.press('Enter')
    }
    await type(given)
    const title = page.getByRole('heading', { level: 1, name: 'Choisissez votre propre mot de passe' })
    await expect(title).toBeFocused()
    await expectSound(page)
    const setTo = async (secret: string) => {
      for (const input of await page.getByRole('textbox').all()) await input.fill(secret)
      await page.keyboard.press('Enter')
    }
    await setTo(given)
    await expect(page.getByText('autre mot de passe que celui que l’on vous a donné')).toBeVisible()
    await setTo(own)
    await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe enregistré' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await type(own)
    await expect(page.getByRole('navigation')).toBeVisible()
    await page.goto('/profile/security')
    await expect(page.getByRole('listitem').filter({ hasText: '127.0.0.1' })).toHaveCount(1)
    await expectSound(page)
  })
})
