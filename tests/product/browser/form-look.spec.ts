import type { Locator } from '@playwright/test'
import { control, openOptions } from '../../browser/harness/form.ts'
import { expect, test } from '../../browser/harness/test.ts'

const styleOf = (element: Locator, property: 'fontSize' | 'boxShadow') =>
  element.evaluate((each, name) => getComputedStyle(each)[name], property)

for (const [path, label] of [
  ['/players/create', 'Image'],
  ['/teams/create', 'Logo'],
  ['/owners/create', 'Statut'],
] as const) {
  test(`the label ${label} is as large as its neighbours`, async ({ page }) => {
    await page.goto(path)
    await expect(control(page, 'name')).toBeVisible()
    const labelled = (text: string) => page.locator('main form label').filter({ hasText: text }).first()
    await expect(labelled(label)).toBeVisible()
    const expected = await styleOf(labelled('Nom'), 'fontSize')
    // The control's own code may still be taking its place.
    await expect.poll(() => styleOf(labelled(label), 'fontSize')).toBe(expected)
  })
}

for (const scheme of ['light', 'dark'] as const) {
  test(`lists, calendars and menus stand out from what they cover: ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/players/create')
    await openOptions(page, 'role')
    const panel = page
      .locator('.mantine-Popover-dropdown, .mantine-Combobox-dropdown')
      .filter({ visible: true })
    expect(await styleOf(panel, 'boxShadow')).not.toBe('none')
    await page.keyboard.press('Escape')
    await control(page, 'birthday').click()
    await expect(page.locator('[data-today]')).toBeVisible()
    expect(await styleOf(panel, 'boxShadow')).not.toBe('none')
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button').last().click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await styleOf(page.getByRole('menu'), 'boxShadow')).not.toBe('none')
  })
}
