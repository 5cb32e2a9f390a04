import type { Locator, Page } from '@playwright/test'
import { findViolations } from '../../../browser/harness/axe.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { make } from '../harness/records.ts'
import { lists } from '../harness/requirement.ts'

const WIDTHS = [390, 820] as const

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not drawn')
  return box
}

/** Where the lines of a row begin, from the top, of elements that lie side by side. */
async function linesOf(elements: Locator): Promise<number> {
  const boxes = await elements.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
  const drawn = boxes.filter(({ width }) => width > 2).sort((one, other) => one.top - other.top)
  let lines = 0
  let end = -Infinity
  for (const { top, bottom } of drawn) {
    if (top < end - 4) continue
    lines += 1
    end = bottom
  }
  return lines
}

/** The boxes of what is written on a card, in lines. */
function wordsOf(card: Locator) {
  return card.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const lines: { text: string; top: number; bottom: number; start: number; end: number }[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { top, bottom, left, right, width } of range.getClientRects()) {
        if (width > 1) lines.push({ text: text.nodeValue ?? '', top, bottom, start: left, end: right })
      }
    }
    return lines
  })
}

test('no line of a card lies over another', async ({ page, product }) => {
  const name = 'Abderrahmane Boumediene-Belhadj El Mokhtar'
  const owner_id = await make.owner(product, { name, email: 'abderrahmane.boumediene@example.dz' })
  const stadium_id = await make.stadium(product, { name: `Stade ${name}`, owner_id })
  await make.competition(product, { name: `Coupe de ${name}`, stadium_id, date: '2026-12-18' })
  for (const path of ['/owners', '/stadiums', '/competitions']) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      const card = page.locator('tbody tr').first()
      await expect(card).toBeVisible()
      const lines = await wordsOf(card)
      const collisions = lines.flatMap((one, place) =>
        lines
          .slice(place + 1)
          // A line box is a little higher than its letters.
          .filter((other) => one.bottom - 3 > other.top && other.bottom - 3 > one.top)
          .filter((other) => one.end > other.start && other.end > one.start)
          .map((other) => `${one.text} / ${other.text}`),
      )
      expect(collisions, `${path} at ${width} px`).toEqual([])
    }
  }
})

/** The lines that the words of a card stand on, from the top. */
function baselinesOf(card: Locator): Promise<readonly number[]> {
  return card.evaluate((element) => {
    const pen = document.createElement('canvas').getContext('2d')
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found = new Set<number>()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!pen || !text.parentElement) continue
      const { font } = getComputedStyle(text.parentElement)
      pen.font = font
      const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText('x')
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { top, width, height } of range.getClientRects())
        if (width > 1) found.add(Math.round(top + (above * height) / (above + below)))
    }
    return [...found].sort((one, other) => one - other)
  })
}

for (const language of ['fr', 'ar'] as const)
  test(`the lines of a card stand 24 pixels apart, words, links and marks alike, ${language}`, async ({
    page,
    product,
    context,
  }) => {
    await context.addCookies([{ name: 'tribune_language', value: language, url: product.url }])
    const address = 'Cité des 1200 logements, bâtiment 14, escalier C, porte 9'
    const player_id = await make.player(product, { name: 'Rayan', phone: '0770', address })
    const owner_id = await make.owner(product, { name: 'Amine', email: 'a@b.dz', status: true })
    const stadium_id = await make.stadium(product, { name: 'Stade', owner_id, address })
    await make.competition(product, { name: 'Coupe', stadium_id, player_id, date: '2026-12-18' })
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/players', '/owners', '/stadiums', '/competitions', '/admins']) {
      await page.goto(path)
      const card = page.locator('tbody tr').first()
      await expect(card).toBeVisible()
      const lines = await baselinesOf(card)
      const apart = lines.slice(1).map((line, place) => line - (lines[place] ?? 0))
      expect(apart, path).toEqual(apart.map(() => 24))
    }
  })

test('a name of 255 letters takes three lines, and its card no more than it needs', async ({
  page,
  product,
}) => {
  await make.owner(product, { name: 'é'.repeat(255) })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/owners')
    const lineHeight = 24
    // Beside its words it has the room of a finger.
    const name = await boxOf(page.getByRole('rowheader').getByRole('link'))
    expect(name.height, `${width} px`).toBeLessThanOrEqual(3 * lineHeight + 20)
    expect((await boxOf(page.locator('tbody tr'))).height).toBeLessThan(180)
  }
})

test('a table is as wide as what stands above it, and says what its actions are where it scrolls', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await make.player(product, { name: 'Rayan', email: 'rayan@example.dz', phone: '0770' })
  const actions = page.getByRole('columnheader', { name: 'actions' })
  const endOf = async (element: Locator) => {
    const { x, width } = await boxOf(element)
    return Math.round(x + width)
  }
  await page.goto('/players')
  await expect(page.locator('table[data-fitted]')).toBeVisible()
  const end = await endOf(page.getByRole('search'))
  expect(await endOf(page.getByRole('table'))).toBe(end)

  await make.player(product, {
    name: 'é'.repeat(255),
    email: `${'a'.repeat(200)}@example.dz`,
    address: 'é'.repeat(200),
  })
  await page.goto('/players')
  await expect(page.locator('table[data-scrolls]')).toBeVisible()
  expect(await endOf(actions)).toBe(end)
  const isOnTop = await actions.evaluate((heading) => {
    const { left, top, height } = heading.getBoundingClientRect()
    return heading.contains(document.elementFromPoint(left + 12, top + height / 2))
  })
  expect(isOnTop).toBe(true)
})

test('the texts of a card are three lines each at most', async ({ page, product }) => {
  const text = 'é'.repeat(200)
  await make.player(product, { name: 'Rayan', email: 'rayan@example.dz', address: text })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/players')
  expect((await boxOf(page.locator('tbody tr'))).height).toBeLessThan(180)
})

test('the words of a card begin on one edge', async ({ page, product }) => {
  const stadium_id = await make.stadium(product, { name: 'Stade du 19 mai' })
  await make.competition(product, { name: 'Coupe', stadium_id })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/competitions')
  const title = await boxOf(page.getByRole('rowheader').getByRole('link'))
  const stadium = await boxOf(page.locator('[data-column="stadium_id"], [data-label="stadium"]').first())
  expect(stadium.x).toBe(title.x)
})

test('the editor of a cell has a line of the card to itself', async ({ page, product }) => {
  await make.player(product, { name: 'Rayan', email: 'rayan@example.dz', phone: '0770' })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/players')
    const card = page.locator('tbody tr')
    await card.getByRole('button', { name: 'actions' }).focus()
    await page.keyboard.press('F2')
    const input = card.getByLabel('Nom')
    await expect(input).toBeFocused()
    const editor = await boxOf(input)
    const next = await boxOf(card.getByRole('link', { name: 'rayan@example.dz' }).locator('xpath=..'))
    expect(next.y, `${width} px`).toBeGreaterThanOrEqual(editor.y + editor.height)
    expect(await findViolations(page, { colorScheme: 'light' }), `${width} px`).toEqual([])
  }
})

test.describe('while the rows are awaited', () => {
  test('stands what has their form: cards, or a table with room for the pictures', async ({ page }) => {
    await page.route(/\/api\/player\b/, () => undefined)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/tools')
    await goToPlayers(page)
    const skeleton = page.getByRole('status', { name: 'Chargement…' })
    const rows = skeleton.locator(':scope > *')
    const [first, second] = [await boxOf(rows.nth(0)), await boxOf(rows.nth(1))]
    // Cards lie apart, each with its own edge.
    expect(second.y - first.y - first.height).toBeGreaterThanOrEqual(8)
    await expect(rows.first()).toHaveCSS('border-start-start-radius', /^[1-9]/)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect((await boxOf(rows.first())).height).toBeGreaterThanOrEqual(80)
  })

  test('stands what goes on to the end of the window, and no further', async ({ page }) => {
    await page.route(/\/api\/(player|tool)\b/, () => undefined)
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of ['/players', '/tools']) {
      await page.goto(path)
      const { y, height } = await boxOf(page.getByRole('status', { name: 'Chargement…' }))
      expect(y + height, path).toBeGreaterThan(750)
      expect(y + height, path).toBeLessThanOrEqual(900)
    }
    await page.unrouteAll()
  })
})

async function goToPlayers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Joueurs' }).click()
}

test('title and add button stand on one line of a phone, whatever the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { path } of lists) {
    await page.goto(path)
    const title = await boxOf(page.getByRole('heading', { level: 1 }))
    const add = await boxOf(page.getByRole('link', { name: /^Ajoute / }))
    expect(Math.abs(title.y + title.height / 2 - add.y - add.height / 2), path).toBeLessThan(8)
  }
})

test('the toolbar takes one line of a tablet', async ({ page, product }) => {
  await make.player(product)
  await page.setViewportSize({ width: 820, height: 1000 })
  await page.goto('/players')
  await expect(page.getByRole('button', { name: 'Vues' })).toBeVisible()
  await expect(page.getByText('1 fiche')).toBeVisible()
  expect(await linesOf(page.getByRole('search').locator(':scope > *'))).toBe(1)
})

test('the buttons beside the order keep one line of a phone where filters are counted', async ({
  page,
  product,
}) => {
  await make.player(product, { role: 'defender' })
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/players?filter.role.in=defender&filter.wilaya.in=Alger')
    const buttons = page.getByRole('search').locator(':scope > button')
    await expect(buttons).toHaveText([/^Filtrer2$/, 'Colonnes', /Exporter/, 'Vues'])
    expect(await linesOf(buttons), `${width} px`).toBe(1)
    const told = await findViolations(page, { colorScheme: 'light' })
    expect(told, `${width} px`).toEqual([])
  }
})

test('Colonnes and Exporter are icons below 1280 px, named to the pointer', async ({ page, product }) => {
  await make.player(product)
  await page.goto('/players')
  for (const name of ['Colonnes', 'Exporter']) {
    const button = page.getByRole('button', { name })
    await page.setViewportSize({ width: 1280, height: 900 })
    expect((await boxOf(button)).width).toBeGreaterThan(80)
    await page.setViewportSize({ width: 1279, height: 900 })
    expect((await boxOf(button)).width).toBeLessThan(50)
    await expect(button).toHaveAttribute('title', name)
  }
})

/** What of a bar stands on its first line and what below, with nothing cramped or broken in two. */
async function expectCalmBar(bar: Locator, lines: number): Promise<void> {
  const parts = bar.locator('button, output')
  expect(await linesOf(parts)).toBe(lines)
  const count = await boxOf(bar.locator('output'))
  expect(count.height, 'the count stands on one line').toBeLessThan(30)
  const room = await bar.locator('button:not([aria-label]) > span > span:not(:empty)').evaluateAll((labels) =>
    labels
      .filter((label) => label.clientWidth > 2 && label.textContent)
      .map((label) => {
        const button = label.closest('button')?.getBoundingClientRect()
        const { left, right } = label.getBoundingClientRect()
        const isWhole = label.scrollWidth <= label.clientWidth
        return isWhole && button ? Math.min(left - button.left, button.right - right) : 0
      }),
  )
  for (const side of room) expect(side, 'room beside what is written').toBeGreaterThanOrEqual(8)
}

test('the bar of a selection takes one line of a tablet', async ({ page, product }) => {
  for (let each = 1; each <= 3; each += 1) await make.player(product, { name: `Joueur ${each}` })
  const bar = page.getByRole('region', { name: 'Sélection' })
  await page.setViewportSize({ width: 820, height: 844 })
  await page.goto('/players')
  await page.getByRole('checkbox', { name: 'Sélectionner Joueur 1' }).check()
  await expect(bar.getByRole('button', { name: 'Supprimer' })).toBeVisible()
  await expectCalmBar(bar, 1)
})

test('the bar of a selection stands in the middle of a wide list, and beside a peek clear of it', async ({
  page,
  product,
}) => {
  for (let each = 1; each <= 3; each += 1) await make.player(product, { name: `Joueur ${each}` })
  const bar = page.getByRole('region', { name: 'Sélection' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/players')
  await page.getByRole('checkbox', { name: 'Sélectionner Joueur 1' }).check()
  await expect(bar.getByRole('button', { name: 'Supprimer' })).toBeVisible()
  const list = await boxOf(page.locator('table'))
  await expect
    .poll(async () => {
      const { x, width } = await boxOf(bar)
      return Math.abs(x + width / 2 - list.x - list.width / 2)
    })
    .toBeLessThan(20)
  await page.getByRole('rowheader', { name: 'Joueur 1' }).getByRole('link').press('Space')
  const peek = page.getByRole('dialog')
  await expect(peek).toBeVisible()
  const { x, width } = await boxOf(bar)
  expect(x + width).toBeLessThanOrEqual((await boxOf(peek)).x)
})

for (const [language, labels] of [
  ['fr', { region: 'Sélection', all: 'Tout sélectionner (3)', only: 'Seulement la sélection' }],
  ['ar', { region: 'التحديد', all: 'تحديد الكل (3)', only: 'المحددة فقط' }],
] as const) {
  test(`the bar of a selection takes two lines of a phone, and no part is cramped, ${language}`, async ({
    page,
    product,
    context,
  }) => {
    await context.addCookies([{ name: 'tribune_language', value: language, url: product.url }])
    for (let each = 1; each <= 3; each += 1) await make.player(product, { name: `Joueur ${each}` })
    const bar = page.getByRole('region', { name: labels.region })
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/players')
      for (const place of [0, 1]) await page.locator('tbody [data-select] input').nth(place).check()
      await expect(bar.locator(':scope > button')).toHaveCount(3)
      await expectCalmBar(bar, 2)
      // What chooses stands above what is done with the chosen.
      const count = await boxOf(bar.locator('output'))
      for (const name of [labels.all, labels.only]) {
        const box = await boxOf(bar.getByRole('button', { name }))
        expect(box.y).toBeLessThan(count.y + count.height)
      }
      for (const button of await bar.getByRole('button').all()) {
        const { width: across, height } = await boxOf(button)
        expect(Math.min(across, height)).toBeGreaterThanOrEqual(44)
      }
    }
  })
}

test('a short phone beside a long email and name is pressed by a finger', async ({ page, product }) => {
  // Nine screens that axe looks at.
  test.slow()
  const values = { name: 'Éloïse Çœur l’Étoile 16', email: 'o_brien_16@a.b.c.exemple.dz', phone: '021' }
  await make.owner(product, values)
  await make.player(product, values)
  await make.admin(product, values)
  await make.owner(product, { ...values, email: 'a@b.dz' })
  for (const path of ['/owners', '/players', '/admins']) {
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await expect(page.getByRole('link', { name: '021' }).first()).toBeVisible()
      const told = await findViolations(page, { colorScheme: 'light' })
      expect.soft(told, `${path}, ${width} px`).toEqual([])
    }
  }
})
