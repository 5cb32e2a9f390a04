import type { Page } from '@playwright/test'
import { control, fillForm, submit } from '../../../browser/harness/form.ts'
import { row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { questionOf, toastsOf } from '../../../browser/harness/toasts.ts'
import { coveredControls } from '../harness/covered.ts'
import { make } from '../harness/records.ts'

const REFUSALS = [
  { path: 'name', msg: 'Nom\u202f: ce champ est obligatoire.' },
  { path: 'email', msg: 'Email\u202f: ce champ est obligatoire.' },
  { path: 'phone', msg: 'Téléphone : ce numéro est celui d’une autre fiche, qui vient d’être ajoutée.' },
  { path: 'password', msg: 'Mot de passe\u202f: 8 caractères au moins.' },
  { path: 'confirmation_password', msg: 'Confirmation : elle ne correspond pas au mot de passe.' },
]
const MESSAGES = REFUSALS.map(({ msg }) => msg)

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 390, height: 480 },
]

/** Toasts wait as long as the window has no focus. */
async function keepToasts(page: Page) {
  await page.evaluate(() => {
    document.hasFocus = () => false
    window.dispatchEvent(new Event('blur'))
  })
}

/** Nothing is covered, wherever the page is scrolled to. */
async function expectNothingCovered(page: Page) {
  for (const distance of [0, 60, 60, 60, 60]) {
    await page.evaluate((by) => window.scrollBy(0, by), distance)
    await expect.poll(() => coveredControls(page)).toEqual([])
  }
}

async function refuse(page: Page, count = REFUSALS.length) {
  await page.route('**/api/player/create', (route) =>
    route.fulfill({ status: 400, json: { success: false, errors: REFUSALS.slice(0, count) } }),
  )
  await page.goto('/players/create')
  await control(page, 'name').waitFor()
}

for (const size of SIZES) {
  test.describe(`at ${size.width} by ${size.height}, toasts lie over nothing that is in use`, () => {
    test.use({ viewport: size })

    test('in a list', async ({ page, product }) => {
      for (let each = 1; each <= 12; each += 1) await make.player(product, { name: `Joueur ${each}.` })
      await page.goto('/players')
      await row(page, 'Joueur 2.').waitFor()
      await keepToasts(page)
      const isCard = size.width < 1000
      for (const name of ['Joueur 1.', 'Joueur 3.']) {
        if (isCard) await row(page, name).getByRole('button', { name: 'actions' }).click()
        await row(page, name).getByRole('button', { name: 'Supprimer' }).click()
        await questionOf(page).getByRole('button', { name: 'Supprimer' }).click()
        await expect(row(page, name)).toHaveCount(0)
        await expectNothingCovered(page)
      }
      await expect(toastsOf(page)).toHaveCount(2)
    })

    test('in a refused form, whose first mistake has the focus and is seen', async ({ page, announce }) => {
      announce(/status of 400/)
      await refuse(page)
      await keepToasts(page)
      await control(page, 'address').focus()
      await control(page, 'address').press('Enter')
      await expect(toastsOf(page)).toHaveText(MESSAGES)
      await expect(control(page, 'name')).toBeFocused()
      await expect(control(page, 'name')).toBeInViewport({ ratio: 1 })
      await expectNothingCovered(page)
    })

    test('in a conflict', async ({ page, product, announce }) => {
      announce(/status of 409/)
      const id = await make.player(product, { name: 'Rayan' })
      await page.goto(`/players/edit/${id}`)
      await fillForm(page, { name: 'Yanis' })
      await product.update('player', id, { name: 'Amine' })
      await keepToasts(page)
      await submit(page)
      await expect(toastsOf(page)).toHaveCount(1)
      const title = page.getByRole('heading', { name: 'Cette fiche a changé pendant votre saisie' })
      await expect(title).toBeInViewport({ ratio: 1 })
      const [told, heading] = await Promise.all([toastsOf(page).boundingBox(), title.boundingBox()])
      expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0)
      await expectNothingCovered(page)
    })
  })
}

test('errors that have room are seen whole; piled, they open for who points at them', async ({
  page,
  announce,
}) => {
  announce(/status of 400/)
  await refuse(page, 3)
  await keepToasts(page)
  await submit(page)
  for (const msg of MESSAGES.slice(0, 3))
    await expect(page.getByText(msg).first()).toBeInViewport({ ratio: 1 })
  await expect(toastsOf(page).nth(2)).toBeInViewport({ ratio: 1 })
  await page.mouse.move(500, 500)
  await page.mouse.wheel(0, 220)
  await expect(toastsOf(page).nth(1)).not.toBeInViewport()
  await expect(toastsOf(page).first()).toHaveAttribute('data-behind', '+2')
  await toastsOf(page).first().hover()
  await expect(toastsOf(page).nth(2)).toBeInViewport({ ratio: 1 })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a toast is a line in the place of the bar, and a tap shows the rest', async ({ page, announce }) => {
    announce(/status of 400/)
    await refuse(page)
    await keepToasts(page)
    await submit(page)
    await expect(toastsOf(page)).toHaveText(MESSAGES)
    const first = toastsOf(page).first()
    const bar = await page.getByRole('banner').boundingBox()
    const box = await first.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.height ?? 0)
    await expect(toastsOf(page).nth(1)).not.toBeInViewport()
    await first.tap()
    for (const each of await toastsOf(page).all()) await expect(each).toBeInViewport({ ratio: 1 })
    await page.touchscreen.tap(100, 700)
    await expect(toastsOf(page).nth(1)).not.toBeInViewport()
  })
})

test('what a drawer is refused with is told over it', async ({ page, announce }) => {
  announce(/status of 400/)
  await page.goto('/teams/create')
  await page.getByRole('button', { name: 'Créer… Joueur' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(toastsOf(page).first()).toBeVisible()
  await expect.poll(() => coveredControls(page)).toEqual([])
  // It is not under the drawer.
  await toastsOf(page).first().getByRole('button', { name: 'Fermer' }).click()
  await expect(drawer).toBeVisible()
})
