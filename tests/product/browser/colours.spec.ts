import type { Locator } from '@playwright/test'
import { control } from '../../browser/harness/form.ts'
import { make } from './harness/records.ts'
import { expect, test } from '../../browser/harness/test.ts'

test.describe('where the system chooses the colours', () => {
  test('the current menu item is marked, and no other', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/tools')
    const links = page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('listitem')
      .getByRole('link')
    const marked = () =>
      links.evaluateAll((all) =>
        all.filter((each) => getComputedStyle(each).outlineStyle === 'solid').map((each) => each.textContent),
      )
    await expect.poll(marked).toEqual(['Outils'])
  })

  test('what has the focus is outlined more strongly than what has not', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/players/create')
    const here = page.getByRole('navigation').getByRole('link', { name: 'Joueurs', exact: true })
    for (const target of [control(page, 'phone'), control(page, 'role'), here]) {
      const width = async () =>
        (await styleOf(target, 'outline-style')) === 'none'
          ? 0
          : parseFloat(await styleOf(target, 'outline-width'))
      await page.getByRole('heading', { level: 1 }).focus()
      const before = await width()
      await target.focus()
      expect(await width()).toBeGreaterThan(before)
    }
  })

  test('the status switch is seen, on and off', async ({ page, product }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(`/owners/edit/${await make.owner(product, { status: true })}`)
    const input = control(page, 'status')
    const track = page.locator('[data-kind=toggle] .mantine-Switch-track')
    const looks = async () => ({
      border: await styleOf(track, 'border-top-style'),
      track: await styleOf(track, 'background-color'),
      thumb: await styleOf(track.locator('.mantine-Switch-thumb'), 'background-color'),
    })
    await expect(input).toBeChecked()
    const on = await looks()
    await input.uncheck({ force: true })
    await expect.poll(async () => (await looks()).track).not.toBe(on.track)
    const off = await looks()
    for (const { border, track: around, thumb } of [on, off]) {
      expect(border).toBe('solid')
      expect(thumb).not.toBe(around)
    }
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the border of an input stands out three to one, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/players/create')
    for (const [name, inputs] of Object.entries({
      text: control(page, 'name'),
      choice: control(page, 'role'),
      search: control(page, 'wilaya'),
      long: control(page, 'description'),
      picture: page.locator('[data-kind=image] .mantine-Dropzone-root'),
    })) {
      const border = luminance(await styleOf(inputs, 'border-top-color'))
      for (const around of [inputs, page.locator('main form')]) {
        const surface = luminance(await styleOf(around, 'background-color'))
        const [dark = 0, light = 0] = [border, surface].sort((one, other) => one - other)
        expect((light + 0.05) / (dark + 0.05), name).toBeGreaterThanOrEqual(3)
      }
    }
  })
}

test('the bar above a slow screen stands still for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/tools')
  await page.route(/\/assets\/(?!before).*\.js/, () => new Promise(() => {}))
  await page.getByRole('link', { name: 'Profil' }).first().click()
  const bar = page.locator('[class*=progress]')
  await expect(bar).toBeVisible()
  await expect(bar).toHaveCSS('animation-name', 'none')
})

function styleOf(target: Locator, property: string): Promise<string> {
  return target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}

/** WCAG's relative luminance of `rgb(…)`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((each) => {
    const share = Number(each) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
