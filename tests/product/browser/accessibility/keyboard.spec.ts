import type { Page } from '@playwright/test'
import { make } from '../harness/records.ts'
import { expectAddress, row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { questionOf } from '../../../browser/harness/toasts.ts'

const oneTool = (fr: string) => ({ name: { en: '', fr, ar: '' } })
const search = (page: Page) => page.getByRole('textbox', { name: 'Rechercher', exact: true })
const palette = (page: Page) => page.getByRole('dialog').getByPlaceholder(/Chercher un écran/)

test.describe('by the keyboard alone', () => {
  test('a list is searched, walked through and added to', async ({ page, product }) => {
    for (const name of ['Ballon', 'Chasuble']) await make.tool(product, oneTool(name))
    await page.goto('/tools')
    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused()
    // A key that is typed is no shortcut.
    await page.keyboard.type('njk')
    await expect(search(page)).toHaveValue('njk')
    await search(page).fill('')
    await expect(row(page, 'Chasuble')).toBeVisible()
    await search(page).blur()
    const focusedRow = page.locator('tbody tr:focus-within')
    await page.keyboard.press('j')
    await expect(focusedRow).toContainText('Ballon')
    await page.keyboard.press('j')
    await expect(focusedRow).toContainText('Chasuble')
    await page.keyboard.press('k')
    await expect(focusedRow).toContainText('Ballon')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/tools\/edit\/\d+$/)
    await page.goBack()
    await page.keyboard.press('n')
    await expectAddress(page, '/tools/create')
  })

  test('the rows go on where a selection left them', async ({ page, product }) => {
    for (const name of ['Ballon', 'Chasuble', 'Sifflet']) await make.tool(product, oneTool(name))
    await page.goto('/tools')
    await expect(row(page, 'Sifflet')).toBeVisible()
    const focusedRow = page.locator('tbody tr:focus-within')
    for (const key of ['j', 'j', 'x']) await page.keyboard.press(key)
    await expect(page.getByRole('region', { name: 'Sélection' })).toContainText('1 fiche')
    await page.keyboard.press('Delete')
    await expect(questionOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(questionOf(page)).toHaveCount(0)
    await expect(focusedRow).toContainText('Chasuble')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: 'Sélection' })).toHaveCount(0)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(focusedRow).toContainText('Chasuble')
    await page.keyboard.press('j')
    await expect(focusedRow).toContainText('Sifflet')
  })

  test('the palette leads to screens, actions and records', async ({ page, product }) => {
    await make.tool(product, oneTool('Sifflet Fox 40'))
    await page.goto('/')
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeFocused()
    await palette(page).fill('joueurs')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/players')
    await page.keyboard.press('Control+k')
    await palette(page).fill('sifflet')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Sifflet Fox 40' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/tools\/edit\/\d+$/)
    await page.keyboard.press('Control+k')
    await palette(page).fill('rien de tel')
    await expect(page.getByRole('dialog')).toContainText('Aucun résultat')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('the palette tells two of one name apart, forgives a letter, and begins with what was opened last', async ({
    page,
    product,
    announce,
  }) => {
    // Of the record that is gone in the end.
    announce(/status of 404/)
    const id = await make.player(product, {
      name: 'Yacine Belhadj',
      email: 'yacine@un.dz',
      phone: '0550 11 22 33',
    })
    await make.player(product, { name: 'Yacine Belhadj', email: 'yacine@deux.dz' })
    await page.goto(`/players/edit/${id}`)
    // A visit is remembered once the browser is idle.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain(`/players/edit/${id}`)
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Rechercher partout' }).click()
    await expect(palette(page)).toBeFocused()
    const offered = page.getByRole('dialog').getByRole('button')
    await expect(offered.first()).toContainText('Yacine Belhadj')
    await expect(offered.first()).toContainText('yacine@un.dz · 0550 11 22 33')
    await expect(offered.first().locator('svg')).toBeVisible()
    await palette(page).fill('joeurs')
    await expect(offered.filter({ hasText: /^Joueurs$/ })).toBeVisible()
    await palette(page).fill('yacine belhdaj')
    await expect(offered).toHaveCount(2)
    await palette(page).fill('yacine')
    await expect(offered.filter({ hasText: 'yacine@deux.dz' })).toBeVisible()
    await expect(offered).toHaveCount(2)
    await expect(offered.first()).toContainText('yacine@un.dz')
    await page.keyboard.press('Enter')
    await expectAddress(page, `/players/edit/${id}`)
    // What is gone is not offered.
    await product.destroy('player', id)
    await page.goto('/')
    await page.keyboard.press('Control+k')
    await expect(offered.first()).toContainText('Tableau de bord')
  })

  test('the shortcuts are shown, and switched off in the profile', async ({ page }) => {
    await page.goto('/tools')
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Raccourcis clavier' })
    await expect(help).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(help).toHaveCount(0)
    await page.goto('/profile')
    await page.getByRole('switch', { name: 'Raccourcis clavier' }).click()
    await page.goto('/tools')
    await page.keyboard.press('n')
    await page.keyboard.press('?')
    await expect(help).toHaveCount(0)
    await expectAddress(page, '/tools')
  })
})
