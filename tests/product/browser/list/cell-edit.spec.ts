import type { Page } from '@playwright/test'
import { submit } from '../../../browser/harness/form.ts'
import { make } from '../harness/records.ts'
import { expectAddress, row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { toastsOf } from '../../../browser/harness/toasts.ts'

const cell = (page: Page, name: string, column: string) =>
  row(page, name).locator(`[data-column="${column}"]`)

/** Beside its words, which may be a link. */
const openCell = (page: Page, name: string, column: string) =>
  cell(page, name, column).dblclick({ position: { x: 6, y: 4 } })

test('a phone is changed in its cell by a double click and Enter', async ({ page, product }) => {
  const id = await make.player(product, { name: 'Rayan', phone: '0770' })
  await page.goto('/players')
  await openCell(page, 'Rayan', 'phone')
  const input = row(page, 'Rayan').getByLabel('Téléphone')
  await expect(input).toBeFocused()
  await input.fill('0555 12')
  await input.press('Enter')
  await expect(toastsOf(page)).toHaveText(['mise à jour du joueur avec succès'])
  await expect(cell(page, 'Rayan', 'phone')).toHaveText('0555 12')
  await expect(cell(page, 'Rayan', 'phone')).toBeFocused()
  expect(await product.read('player', id)).toMatchObject({ phone: '0555 12', name: 'Rayan' })
})

test('Escape takes back what was typed, and F2 opens the first cell of the row', async ({
  page,
  product,
}) => {
  const id = await make.player(product, { name: 'Rayan' })
  await page.goto('/players')
  await row(page, 'Rayan').getByRole('link', { name: 'Modifier' }).focus()
  await page.keyboard.press('F2')
  const input = page.locator('tbody').getByLabel('Nom')
  await expect(input).toBeFocused()
  await input.fill('Yanis')
  await input.press('Escape')
  await expect(cell(page, 'Rayan', 'name')).toHaveText('Rayan')
  await expect(cell(page, 'Rayan', 'name')).toBeFocused()
  expect(await product.read('player', id)).toMatchObject({ name: 'Rayan' })
})

test('any cell of a row is reached by F2 and Tab, and what was typed before is saved', async ({
  page,
  product,
}) => {
  const id = await make.player(product, { name: 'Rayan', email: 'rayan@example.dz', phone: '0770' })
  await page.goto('/players')
  await row(page, 'Rayan').getByRole('link', { name: 'Modifier' }).focus()
  await page.keyboard.press('F2')
  const cells = page.locator('tbody')
  await expect(cells.getByLabel('Nom')).toBeFocused()
  await page.keyboard.press('F2')
  await expect(cells.getByLabel('Email')).toBeFocused()
  await cells.getByLabel('Email').fill('autre@example.dz')
  await page.keyboard.press('Tab')
  await expect(cells.getByLabel('Téléphone')).toBeFocused()
  await expect(cells.getByLabel('Téléphone')).toHaveValue('0770')
  expect(await product.read('player', id)).toMatchObject({ email: 'autre@example.dz' })
  await page.keyboard.press('Shift+Tab')
  await expect(cells.getByLabel('Email')).toBeFocused()
})

test('a cell that can be edited shows a pencil under the pointer, which opens it', async ({
  page,
  product,
}) => {
  await make.player(product, { name: 'Rayan', phone: '0770' })
  await page.goto('/players')
  const phone = cell(page, 'Rayan', 'phone')
  const pencil = (column: string) =>
    cell(page, 'Rayan', column).evaluate((each) => getComputedStyle(each, '::after').backgroundImage)
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).hover()
    await phone.hover()
    expect(await pencil('phone')).toContain('url(')
  }).toPass()
  await expect(phone).not.toHaveCSS('box-shadow', 'none')
  await cell(page, 'Rayan', 'picture').hover()
  expect(await pencil('picture')).toBe('none')
  const { width = 0, height = 0 } = (await phone.boundingBox()) ?? {}
  await phone.click({ position: { x: width - 12, y: height / 2 } })
  await expect(row(page, 'Rayan').getByLabel('Téléphone')).toBeFocused()
})

test('the arrows walk over the cells that can be edited, and Tab goes on from row to row', async ({
  page,
  product,
}) => {
  const id = await make.player(product, { name: 'Rayan', email: 'rayan@example.dz', phone: '0770' })
  await make.player(product, { name: 'Yanis', email: 'yanis@example.dz' })
  await page.goto('/players')
  await page.getByRole('link', { name: 'Rayan', exact: true }).focus()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(cell(page, 'Rayan', 'email')).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, 'Yanis', 'email')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, 'Yanis', 'phone')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const input = page.locator('tbody').getByLabel('Téléphone')
  await expect(input).toHaveValue('0770')
  await input.fill('0555')
  await page.keyboard.press('Tab')
  await expect(page.locator('tbody').getByLabel('Nom')).toHaveValue('Yanis')
  await expect(page.locator('tbody').getByLabel('Nom')).toBeFocused()
  expect(await product.read('player', id)).toMatchObject({ phone: '0555' })
  await page.keyboard.press('Escape')
  await expect(cell(page, 'Yanis', 'name')).toBeFocused()
})

test('an editor is never narrower than its value, and stays inside the list', async ({ page, product }) => {
  const email = 'abderrahmane.boumediene-belhadj@association-sportive-mostaganem.example.dz'
  await make.player(product, { name: 'Rayan', email })
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/players')
    await page.getByRole('link', { name: 'Rayan', exact: true }).focus()
    await page.keyboard.press('F2')
    await expect(page.locator('tbody').getByLabel('Nom')).toBeFocused()
    await page.keyboard.press('F2')
    const input = page.locator('tbody').getByLabel('Email')
    await expect(input).toBeFocused()
    const hidden = await input.evaluate((each) => each.scrollWidth - each.clientWidth)
    // A card has no more room than that.
    if (width > 390) expect(hidden, `${width} px`).toBeLessThanOrEqual(0)
    const [box, list] = [await input.boundingBox(), await page.getByRole('table').boundingBox()]
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((list?.x ?? 0) + (list?.width ?? 0))
  }
})

test('a date opens its calendar, by the keyboard too', async ({ page, product }) => {
  await make.competition(product, { name: 'Coupe', date: '2026-12-18' })
  await page.goto('/competitions')
  await cell(page, 'Coupe', 'date').focus()
  await page.keyboard.press('F2')
  await expect(page.getByRole('button', { name: '18 décembre 2026' })).toBeVisible()
})

test('a cell is as wide as what is typed into it', async ({ page, product }) => {
  await make.competition(product, { name: 'Coupe', date: '2026-12-18' })
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.goto('/competitions')
  for (const [column, label] of [
    ['date', 'Date'],
    ['type', 'Type'],
  ] as const) {
    await cell(page, 'Coupe', column).dblclick()
    const input = page.locator('tbody').getByRole(column === 'date' ? 'textbox' : 'combobox', { name: label })
    await expect(input).toBeFocused()
    expect(await input.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
})

test('a control whose code comes late has the keyboard as soon as it is there', async ({ page, product }) => {
  await make.competition(product, { name: 'Coupe', date: '2026-12-18' })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/(date|DayInput|control)[^/]*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/competitions')
  await cell(page, 'Coupe', 'date').dblclick()
  await expect(page.locator('tbody').getByRole('group')).toBeVisible()
  release()
  await expect(page.locator('tbody').getByRole('textbox', { name: 'Date' })).toBeFocused()
})

test('what is refused is said in the cell, and stays as it was typed', async ({
  page,
  product,
  announce,
}) => {
  announce(/status of 400/)
  await make.player(product, { name: 'Rayan' })
  await page.goto('/players')
  await openCell(page, 'Rayan', 'name')
  const input = page.locator('tbody').getByLabel('Nom')
  await input.fill('')
  await input.press('Enter')
  await expect(input).toHaveAccessibleDescription('Ce champ est obligatoire.')
  await expect(input).toHaveValue('')
})

test('a choice is taken with Enter and saved with another', async ({ page, product }) => {
  const id = await make.competition(product, { name: 'Coupe', status: 'looking' })
  await page.goto('/competitions')
  await cell(page, 'Coupe', 'status').dblclick()
  const input = row(page, 'Coupe').getByLabel('Statut')
  await input.fill('a comm')
  await input.press('Enter')
  await input.press('Enter')
  await expect(cell(page, 'Coupe', 'status')).toHaveText('a commencé')
  expect(await product.read('competition', id)).toMatchObject({ status: 'started' })
})

test('a value that somebody else has changed meanwhile is merged in the form', async ({ page, product }) => {
  const id = await make.player(product, { name: 'Rayan', phone: '0770' })
  await page.goto('/players')
  await openCell(page, 'Rayan', 'phone')
  await product.update('player', id, { phone: '0661' })
  const input = row(page, 'Rayan').getByLabel('Téléphone')
  await input.fill('0555')
  await input.press('Enter')
  await expectAddress(page, `/players/edit/${id}`)
  await expect(page.getByLabel('Téléphone')).toHaveValue('0661')
  expect(await product.read('player', id)).toMatchObject({ phone: '0661' })
  await page.getByRole('region', { name: 'Brouillon' }).getByRole('button', { name: 'Reprendre' }).click()
  const panel = page.getByRole('region', { name: 'Cette fiche a changé depuis votre brouillon' })
  await panel.getByRole('radio', { name: 'Garder ma valeur' }).check()
  await submit(page)
  await expectAddress(page, '/players')
  expect(await product.read('player', id)).toMatchObject({ phone: '0555', name: 'Rayan' })
})
