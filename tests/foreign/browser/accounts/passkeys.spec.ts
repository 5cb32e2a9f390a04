import type { CDPSession, Page } from '@playwright/test'
import { expectSound } from '../../../browser/harness/expect-sound.ts'
import { expect, loggedIn, test } from '../../../browser/harness/test.ts'
import { LANGUAGE_COOKIE } from '../../../../src/schema/access/session-contract.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

/** Passkeys are of names: an address of numbers has none. */
const named = (url: string) => url.replace('127.0.0.1', 'localhost')

let devtools: CDPSession | null = null

/** A phone beside the browser, as the DevTools protocol plays it. */
async function addAuthenticator(page: Page): Promise<void> {
  devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** By the keyboard alone. */
async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('never used')
}

test.describe('passkeys', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
  test.use({
    domain: domainNamed('northwind'),
    locale: 'en',
    baseURL: ({ product }, give) => give(named(product.url)),
    storageState: ({ product: { url, cookie } }, give) => {
      const { cookies, origins } = loggedIn(named(url), cookie)
      return give({ cookies: cookies.map((each) => ({ ...each, domain: 'localhost' })), origins })
    },
  })

  test.afterEach(async () => {
    await devtools?.send('WebAuthn.disable')
    devtools = null
  })

  test('are made, log in alone, are renamed and removed, by the keyboard', async ({ page, announce }) => {
    test.slow()
    announce(/status of 40[013]/)
    await addAuthenticator(page)
    await addPasskey(page, 'My phone')
    await expectSound(page)

    await page.getByRole('button', { name: 'Sign out' }).press('Enter')
    const way = page.getByRole('button', { name: 'Sign in with a passkey' })
    await expect(way).toBeVisible()
    await expectSound(page)
    await way.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await page.goto('/profile/security')
    const item = page.getByRole('listitem').filter({ hasText: 'My phone' })
    await expect(item).toContainText('used on')

    await page.getByRole('button', { name: 'Rename: My phone' }).press('Enter')
    await page.getByRole('textbox', { name: 'Name' }).fill('Old phone')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove: Old phone' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Passkeys' })).toBeFocused()
    await page.getByRole('button', { name: 'Sign out' }).press('Enter')
    await way.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('This passkey was not accepted.')
  })

  test('are no second one on the same device, which keeps what was typed', async ({ page, announce }) => {
    announce(/status of 40[03]/)
    await addAuthenticator(page)
    await addPasskey(page, 'My phone')
    await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
    await page.keyboard.type('Again')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Again')
  })

  test('confirm who it is, in place of the password', async ({ page, product, announce }) => {
    announce(/status of 403/)
    await addAuthenticator(page)
    await addPasskey(page, 'My phone')
    await product.ageProofs(20)
    await page.getByRole('button', { name: 'Remove: My phone' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
    const way = proof.getByRole('button', { name: 'Use a passkey' })
    await expect(way).toBeVisible()
    await expectSound(page)
    await way.press('Enter')
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible()
  })

  test('are the second factor of a login with a password', async ({ page, product, announce }) => {
    announce(/status of 401/)
    await addAuthenticator(page)
    const name = { first_name: 'Nancy', last_name: 'Davolio', email: 'nancy@northwind.example' }
    const secret = 'un-mot-de-passe'
    await product.create('employee', { ...name, password: secret, password_again: secret })
    const logIn = async () => {
      await page.getByRole('textbox', { name: 'Email' }).fill(name.email)
      await page.getByRole('textbox', { name: 'Password' }).fill(secret)
      await page.keyboard.press('Enter')
    }
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await logIn()
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await addPasskey(page, 'My phone')
    const section = page.getByRole('region', { name: 'Two-step verification' })
    await expect(section).toContainText('A passkey is your second factor, no recovery code left')
    await expectSound(page)
    await section.getByRole('button', { name: 'Create recovery codes' }).press('Enter')
    const codes = page.getByRole('dialog', { name: 'Recovery codes' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    const [recovery = ''] = await codes.getByRole('listitem').allInnerTexts()
    await codes.getByRole('checkbox', { name: 'I have saved these codes' }).press('Space')
    await codes.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(section).toContainText('10 recovery codes left')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await logIn()
    const way = page.getByRole('button', { name: 'Use a passkey' })
    await expect(way).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Recovery code' })).toBeFocused()
    await expectSound(page)
    await page.keyboard.type(recovery)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await logIn()
    await way.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  })

  test('speak Arabic, from right to left', async ({ page, context, product }) => {
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'ar', url: named(product.url) }])
    await addAuthenticator(page)
    await page.goto('/profile/security')
    await page.getByRole('button', { name: 'إضافة مفتاح مرور' }).click()
    await page.keyboard.type('هاتفي')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: 'هاتفي' })).toBeVisible()
    await expectSound(page)
  })
})
