import type { Locator, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { expectSound } from '../../../browser/harness/expect-sound.ts'
import { ADMIN, type Product } from '../../../browser/harness/product.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { codeOf, wrongCodeOf } from '../../../contract/harness/accounts/authenticator.ts'
import { LANGUAGE_COOKIE } from '../../../../src/schema/access/session-contract.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

/** Types what a new key is for, and asks for the key. */
async function askForKey(page: Page, name: string): Promise<void> {
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'New key' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Orders' })).toBeVisible()
  await page.getByRole('textbox', { name: 'What it is for' }).fill(name)
  await page.getByRole('textbox', { name: 'What it is for' }).press('Enter')
}

const begunSchema = z.looseObject({ secret: z.string(), sealed: z.string() })

const proofOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirm that it is you' })

/** Gives administrator 1 an authenticator, whose code of now is still good. @returns its secret */
async function setUpAuthenticator(page: Page, product: Product): Promise<string> {
  await product.ageProofs(0)
  const begun = await page.request.post('/api/second-factor/setup', { data: {} })
  const { secret, sealed } = begunSchema.parse(await begun.json())
  const made = await page.request.put('/api/second-factor', { data: { sealed, code: codeOf(secret, -1) } })
  expect(made.ok()).toBe(true)
  await product.ageProofs(20)
  return secret
}

test.describe('asking again who it is', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('northwind'), locale: 'en' })
  test.beforeEach(async ({ product, announce }) => {
    announce(/status of 40[03]/)
    await product.ageProofs(20)
  })

  test('goes on with what was begun, by the keyboard alone', async ({ page }) => {
    await askForKey(page, 'Web shop')
    const proof = proofOf(page)
    const password = proof.getByRole('textbox', { name: 'Password' })
    await expect(password).toBeFocused()
    await expectSound(page)
    await page.keyboard.type('falsch')
    await page.keyboard.press('Enter')
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toBeFocused()
    await page.keyboard.type(ADMIN.password)
    await page.keyboard.press('Enter')
    await expect(proof).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Your new key' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listitem').filter({ hasText: 'Web shop' }).first()).toBeVisible()

    await page.getByRole('button', { name: 'New key' }).press('Enter')
    await page.getByRole('textbox', { name: 'What it is for' }).fill('Depot')
    await page.getByRole('textbox', { name: 'What it is for' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Your new key' })).toBeVisible()
  })

  test('takes a code of the authenticator in place of the password', async ({ page, product }) => {
    const secret = await setUpAuthenticator(page, product)
    await askForKey(page, 'Web shop')
    const proof = proofOf(page)
    await expect(proof.getByRole('textbox', { name: 'Password' })).toBeFocused()
    await proof.getByRole('button', { name: 'Use a code from the app' }).press('Enter')
    const code = proof.getByRole('textbox', { name: 'Six-digit code' })
    await expect(code).toBeFocused()
    await expect(proof.getByRole('textbox', { name: 'Password' })).toHaveCount(0)
    await expectSound(page, 'a code')
    await page.keyboard.type(wrongCodeOf(secret))
    await page.keyboard.press('Enter')
    await expect(proof.getByText('This code is wrong')).toBeVisible()
    await proof.getByRole('button', { name: 'Use the password' }).press('Enter')
    await expect(proof.getByRole('textbox', { name: 'Password' })).toBeFocused()
    await expectSound(page, 'password, or a code')
    await proof.getByRole('button', { name: 'Use a code from the app' }).press('Enter')
    await page.keyboard.type(codeOf(secret))
    await page.keyboard.press('Enter')
    await expect(proof).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Your new key' })).toBeVisible()
  })

  test('leaves what was typed where nobody answers', async ({ page }) => {
    await askForKey(page, 'Web shop')
    await expect(proofOf(page).getByRole('textbox', { name: 'Password' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(proofOf(page)).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'What it is for' })).toHaveValue('Web shop')
    await expect(page.getByRole('textbox', { name: 'What it is for' })).toBeFocused()
    await expect(page.getByText('Nothing was changed: first confirm that it is you.')).toBeVisible()
    await page.getByRole('button', { name: 'Create key' }).press('Enter')
    await proofOf(page).getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'What it is for' })).toHaveValue('Web shop')
  })

  test('is answered for two tabs at once', async ({ page, context }) => {
    const other = await context.newPage()
    await askForKey(page, 'Web shop')
    await expect(proofOf(page)).toBeVisible()
    await askForKey(other, 'Depot')
    await proofOf(other).getByRole('textbox', { name: 'Password' }).fill(ADMIN.password)
    await other.keyboard.press('Enter')
    await expect(other.getByRole('dialog', { name: 'Your new key' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Your new key' })).toBeVisible()
    await expect(proofOf(page)).toHaveCount(0)
  })

  test('keeps a form whose record lets somebody in', async ({ page, product }) => {
    const name = { first_name: 'Nancy', last_name: 'Davolio', email: 'nancy@northwind.example' }
    const id = await product.create('employee', {
      ...name,
      password: 'un-mot-de-passe',
      password_again: 'un-mot-de-passe',
    })
    await page.goto(`/employees/edit/${id}`)
    const last = page.getByRole('textbox', { name: 'Last name' })
    await last.fill('Leverling')
    await page.getByRole('textbox', { name: 'Email' }).fill('leverling@northwind.example')
    await page.keyboard.press('Enter')
    await expect(proofOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(last).toHaveValue('Leverling')
    await page.keyboard.press('Control+S')
    await proofOf(page).getByRole('textbox', { name: 'Password' }).fill(ADMIN.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('employee saved')).toBeVisible()
    expect(await product.read('employee', id)).toMatchObject({ last_name: 'Leverling' })
  })

  test('stands above the dialog of a role', async ({ page }) => {
    await page.goto('/roles')
    await page.getByRole('button', { name: 'New role' }).click()
    await page.getByRole('dialog').getByRole('textbox').first().fill('Depot')
    await page.keyboard.press('Enter')
    await proofOf(page).getByRole('textbox', { name: 'Password' }).fill(ADMIN.password)
    await proofOf(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Depot' })).toBeVisible()
  })

  test('speaks Arabic, from right to left', async ({ page, context, product }) => {
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'ar', url: product.url }])
    await page.goto('/profile/security')
    await page.getByRole('button', { name: 'مفتاح جديد' }).click()
    await page.getByRole('dialog').getByRole('textbox').first().fill('متجر')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'أكّد أنك صاحب الحساب' })).toBeVisible()
    await expectSound(page)
  })
})
