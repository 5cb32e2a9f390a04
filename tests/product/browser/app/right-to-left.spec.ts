import type { Locator } from '@playwright/test'
import { row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { make, storedPicture } from '../harness/records.ts'

test.beforeEach(async ({ context, product }) => {
  await context.addCookies([{ name: 'tribune_language', value: 'ar', url: product.url }])
})

const ADDRESS = 'Cité des 1200 logements, bâtiment 14, escalier C, porte 9'

test('a text of another direction begins where those around it do', async ({ page, product }) => {
  const id = await make.player(product, { name: 'Rayan', address: ADDRESS })
  // A place that the table has no longer has no Arabic name.
  await product.write('player', id, { wilaya: 'Orléansville', commune: '' })
  await test.step('on the lines of a card', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/players')
    const [first = 0, ...more] = await endsOfLines(
      row(page, 'Rayan').locator('td').filter({ hasText: ADDRESS }),
    )
    expect(more.length).toBeGreaterThan(0)
    for (const end of more) expect(Math.abs(end - first)).toBeLessThan(3)
  })
  await test.step('in a form: what is chosen, and what there is to choose', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/players/edit/${id}`)
    const input = page.locator('main form [name="wilaya"]')
    await expect(input).toHaveCSS('text-align', 'right')
    await input.click()
    const option = page.getByRole('option', { name: 'Orléansville' })
    const [end = 0] = await endsOfLines(option.locator('span').first())
    const box = await option.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0) - end).toBeLessThan(20)
  })
  await test.step('on the page of the person', async () => {
    await page.goto('/profile')
    const value = page.getByRole('definition').first()
    const [end = 0] = await endsOfLines(value)
    const box = await value.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0) - end).toBeLessThan(3)
  })
})

/** Where the lines of a text end on the right. */
function endsOfLines(text: Locator): Promise<readonly number[]> {
  return text.first().evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const lines = new Map<number, number>()
    for (const { top, right, width } of range.getClientRects())
      if (width > 0) lines.set(Math.round(top / 4), Math.max(lines.get(Math.round(top / 4)) ?? 0, right))
    return [...lines.values()]
  })
}

test('numbers of a column end below each other, its heading beside them', async ({ page, product }) => {
  for (const teams of [8, 1024]) await make.competition(product, { n_teams: teams })
  await page.goto('/competitions')
  const cells = page.locator('tbody td[data-numeric]')
  await expect(cells).toHaveCount(2)
  // Other letters have other widths.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const [one = 0] = await endsOfLines(cells.nth(0))
  const [other = 1] = await endsOfLines(cells.nth(1))
  expect(Math.abs(one - other)).toBeLessThan(1)
  const [heading = 0] = await endsOfLines(page.locator('thead').getByText('عدد الفرق', { exact: true }))
  expect(Math.abs(heading - one)).toBeLessThan(12)
})

test('the parts of an address stand in their order, each written its own way', async ({ page, product }) => {
  const id = await make.player(product, {
    name: 'Rayan',
    wilaya: 'Oran',
    commune: '',
    address: '12 rue Larbi',
  })
  // The table has it no longer, and no Arabic name of it.
  await product.write('player', id, { commune: 'Sainte-Barbe' })
  await page.goto('/players')
  const parts = ['وهران', 'Sainte-Barbe', '12 rue Larbi', 'rue Larbi']
  const [wilaya = 0, commune = 0, address = 0, street = 0] = await leftOf(row(page, 'Rayan'), parts)
  expect(commune).toBeLessThan(wilaya)
  expect(address).toBeLessThan(commune)
  // The number of the house comes first.
  expect(street).toBeGreaterThan(address)
})

/** Where words begin on the left. */
function leftOf(place: Locator, words: readonly string[]): Promise<readonly number[]> {
  return place.evaluate((element, all) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) nodes.push(node)
    return all.map((word) => {
      const node = nodes.find(({ textContent }) => textContent?.includes(word))
      const start = node?.textContent?.indexOf(word) ?? 0
      const range = document.createRange()
      if (node) range.setStart(node, start)
      if (node) range.setEnd(node, start + word.length)
      return range.getBoundingClientRect().left
    })
  }, words)
}

test('bars grow from the right, each with its number at its end', async ({ page, product }) => {
  for (const wilaya of ['Alger', 'Alger', 'Oran']) await make.player(product, { wilaya, commune: '' })
  await page.goto('/')
  const bars = page.locator('.recharts-bar-rectangle path')
  const numbers = page.locator('.recharts-label-list text')
  await expect(numbers).toHaveText(['2', '1'])
  const [bar, number] = await Promise.all([bars.first().boundingBox(), numbers.first().boundingBox()])
  expect((number?.x ?? 0) + (number?.width ?? 0)).toBeLessThanOrEqual(bar?.x ?? 0)
  for (const name of await page.locator('.recharts-yAxis-tick-labels text').all()) {
    const box = await name.boundingBox()
    expect(box?.x ?? 0, 'clear of the bars').toBeGreaterThanOrEqual((bar?.x ?? 0) + (bar?.width ?? 0) + 8)
  }
})

test('a long name of the other direction is cut at its own end', async ({ page, product }) => {
  await make.stadium(product, { name: 'Complexe sportif des Remparts de la vieille ville de Constantine' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const name = page.getByRole('link', { name: /^Complexe sportif/ })
  await expect(name).toHaveCSS('direction', 'ltr')
  await expect(name).toHaveCSS('text-overflow', 'ellipsis')
})

test('keys are pressed from left to right, and the day of a date is typed on the left', async ({ page }) => {
  await page.goto('/players/create')
  const keys = page.getByRole('banner').locator('kbd')
  const [control, letter] = await Promise.all([keys.nth(0).boundingBox(), keys.nth(1).boundingBox()])
  expect(control?.x ?? 0).toBeLessThan(letter?.x ?? 0)
  const hint = await page.locator('main form [name="birthday"]').getAttribute('placeholder')
  const [day, year] = await page.evaluate((text) => {
    const shown = document.createElement('p')
    document.body.append(shown)
    shown.textContent = text
    const [node] = shown.childNodes
    const leftOf = (letter: string) => {
      const range = document.createRange()
      if (node) range.setStart(node, text.indexOf(letter))
      if (node) range.setEnd(node, text.indexOf(letter) + 1)
      return range.getBoundingClientRect().left
    }
    return [leftOf('ي'), leftOf('س')]
  }, hint ?? '')
  expect(day).toBeLessThan(year ?? 0)
})

test('icons that point are turned, those of things are not', async ({ page }) => {
  await page.goto('/players')
  const turned = (icon: Locator) => icon.evaluate((each) => new DOMMatrix(getComputedStyle(each).transform).a)
  const menu = page.getByRole('banner').getByRole('button', { name: 'طي القائمة' })
  expect(await turned(menu.locator('svg'))).toBe(-1)
  const logout = page
    .getByRole('navigation')
    .first()
    .locator('..')
    .getByRole('button', { name: 'تسجيل الخروج' })
  expect(await turned(logout.locator('svg').first())).toBe(-1)
  const search = page.getByRole('banner').getByRole('button', { name: 'البحث في كل مكان' })
  expect(await turned(search.locator('svg'))).toBe(1)
})

test('a column grows to the left, by keys and by dragging', async ({ page, product }) => {
  await make.competition(product, { name: 'Coupe de la Mitidja' })
  await page.goto('/competitions')
  const handle = page.getByRole('separator').first()
  const heading = page.locator('thead th').nth(1)
  const width = async () => Math.round((await heading.boundingBox())?.width ?? 0)
  await row(page, 'Coupe de la Mitidja').waitFor()
  const before = await width()
  await handle.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(width).toBeGreaterThan(before)
  await page.keyboard.press('ArrowRight')
  await expect.poll(width).toBe(before)
  const { x = 0, y = 0, width: wide = 0 } = (await handle.boundingBox()) ?? {}
  await page.mouse.move(x + wide / 2, y + 5)
  await page.mouse.down()
  await page.mouse.move(x + wide / 2 - 40, y + 5, { steps: 3 })
  await page.mouse.up()
  await expect.poll(width).toBeGreaterThan(before)
})

test('on paper a picture stands beside its label, as words do', async ({ page, product }) => {
  const id = await make.player(product, { name: 'Rayan', picture: await storedPicture() })
  await page.goto(`/players/edit/${id}`)
  await page.evaluate(() => (window.print = () => {}))
  await page.getByRole('button', { name: 'طباعة' }).click()
  await page.emulateMedia({ media: 'print' })
  const value = page
    .locator('dd:visible')
    .filter({ has: page.locator('img') })
    .first()
  const [around, picture] = await Promise.all([value.boundingBox(), value.locator('img').boundingBox()])
  const endOf = (box: typeof around) => (box?.x ?? 0) + (box?.width ?? 0)
  expect(endOf(around) - endOf(picture)).toBeLessThan(3)
})
