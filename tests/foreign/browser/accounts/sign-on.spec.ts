import type { Browser, Page } from '@playwright/test'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { LANGUAGE_COOKIE } from '../../../../src/schema/access/session-contract.ts'
import { expectSound } from '../../../browser/harness/expect-sound.ts'
import { startProduct, type Product } from '../../../browser/harness/product.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import {
  startIdentityProvider,
  type IdentityProvider,
} from '../../../contract/harness/accounts/identity-provider.ts'
import { firstAccountOf } from '../../../contract/harness/accounts/first-account.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

const NANCY = {
  email: 'nancy@northwind.example',
  email_verified: true,
  given_name: 'Nancy',
  family_name: 'D.',
}

interface Club {
  /** Another site than the provider's, as it is elsewhere: cookies and headers are as there. */
  readonly url: string
  readonly provider: IdentityProvider
  readonly product: Product
}

/** A program and its provider, for as long as a test takes. */
async function withClub(change: (entity: AnyEntity) => AnyEntity, visit: (club: Club) => Promise<void>) {
  const domain = domainNamed('northwind')
  const provider = await startIdentityProvider()
  const entities = domain.entities.map(change)
  const product = await startProduct({ ...domain, entities }, { ...provider.env, PUBLIC_URL: '' })
  const url = product.url.replace('127.0.0.1', 'localhost')
  Object.assign(provider, { publicUrl: url, program: product.url, person: 'nancy' })
  provider.people.set('nancy', NANCY)
  await provider.rotateKeys()
  try {
    await visit({ url, provider, product })
  } finally {
    await product.stop()
    await provider.stop()
  }
}

const asItIs = (entity: AnyEntity) => entity
const withoutPasswords = (entity: AnyEntity): AnyEntity =>
  entity.account ? { ...entity, account: { ...entity.account, passwordLogin: false } } : entity

async function openStranger(browser: Browser, { url }: Club, locale = 'en'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale,
    storageState: { cookies: [], origins: [] },
  })
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: locale, url }])
  return context.newPage()
}

/** By the keyboard alone. */
async function choose(page: Page, name: string): Promise<void> {
  const way = page.getByRole('link', { name })
  await expect(way).toBeVisible()
  for (let count = 0; count < 12; count += 1) {
    if (await way.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(way).toBeFocused()
  await page.keyboard.press('Enter')
}

test.describe('people who sign on with a provider', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')

  test('get to where they were going, by the keyboard alone, and out of both', async ({ browser }) => {
    test.slow()
    await withClub(asItIs, async (club) => {
      const page = await openStranger(browser, club)
      await page.goto('/employees')
      await expect(page.getByRole('link', { name: /^Continue with/ })).toHaveCount(2)
      await expectSound(page, 'several')
      await choose(page, 'Continue with Club ID')
      await expect(page.getByRole('navigation')).toBeVisible()
      await expect(page).toHaveURL(`${club.url}/employees`)
      await page.goto('/profile')
      await expect(page.getByText(NANCY.email)).toBeVisible()

      await page.getByRole('button', { name: 'Nancy' }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await expect(page).toHaveURL(/\/session\/end/)
      await page.getByRole('button', { name: 'Yes, sign me out' }).click()
      await expect(page).toHaveURL(/\/login/)
      await expect(page.getByRole('link', { name: 'Continue with Club ID' })).toBeVisible()
    })
  })

  test('part from a provider on the screen of their security, and are asked first', async ({ browser }) => {
    test.slow()
    await withClub(asItIs, async (club) => {
      const page = await openStranger(browser, club)
      await page.goto('/employees')
      await choose(page, 'Continue with Club ID')
      await expect(page.getByRole('navigation')).toBeVisible()
      await page.goto('/profile/security')
      const part = page.getByRole('region', { name: 'External accounts' })
      await expectSound(page, 'identities')
      await part.getByRole('button', { name: 'Unlink: Club ID' }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Unlink' }).press('Enter')
      await expect(part).toContainText('No external account is linked to yours.')
      await expect(part.getByRole('heading')).toBeFocused()
    })
  })

  test('are told in plain words why they are not in', async ({ browser }) => {
    test.slow()
    await withClub(asItIs, async (club) => {
      const page = await openStranger(browser, club)
      await page.goto('/login')
      club.provider.person = null
      await choose(page, 'Continue with Club ID')
      await expect(page.getByRole('alert')).toHaveText('The sign-in was cancelled.')
      await expect(page).toHaveURL(`${club.url}/login`)
      await expectSound(page, 'cancelled')
      // Told once.
      await page.reload()
      await expect(page.getByRole('link', { name: 'Continue with Club ID' })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      club.provider.isAway = true
      await choose(page, 'Continue with localhost')
      await expect(page.getByRole('alert')).toHaveText(/is not responding/)
    })
  })

  test('are told so in Arabic, from right to left', async ({ browser }) => {
    test.slow()
    await withClub(asItIs, async (club) => {
      club.provider.people.set('nancy', { ...NANCY, email_verified: false })
      const page = await openStranger(browser, club, 'ar')
      await page.goto('/login')
      await choose(page, 'Club ID')
      await expect(page.getByRole('alert')).toHaveText(
        'لا تؤكد خدمة إثبات الهوية بريدك الإلكتروني. أبلغ أحد المسؤولين.',
      )
      await expectSound(page, 'arabic')
    })
  })

  test('see no password where it is the super-administrator’s alone', async ({ browser }) => {
    test.slow()
    await withClub(withoutPasswords, async (club) => {
      const page = await openStranger(browser, club)
      await page.goto('/login')
      const way = page.getByRole('link', { name: 'Continue with Club ID' })
      await expect(way).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await expectSound(page, 'alone')
      const { user, secret } = firstAccountOf(domainNamed('northwind').entities)
      await page.getByRole('button', { name: 'Sign in as the administrator' }).press('Enter')
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
      await page.keyboard.type(user)
      await page.keyboard.press('Tab')
      await page.keyboard.type(secret)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('navigation')).toBeVisible()
    })
  })
})
