import type { Locator } from '@playwright/test'
import { control, openOptions } from '../../../browser/harness/form.ts'
import { make } from '../harness/records.ts'
import { expectAddress } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'

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
    await expect(panel.getByRole('table')).toBeVisible()
    expect(await styleOf(panel, 'boxShadow')).not.toBe('none')
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button').last().click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await styleOf(page.getByRole('menu'), 'boxShadow')).not.toBe('none')
  })
}

test('a long address, an email and a phone show whole at 1440', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/players/create')
  const long = {
    name: 'Abderrahmane Mohamed Boudjemaa Benkhedda',
    email: 'abderrahmane.benkhedda@ligue-professionnelle.example.dz',
    phone: '+213 (0) 770 35 37 92',
    address: 'Cité des 1200 logements, bâtiment 52, escalier B, n° 14',
  }
  for (const [name, value] of Object.entries(long)) {
    await control(page, name).fill(value)
    await expect
      .poll(() => control(page, name).evaluate((input) => input.scrollWidth - input.clientWidth), name)
      .toBe(0)
  }
  // One column of widths, and lines whose controls are equally high.
  const boxOf = async (name: string) =>
    (await control(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [first, second] = [await boxOf('name'), await boxOf('address')]
  expect(Math.abs(first.width - second.width)).toBeLessThanOrEqual(1)
  for (const [one, other] of [
    ['birthday', 'role'],
    ['wilaya', 'commune'],
  ] as const) {
    // Read at once until both agree: a page that still scrolls moves between two readings.
    await expect
      .poll(async () => {
        const [left, right] = await Promise.all([boxOf(one), boxOf(other)])
        return [left.y - right.y, left.height - right.height]
      })
      .toEqual([0, 0])
  }
})

test('on a phone the footer of a form is one line, with what else there is behind a menu', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 844 })
  const id = await make.tool(product, { name: { en: '', fr: 'Sifflet', ar: '' } })
  await page.goto(`/tools/edit/${id}`)
  const footer = page.locator('main form footer')
  const more = footer.getByRole('button', { name: 'Autres façons d’enregistrer' })
  const all = [
    footer.getByRole('link', { name: 'Annuler' }),
    footer.getByRole('button', { name: 'Modifier' }),
    more,
  ]
  // The form may still be taking its place while they are read one after the other.
  const lines = async () =>
    new Set(await Promise.all(all.map(async (each) => (await each.boundingBox())?.y))).size
  await expect.poll(lines).toBe(1)
  await control(page, 'name.fr').fill('Chasuble')
  await more.click()
  await page.getByRole('menuitem', { name: 'Enregistrer et rester' }).click()
  await expect.poll(async () => await product.read('tool', id)).toMatchObject({ name: { fr: 'Chasuble' } })
  await expectAddress(page, `/tools/edit/${id}`)
})

test('on a phone a name breaks between its words, and the actions go below it', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ['Amine', 'Walid Ouchene', 'Zaki']) await make.player(product, { name })
  await page.goto('/players')
  await page.getByRole('link', { name: 'Walid Ouchene' }).first().click()
  const name = page.getByRole('main').locator('header').getByText('Walid Ouchene', { exact: true })
  // Before and after it, print, copy.
  await expect(page.getByRole('link', { name: 'Fiche suivante' })).toBeVisible()
  const lines = await name.evaluate((each) => {
    const range = document.createRange()
    range.selectNodeContents(each)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})
