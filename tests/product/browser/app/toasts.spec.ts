import type { Page } from '@playwright/test'
import { fillForm, submit } from '../../../browser/harness/form.ts'
import { make } from '../harness/records.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { questionOf, toast, toastsOf } from '../../../browser/harness/toasts.ts'

const CREATED = 'outil créé avec succès'

/** Stops the clock of the page; from here on time passes only when a test says so. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
}

/** Creates a tool, which is told with a toast, and answers when the toast is there. */
async function createTool(page: Page, name: string) {
  await page.goto('/tools/create')
  await fillForm(page, { 'name.fr': name })
  await stopClock(page)
  await submit(page)
  await expect(toastsOf(page)).toHaveText([CREATED])
}

test.beforeEach(({ page }) => page.clock.install())

test('a toast stays five seconds at the top right', async ({ page }) => {
  await createTool(page, 'Sifflet')
  await page.clock.runFor(4_900)
  await expect(toastsOf(page)).toHaveText([CREATED])
  await page.clock.runFor(200)
  await expect(toastsOf(page)).toHaveCount(0)
})

test('a toast waits while the pointer rests on it, and then has its remaining time', async ({ page }) => {
  await createTool(page, 'Sifflet')
  await page.clock.runFor(3_000)
  await toastsOf(page).hover()
  await page.clock.runFor(60_000)
  await expect(toastsOf(page)).toHaveText([CREATED])
  await page.mouse.move(5, 700)
  await page.clock.runFor(1_800)
  await expect(toastsOf(page)).toHaveText([CREATED])
  await page.clock.runFor(400)
  await expect(toastsOf(page)).toHaveCount(0)
})

test('a toast waits while the window has lost the focus', async ({ page }) => {
  await createTool(page, 'Sifflet')
  await page.clock.runFor(3_000)
  await page.evaluate(() => {
    document.hasFocus = () => false
    window.dispatchEvent(new Event('blur'))
  })
  await page.clock.runFor(60_000)
  await expect(toastsOf(page)).toHaveText([CREATED])
  await page.evaluate(() => {
    document.hasFocus = () => true
    window.dispatchEvent(new Event('focus'))
  })
  await page.clock.runFor(1_800)
  await expect(toastsOf(page)).toHaveText([CREATED])
  await page.clock.runFor(400)
  await expect(toastsOf(page)).toHaveCount(0)
})

test('a toast that comes while the window has no focus waits too', async ({ page }) => {
  await page.goto('/tools/create')
  await fillForm(page, { 'name.fr': 'Sifflet' })
  await page.evaluate(() => {
    document.hasFocus = () => false
    window.dispatchEvent(new Event('blur'))
  })
  await submit(page)
  await expect(toastsOf(page)).toHaveText([CREATED])
  await page.clock.fastForward(60_000)
  await expect(toastsOf(page)).toHaveText([CREATED])
})

test('resting on the question before a deletion does not lengthen what is told after it', async ({
  page,
  product,
}) => {
  await make.tool(product)
  await page.goto('/tools')
  await page.getByRole('row').getByRole('button', { name: 'Supprimer' }).click()
  await questionOf(page).hover()
  await stopClock(page)
  await questionOf(page).getByRole('button', { name: 'Supprimer' }).click()
  await expect(toastsOf(page)).toHaveText(['Outil supprimer difinitivement!'])
  await page.clock.runFor(2_100)
  await expect(toastsOf(page)).toHaveCount(0)
})

test('a toast can be closed', async ({ page }) => {
  await createTool(page, 'Sifflet')
  await toastsOf(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(toastsOf(page)).toHaveCount(0)
})

test('each error of a refusal has a toast of its own, the first on top', async ({ page, announce }) => {
  announce(/status of 400/)
  const errors = [{ msg: 'Premier.' }, { msg: 'Deuxième.' }, { msg: 'Troisième.', path: 'name.fr' }]
  await page.route('**/api/tool/create', (route) =>
    route.fulfill({ status: 400, json: { success: false, errors, message: 'Pas montré.' } }),
  )
  await page.goto('/tools/create')
  await submit(page)
  await expect(toastsOf(page)).toHaveText(['Premier.', 'Deuxième.', 'Troisième.'])
  for (const each of await toastsOf(page).all()) await expect(each).toHaveAttribute('data-type', 'error')
})

test('the same error again is one toast, with its time begun anew', async ({ page, announce }) => {
  announce(/status of 400/)
  await page.goto('/tools/create')
  await expect(page.locator('main form')).toBeVisible()
  await stopClock(page)
  await submit(page)
  await expect(toastsOf(page)).toHaveText(['Nom\u202f: ce champ est obligatoire.'])
  await page.clock.runFor(4_000)
  const answered = page.waitForResponse('**/api/tool/create')
  await submit(page)
  await answered
  await page.clock.runFor(100)
  await page.clock.runFor(4_000)
  await expect(toastsOf(page)).toHaveText(['Nom\u202f: ce champ est obligatoire.'])
  await page.clock.runFor(1_200)
  await expect(toastsOf(page)).toHaveCount(0)
})

test("a form's new outcome takes its older toasts away", async ({ page, announce }) => {
  announce(/status of 400/)
  await page.goto('/tools/create')
  const stay = page.getByRole('button', { name: 'Ajouter et continuer' })
  await expect(stay).toBeVisible()
  await stopClock(page)
  await submit(page)
  await expect(toastsOf(page)).toHaveText(['Nom\u202f: ce champ est obligatoire.'])
  await fillForm(page, { 'name.fr': 'Sifflet' })
  await stay.click()
  await expect(toastsOf(page)).toHaveText([CREATED])
  await expect(page.locator('[name="name.fr"]')).toHaveValue('')
  await submit(page)
  await expect(toastsOf(page)).toHaveText(['Nom\u202f: ce champ est obligatoire.'])
})

test('toasts are dark in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await createTool(page, 'Sifflet')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(toastsOf(page)).toHaveCSS('background-color', 'rgb(38, 49, 44)')
})

test('a toast is read aloud', async ({ page }) => {
  await createTool(page, 'Sifflet')
  await expect(toast(page, CREATED).getByRole('status')).toHaveText(CREATED)
})
