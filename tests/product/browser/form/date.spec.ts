import type { Page } from '@playwright/test'
import { currentDay } from '../../../../src/kinds/core/filter/days.ts'
import { forms } from '#texts/form.ts'
import { rules } from '#texts/rules.ts'
import { control, fillForm, submit } from '../../../browser/harness/form.ts'
import { make } from '../harness/records.ts'
import { expectAddress } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { toastsOf } from '../../../browser/harness/toasts.ts'

const NO_DATE = rules.date('Date de naissance')

async function edit(page: Page, id: number): Promise<void> {
  await page.goto(`/players/edit/${id}`)
  await expect(control(page, 'birthday')).toHaveValue('31/05/1999')
}

for (const [typed, shown, stored] of [
  ['18041996', '18/04/1996', '1996-04-18'],
  ['18 04 1996', '18/04/1996', '1996-04-18'],
  ['18/04/96', '18/04/1996', '1996-04-18'],
  ['180430', '18/04/1930', '1930-04-18'],
  ['١٨٠٤١٩٩٦', '18/04/1996', '1996-04-18'],
] as const) {
  test(`a date typed as ${typed} is taken`, async ({ page, product }) => {
    const id = await make.player(product, { birthday: '1999-05-31' })
    await edit(page, id)
    await fillForm(page, { birthday: typed })
    await expect(control(page, 'birthday')).toHaveValue(shown)
    await submit(page)
    await expectAddress(page, '/players')
    expect(await product.read('player', id)).toMatchObject({ birthday: stored })
  })
}

test('what is no date stays, is marked, and keeps the form from being saved', async ({
  page,
  product,
  announce,
}) => {
  announce(/status of 400/)
  const id = await make.player(product, { birthday: '1999-05-31' })
  await edit(page, id)
  const input = control(page, 'birthday')
  await fillForm(page, { birthday: '45/13/1996' })
  await expect(input).toHaveValue('45/13/1996')
  await expect(input).toHaveAccessibleDescription('Cette date n’est pas valide.')
  await submit(page)
  await expect(input).toBeFocused()
  await expect(input).toHaveValue('45/13/1996')
  await expectAddress(page, `/players/edit/${id}`)
  expect(await product.read('player', id)).toMatchObject({ birthday: '1999-05-31' })

  await input.fill('18/04/1996')
  await expect(input).not.toHaveAttribute('aria-invalid', 'true')
  await submit(page)
  await expectAddress(page, '/players')
  expect(await product.read('player', id)).toMatchObject({ birthday: '1996-04-18' })
})

test('a day to come is marked where the day has been, and is no choice of the calendar', async ({
  page,
  product,
  announce,
}) => {
  announce(/status of 400/)
  const id = await make.player(product, { birthday: '1999-05-31' })
  await edit(page, id)
  const input = control(page, 'birthday')
  await fillForm(page, { birthday: '01/01/2999' })
  await expect(input).toHaveAccessibleDescription('Cette date est à venir.')
  await submit(page)
  await expectAddress(page, `/players/edit/${id}`)
  expect(await product.read('player', id)).toMatchObject({ birthday: '1999-05-31' })
  await input.fill(currentDay().split('-').reverse().join('/'))
  await expect(page.getByRole('button', { name: forms.calendar.nextMonth })).toBeDisabled()
})

test('what is no date is told with Enter as well, once', async ({ page, product, announce }) => {
  announce(/status of 400/)
  const id = await make.player(product, { birthday: '1999-05-31' })
  await edit(page, id)
  await control(page, 'birthday').fill('31/02/2026')
  await control(page, 'birthday').press('Enter')
  await expect(control(page, 'birthday')).toHaveAccessibleDescription('Cette date n’est pas valide.')
  await expect(control(page, 'birthday')).toBeFocused()
  await expectAddress(page, `/players/edit/${id}`)
  await expect(toastsOf(page)).toHaveText([NO_DATE])
})

test('a date can be emptied, and what is typed in part too', async ({ page, product }) => {
  const id = await make.player(product, { birthday: '1999-05-31' })
  await edit(page, id)
  await fillForm(page, { birthday: '1804' })
  await expect(control(page, 'birthday')).toHaveAccessibleDescription('Cette date n’est pas valide.')
  await page.getByRole('button', { name: 'Effacer la date' }).click()
  await expect(control(page, 'birthday')).toHaveValue('')
  await submit(page)
  await expectAddress(page, '/players')
  expect(await product.read('player', id)).toMatchObject({ birthday: null })
})

test('a phone offers keys that a whole date can be typed with', async ({ page }) => {
  await page.goto('/players/create')
  // Its digits suffice: no separator has to be among the keys.
  await expect(control(page, 'birthday')).toHaveAttribute('inputmode', 'numeric')
})

test.describe('where the browser is in another zone', () => {
  test.use({ timezoneId: 'UTC' })

  test('the calendar marks today, by the clocks of the program', async ({ page }) => {
    // In Algiers the 24th has begun, in the browser's zone not yet.
    await page.clock.setFixedTime('2026-11-23T23:30:00Z')
    await page.goto('/competitions/create')
    await control(page, 'date').click()
    const today = page.locator('[aria-current="date"]')
    await expect(today).toHaveText('24')
    const other = page.locator('td button:not([aria-current], [data-weekend])').first()
    const border = (day: typeof today) => day.evaluate((each) => getComputedStyle(each).borderTopWidth)
    expect(await border(today)).not.toBe(await border(other))
  })
})

test('Escape closes the calendar of a form in a drawer, and the drawer after it', async ({ page }) => {
  await page.goto('/teams/create')
  await page.getByRole('button', { name: 'Créer… Joueur' }).click()
  const drawer = page.getByRole('dialog', { name: 'Ajoute Joueur' })
  await drawer.getByRole('button', { name: 'Plus de champs' }).click()
  await drawer.getByLabel('Date de naissance').focus()
  await expect(drawer.getByRole('table')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer.getByRole('table')).toHaveCount(0)
  await expect(drawer.getByLabel('Date de naissance')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('Tab goes from a date to the next field, past the calendar', async ({ page }) => {
  await page.goto('/players/create')
  await control(page, 'birthday').focus()
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(control(page, 'role')).toBeFocused()
})

test('Tab goes from a date that is filled to the next field, and Enter sends the form with the date', async ({
  page,
  product,
}) => {
  const id = await make.player(product, { birthday: '1999-05-31' })
  await edit(page, id)
  await control(page, 'birthday').focus()
  await page.keyboard.press('Tab')
  await expect(control(page, 'role')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(control(page, 'birthday')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectAddress(page, '/players')
  expect(await product.read('player', id)).toMatchObject({ birthday: '1999-05-31' })
})

test('the calendar stays closed over the message of a day that is refused', async ({
  page,
  product,
  announce,
}) => {
  announce(/status of 400/)
  const id = await make.player(product, { birthday: '1999-05-31' })
  await edit(page, id)
  const input = control(page, 'birthday')
  await fillForm(page, { birthday: '31/02/1996' })
  await submit(page)
  await expect(input).toBeFocused()
  await expect(page.getByText('Cette date n’est pas valide.').first()).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await input.click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('a birthday is picked by its year first, another day by its month', async ({ page, product }) => {
  await page.clock.setFixedTime('2026-11-23T12:00:00Z')
  const id = await make.player(product, { birthday: '' })
  await page.goto(`/players/edit/${id}`)
  await control(page, 'birthday').click()
  const table = page.getByRole('table')
  await table.getByRole('button', { name: '2021' }).click()
  await table.getByRole('button').nth(4).click()
  await table.getByRole('button', { name: '31 mai 2021' }).click()
  await expect(control(page, 'birthday')).toHaveValue('31/05/2021')
  await page.goto('/competitions/create')
  await control(page, 'date').click()
  await expect(page.getByRole('button', { name: '23 novembre 2026' })).toBeVisible()
})
