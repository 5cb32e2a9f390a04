import type { Locator, Page } from '@playwright/test'
import { control, fillForm, submit } from '../../browser/harness/form.ts'
import { make } from './harness/records.ts'
import { expect, test } from '../../browser/harness/test.ts'
import { toastsOf } from '../../browser/harness/toasts.ts'

const REFUSALS = [
  { path: 'name', msg: 'Nom\u202f: ce champ est obligatoire.' },
  { path: 'email', msg: 'Email\u202f: ce champ est obligatoire.' },
  { path: 'phone', msg: 'Téléphone : ce numéro est celui d’une autre fiche, qui vient d’être ajoutée.' },
  { path: 'password', msg: 'Mot de passe\u202f: 8 caractères au moins.' },
  { path: 'confirmation_password', msg: 'Confirmation : elle ne correspond pas au mot de passe.' },
]

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 390, height: 480 },
]

const wrongFields = (page: Page) => page.locator('main form [aria-invalid="true"]')

/** Where the toasts end; what of them sticks out below is cut there. */
function endOfToasts(page: Page): Promise<number> {
  return toastsOf(page)
    .locator('xpath=..')
    .first()
    .evaluate((corner) => corner.getBoundingClientRect().bottom)
}

const topOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().top)

async function refuse(page: Page, count: number) {
  await page.route('**/api/player/create', (route) =>
    route.fulfill({ status: 400, json: { success: false, errors: REFUSALS.slice(0, count) } }),
  )
  await page.goto('/players/create')
  await control(page, 'name').waitFor()
}

for (const size of SIZES) {
  test.describe(`at ${size.width} by ${size.height}`, () => {
    test.use({ viewport: size })

    test('errors cover none of the fields that they are about', async ({ page, announce }) => {
      announce(/status of 400/)
      for (const count of [3, 5]) {
        await refuse(page, count)
        await submit(page)
        await expect(toastsOf(page)).toHaveCount(count)
        await expect(wrongFields(page).first()).toBeFocused()
        const end = await endOfToasts(page)
        // A field's label stands up to 30 px above it.
        for (const field of await wrongFields(page).all()) {
          expect(await topOf(field)).toBeGreaterThanOrEqual(end + 26)
        }
        await expect(wrongFields(page).first()).toBeInViewport({ ratio: 1 })
      }
    })

    test('a wrong field that would lie below the toasts comes out from there', async ({ page, announce }) => {
      announce(/status of 400/)
      await refuse(page, 2)
      await control(page, 'address').focus()
      await control(page, 'name').evaluate((field) =>
        window.scrollBy({ top: field.getBoundingClientRect().top - 90 }),
      )
      await control(page, 'address').press('Enter')
      await expect(toastsOf(page)).toHaveCount(2)
      await expect(control(page, 'name')).toBeFocused()
      expect(await topOf(control(page, 'name'))).toBeGreaterThanOrEqual((await endOfToasts(page)) + 26)
    })

    test('the title of a conflict is seen beside its toast', async ({ page, product, announce }) => {
      announce(/status of 409/)
      const id = await make.player(product, { name: 'Rayan' })
      await page.goto(`/players/edit/${id}`)
      await fillForm(page, { name: 'Yanis' })
      await product.update('player', id, { name: 'Amine' })
      await submit(page)
      await expect(toastsOf(page)).toHaveCount(1)
      const title = page.getByRole('heading', { name: 'Cette fiche a changé pendant votre saisie' })
      await expect(title).toBeInViewport({ ratio: 1 })
      expect(await topOf(title)).toBeGreaterThanOrEqual(await endOfToasts(page))
    })
  })
}

test('more errors than have room are scrolled to', async ({ page, announce }) => {
  announce(/status of 400/)
  await refuse(page, REFUSALS.length)
  await submit(page)
  await expect(toastsOf(page)).toHaveCount(REFUSALS.length)
  const last = toastsOf(page).last()
  await expect(last).not.toBeInViewport({ ratio: 0.9 })
  await toastsOf(page).first().hover()
  await page.mouse.wheel(0, 400)
  await expect(last).toBeInViewport({ ratio: 0.9 })
})
