import type { Locator } from '@playwright/test'
import { COLOURS } from '../../../../src/schema/values/colour.ts'
import { control } from '../../../browser/harness/form.ts'
import { make } from '../harness/records.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { questionOf } from '../../../browser/harness/toasts.ts'

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

  test('what is on its way is seen: rows, a form and a chart', async ({ page, product }) => {
    const id = await make.player(product, { role: 'forward', wilaya: 'Oran', commune: '' })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.route(/\/api\/player\b|ChartDrawing/, () => undefined)
    for (const [path, bone, side] of [
      ['/players', 'main [class*="bone"]', 'before'],
      [`/players/edit/${id}`, 'main [class*="bone"]', ''],
      ['/', 'main [data-bars] > div', ''],
    ] as const) {
      await page.goto(path, { waitUntil: 'commit' })
      const shown = page.locator(bone).first()
      await expect(shown, path).toBeVisible()
      const [mark, ground] = await shown.evaluate(
        (each, pseudo) => [
          getComputedStyle(each, pseudo && `::${pseudo}`).backgroundColor,
          getComputedStyle(document.body).backgroundColor,
        ],
        side,
      )
      expect(mark, path).not.toBe(ground)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
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
      const border = await styleOf(inputs, 'border-top-color')
      for (const around of [inputs, page.locator('main form')]) {
        const surface = await styleOf(around, 'background-color')
        expect(contrast(border, surface), name).toBeGreaterThanOrEqual(3)
      }
    }
  })
}

test('in the dark what lies higher is lighter, and what has the focus stands out', async ({
  page,
  product,
}) => {
  await make.tool(product)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/tools')
  const level = async (target: Locator) => luminance(await styleOf(target, 'background-color'))
  await page.getByRole('button', { name: 'Filtrer' }).click()
  const panel = await level(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  const dialog = await level(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  const [ground, card] = [await level(page.locator('body')), await level(page.getByRole('banner'))]
  expect([panel, dialog, card, ground].sort((one, other) => one - other)).toEqual([
    ground,
    card,
    panel,
    dialog,
  ])
  expect(new Set([ground, card, panel, dialog]).size).toBe(4)
  await page.keyboard.press('?')
  const close = page.getByRole('dialog').getByRole('button', { name: 'Fermer' })
  await expect(close).toBeFocused()
  const ring = luminance(await styleOf(close, 'outline-color'))
  expect((ring + 0.05) / (dialog + 0.05)).toBeGreaterThanOrEqual(3)
})

test('the palette dims what lies behind it as a question does', async ({ page, product }) => {
  await make.tool(product)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/tools')
    await page.getByRole('row').getByRole('button', { name: 'Supprimer' }).click()
    const behind = await questionOf(page).evaluate(
      (question) => getComputedStyle(question, '::backdrop').backgroundColor,
    )
    await page.keyboard.press('Escape')
    await expect(questionOf(page)).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(page.locator('.mantine-Spotlight-overlay'), colorScheme).toHaveCSS(
      'background-color',
      behind,
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

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

/** The colours of a text and of what it stands on, mixed as the screen shows them. */
function paintedColours(element: Element): { readonly text: string; readonly ground: string } {
  const { color, backgroundColor } = getComputedStyle(element)
  const brush = new OffscreenCanvas(1, 1).getContext('2d')
  const paint = (colour: string) => {
    if (!brush) return ''
    brush.fillStyle = colour
    brush.fillRect(0, 0, 1, 1)
    return `rgb(${[...brush.getImageData(0, 0, 1, 1).data].slice(0, 3).join()})`
  }
  return { ground: paint(backgroundColor), text: paint(color) }
}

/** WCAG's contrast of two `rgb(…)`. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second)
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG's relative luminance of `rgb(…)`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((each) => {
    const share = Number(each) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`choices and toggles are badges in the colours of the config, all legible, ${colorScheme}`, async ({
    page,
    product,
  }) => {
    await page.emulateMedia({ colorScheme })
    await make.competition(product, { status: 'looking', type: 'groupe' })
    await page.goto('/competitions')
    const status = page.locator('tbody [data-column="status"]')
    await expect(status).toHaveText('on recherche')
    const badge = status.locator('[data-tone="orange"]')
    const cell = await styleOf(status, 'background-color')
    expect(await styleOf(badge, 'background-color')).not.toBe(cell)
    for (const colour of COLOURS) {
      await badge.evaluate((element, name) => (element.dataset['tone'] = name), colour)
      const looks = await status.locator('bdi').evaluate(paintedColours)
      expect(contrast(looks.text, looks.ground), colour).toBeGreaterThanOrEqual(4.5)
      await status.locator('bdi').evaluate((element) => (element.dataset['tone'] = 'orange'))
    }
  })
}

test('a row has the colour of the first condition that its record meets', async ({ page, product }) => {
  await make.owner(product, { name: 'Nadia', status: true })
  await make.owner(product, { name: 'Samir', status: false })
  await page.goto('/owners')
  const cellOf = (name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('cell').last()
  await expect(page.getByRole('row').filter({ hasText: 'Samir' })).toHaveAttribute('data-tone', 'orange')
  await expect(page.getByRole('row').filter({ hasText: 'Nadia' })).not.toHaveAttribute('data-tone')
  expect(await styleOf(cellOf('Samir'), 'background-color')).not.toBe(
    await styleOf(cellOf('Nadia'), 'background-color'),
  )
})
