import type { Locator, Page } from '@playwright/test'
import { make } from '../harness/records.ts'
import { lists } from '../harness/requirement.ts'
import { row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { toastsOf } from '../../../browser/harness/toasts.ts'

const ADDRESS = 'Cité des 1200 logements, bâtiment 17, escalier 4, au deuxième étage à gauche du gardien'
const PLACE = { wilaya: 'Sétif', commune: 'El Eulma', address: ADDRESS }

const search = (page: Page) => page.getByRole('textbox', { name: 'Rechercher' })
const cell = (page: Page, name: string, column: string) =>
  row(page, name).locator(`[data-column="${column}"]`)
const widthsOf = (page: Page) =>
  page
    .locator('thead th')
    .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)))

/** Whether an action's word is seen: an icon that stands for it leaves the word to be heard. */
const isWord = (action: Locator) => action.evaluate((each) => parseFloat(getComputedStyle(each).fontSize) > 0)

/** Presses Tab until a row has the focus. @returns how often */
async function tabsToRows(page: Page): Promise<number> {
  for (let count = 1; count <= 40; count += 1) {
    await page.keyboard.press('Tab')
    if ((await page.locator('tbody :focus').count()) > 0) return count
  }
  return Infinity
}

test.describe('Modifier and Supprimer', () => {
  for (const width of [1280, 1440]) {
    test(`are words in every list at ${width} px beside the open menu, inside the frame of the table`, async ({
      page,
      product,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const player_id = await make.player(product, { name: 'Rayan', email: 'rayan@example.dz', ...PLACE })
      const owner_id = await make.owner(product, { name: 'Nadia', status: true })
      const stadium_id = await make.stadium(product, { name: 'Stade', owner_id, n_players: 22, ...PLACE })
      await make.team(product, { name: 'CRB', player_id })
      await make.tool(product, { name: { en: 'Ball', fr: 'Ballon', ar: 'كرة' } })
      await make.competition(product, { name: 'Coupe', stadium_id, status: 'will start', type: 'championat' })
      for (const { path } of lists) {
        await page.goto(path)
        const last = page.getByRole('row').last()
        for (const action of [
          last.getByRole('link', { name: 'Modifier' }),
          last.getByRole('button', { name: 'Supprimer' }),
        ]) {
          expect(await isWord(action), path).toBe(true)
        }
        const sticksOut = await page.getByRole('table').evaluate((table) => {
          const frame = table.parentElement?.getBoundingClientRect()
          const cells = [...table.querySelectorAll('tbody tr > :last-child')]
          return cells.some((one) => one.getBoundingClientRect().right > (frame?.right ?? 0) + 1)
        })
        expect(sticksOut, path).toBe(false)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0)
      }
    })
  }

  test('are icons below, which are named', async ({ page, product }) => {
    await make.tool(product, { name: { en: '', fr: 'Ballon', ar: '' } })
    await page.setViewportSize({ width: 1279, height: 800 })
    await page.goto('/tools')
    const edit = row(page, 'Ballon').getByRole('link', { name: 'Modifier' })
    await expect(edit).toBeVisible()
    expect(await isWord(edit)).toBe(false)
  })
})

test.describe('the widths of columns', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('come back with the rows after nothing was found', async ({ page, product }) => {
    await make.player(product, { name: 'Amine', email: 'amine.ould.slimane@example.dz' })
    await page.goto('/players')
    await row(page, 'Amine').waitFor()
    const before = await widthsOf(page)
    await search(page).fill('zzz')
    await expect(page.getByText('Aucun résultat')).toBeVisible()
    await search(page).fill('')
    await row(page, 'Amine').waitFor()
    await expect.poll(() => widthsOf(page)).toEqual(before)
  })

  test('grow with a value that outgrows its column', async ({ page, product }) => {
    const owner_id = await make.owner(product, { name: 'Nadia' })
    const names = ['Coupe des quartiers populaires', 'Tournoi de nuit du mois de Ramadan']
    for (const name of names) {
      const stadium_id = await make.stadium(product, {
        name: `Complexe sportif de proximité, ${name}`,
        owner_id,
      })
      await make.competition(product, { name, stadium_id, type: 'groupe', status: 'looking' })
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/competitions')
    const type = cell(page, 'Ramadan', 'type')
    await type.dblclick({ position: { x: 3, y: 3 } })
    await page.locator('tbody').getByLabel('Type').fill('champ')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    const badge = type.locator('bdi')
    await expect(badge).toHaveText('championat')
    await expect
      .poll(() => badge.evaluate((each) => each.scrollWidth - each.clientWidth))
      .toBeLessThanOrEqual(0)
  })

  test('keep an address on one line, also one that grows, beside the open peek too', async ({
    page,
    product,
  }) => {
    await make.player(product, { name: 'Rayan', email: 'r@b.dz', ...PLACE })
    await make.player(product, { name: 'Amayas', email: 'amayas.ould.slimane@example.dz', ...PLACE })
    const linesOf = (name: string) =>
      cell(page, name, 'email')
        .getByRole('link')
        .evaluate((link) => Math.floor(link.clientHeight / parseFloat(getComputedStyle(link).lineHeight)))
    await page.goto('/players')
    await row(page, 'Amayas').waitFor()
    expect(await linesOf('Amayas')).toBe(1)
    await cell(page, 'Rayan', 'email').dblclick({ position: { x: 6, y: 4 } })
    await page.locator('tbody').getByLabel('Email').fill('rayan.abderrahmane.benali@example.dz')
    await page.keyboard.press('Enter')
    await expect(cell(page, 'Rayan', 'email')).toHaveText('rayan.abderrahmane.benali@example.dz')
    await expect.poll(() => linesOf('Rayan')).toBe(1)

    await page.setViewportSize({ width: 1280, height: 900 })
    await row(page, 'Rayan').hover()
    await row(page, 'Rayan').getByRole('button', { name: 'Aperçu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('table[data-scrolls]')).toHaveCount(1)
    for (const name of ['Rayan', 'Amayas']) {
      expect(await linesOf(name), name).toBe(1)
      // No higher than its picture asks for: what is scrolled out of sight has no say.
      expect((await row(page, name).boundingBox())?.height, name).toBeLessThanOrEqual(93)
    }
  })

  test('leave a text out of sight no say in the height of a row', async ({ page, product }) => {
    await make.player(product, { name: 'Rayan', ...PLACE, description: ADDRESS.repeat(3) })
    await page.goto('/players?columns=name&columns=wilaya,commune,address&columns=phone&columns=description')
    await row(page, 'Rayan').waitFor()
    await page.goto(
      '/players?columns=name&columns=phone&columns=description&columns=wilaya,commune,address&widths=name:900;',
    )
    await expect(page.locator('table[data-scrolls]')).toHaveCount(1)
    expect((await row(page, 'Rayan').boundingBox())?.height).toBeLessThanOrEqual(46)
  })
})

test('a cell that stays in sight has the colour of its row', async ({ page, product }) => {
  await make.player(product, { name: 'Rayan', phone: '0770' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/players?widths=name:900;')
  await expect(page.locator('table[data-scrolls]')).toHaveCount(1)
  const one = row(page, 'Rayan')
  await one.evaluate((each) => {
    each.dataset['tone'] = 'red'
    each.style.setProperty('--tone', 'red')
  })
  const colours = await one
    .locator('> *')
    .evaluateAll((cells) => cells.map((each) => getComputedStyle(each).backgroundColor))
  expect(new Set(colours).size).toBe(1)
})

for (const [language, width] of [
  ['fr', 1280],
  ['fr', 1600],
  ['ar', 1280],
] as const) {
  test(`the pencil covers no words, ${width} px wide in ${language}`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.context().addCookies([{ name: 'tribune_language', value: language, url: product.url }])
    await make.owner(product, {
      name: 'Nadia Benbouzid',
      email: 'nadia.benbouzid@example.dz',
      phone: '0550 11 22 33',
      expired_date: '2027-03-31',
    })
    await page.goto('/owners')
    for (const column of ['email', 'phone', 'expired_date']) {
      const one = cell(page, 'Nadia', column)
      const gap = async () => {
        await page.getByRole('heading', { level: 1 }).hover()
        await one.hover()
        return one.evaluate((each) => {
          const pencil = getComputedStyle(each, '::after')
          if (pencil.content === 'none') return NaN
          const [box, words] = [each.getBoundingClientRect(), document.createRange()]
          words.selectNodeContents(each)
          const { left, right } = words.getBoundingClientRect()
          const isLeft = getComputedStyle(each).direction === 'rtl'
          const end = parseFloat(pencil.insetInlineEnd) + (parseFloat(pencil.inlineSize) + 12) / 2
          return isLeft ? left - (box.left + end) : box.right - end - right
        })
      }
      await expect.poll(gap, { message: column }).toBeGreaterThanOrEqual(0)
    }
  })
}

test.describe('the keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('goes from the search to the first row by Enter and the arrow, and Escape clears it, then leaves', async ({
    page,
    product,
  }) => {
    for (const name of ['Amine', 'Rayan']) await make.player(product, { name })
    await page.goto('/players')
    const first = (name: string) => page.getByRole('rowheader', { name }).getByRole('link')
    await first('Amine').waitFor()
    await search(page).press('ArrowDown')
    await expect(first('Amine')).toBeFocused()
    await search(page).fill('rayan')
    await search(page).press('Enter')
    await expect(first('Rayan')).toBeFocused()
    await search(page).press('Escape')
    await expect(search(page)).toHaveValue('')
    await expect(search(page)).toBeFocused()
    await search(page).press('Escape')
    await expect(search(page)).not.toBeFocused()
    await expect(page.getByRole('row')).toHaveCount(3)
  })

  test('reaches the first row of a list in 12 presses of Tab at most, each heading one of them', async ({
    page,
    product,
  }) => {
    const owner_id = await make.owner(product, { name: 'Nadia' })
    await make.player(product, { name: 'Rayan' })
    await make.competition(product, { name: 'Coupe', stadium_id: await make.stadium(product, { owner_id }) })
    await page.goto('/players')
    await page.getByRole('separator', { name: 'Largeur de email' }).waitFor()
    await search(page).focus()
    expect(await tabsToRows(page)).toBeLessThanOrEqual(12)

    for (const path of ['/players', '/competitions']) {
      await page.goto(path)
      await page.getByRole('separator').first().waitFor()
      // From the start of the screen, by what leads past the menu and the headings.
      for (const skip of ['Aller au contenu', 'Aller aux lignes']) {
        await page.keyboard.press('Tab')
        await expect(page.locator(':focus')).toHaveText(skip)
        await page.keyboard.press('Enter')
      }
      await expect(page.locator('tbody :focus')).toHaveCount(1)
    }
  })

  test('reaches the edge of a heading by an arrow from it', async ({ page, product }) => {
    await make.player(product, { name: 'Rayan' })
    await page.goto('/players')
    const edge = page.getByRole('separator', { name: 'Largeur de email' })
    await edge.waitFor()
    const email = page.getByRole('columnheader', { name: 'email', exact: true })
    const width = async () => Math.round((await email.boundingBox())?.width ?? 0)
    const usual = await width()
    await expect(edge).toHaveAttribute('aria-valuenow', String(usual))
    await email.getByRole('button').focus()
    await page.keyboard.press('ArrowRight')
    await expect(edge).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect.poll(width).toBe(usual + 20)
    await page.keyboard.press('Escape')
    await expect(email.getByRole('button')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('columnheader', { name: 'phone' }).getByRole('button')).toBeFocused()
  })
})

test.describe('a row that is edited out of its filter', () => {
  test('stays, pale and with its reason, and has the focus, until the list is asked again', async ({
    page,
    product,
  }) => {
    for (const name of ['Amine', 'Rayan', 'Yanis']) await make.player(product, { name, phone: '0770 11' })
    await page.goto('/players?filter.phone.contains=0770')
    const phone = cell(page, 'Rayan', 'phone')
    await phone.dblclick({ position: { x: 6, y: 4 } })
    await page.locator('tbody').getByLabel('Téléphone').fill('0555 22')
    await page.keyboard.press('Enter')
    await expect(toastsOf(page)).toHaveText(['mise à jour du joueur avec succès'])
    await expect(phone).toHaveText('0555 22')
    await expect(phone).toBeFocused()
    await expect(row(page, 'Rayan')).toContainText('ne correspond plus au filtre')
    await expect(page.getByRole('rowheader')).toHaveText([/^Amine$/, /^Rayan/, /^Yanis$/])
    await expect(page.getByText('2 fiches')).toBeVisible()

    // The next Enter opens its own editor, and what is saved there is its own.
    await page.keyboard.press('Enter')
    await page.locator('tbody').getByLabel('Téléphone').fill('0770 33')
    await page.keyboard.press('Enter')
    await expect(phone).toHaveText('0770 33')
    await expect(page.getByText('ne correspond plus au filtre')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await page.locator('tbody').getByLabel('Téléphone').fill('0555 44')
    await page.keyboard.press('Enter')
    await expect(row(page, 'Rayan')).toContainText('ne correspond plus au filtre')
    await search(page).fill('a')
    await expect(row(page, 'Rayan')).toHaveCount(0)
    await expect(row(page, 'Amine')).toBeVisible()
  })

  test('follows what changes it later, and goes when it is deleted elsewhere', async ({
    page,
    product,
    announce,
  }) => {
    announce(/status of 404 .*\/api\/player\/read/)
    await make.player(product, { name: 'Amine', phone: '0770 11' })
    const id = await make.player(product, { name: 'Rayan', phone: '0770 11' })
    await page.goto('/players?filter.phone.contains=0770')
    const edit = async (name: string, phone: string) => {
      await cell(page, name, 'phone').dblclick({ position: { x: 6, y: 4 } })
      await page.locator('tbody').getByLabel('Téléphone').fill(phone)
      await page.keyboard.press('Enter')
    }
    await edit('Rayan', '0555 22')
    await expect(row(page, 'Rayan')).toContainText('ne correspond plus au filtre')
    for (const name of ['Amine', 'Rayan']) await row(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Modifier un champ' }).click()
    const dialog = page.getByRole('dialog', { name: 'Modifier 2 fiches' })
    await dialog.getByRole('button', { name: 'Addresse' }).click()
    await dialog.getByLabel('Addresse').fill('Partout')
    await dialog.getByRole('button', { name: 'Modifier', exact: true }).click()
    await expect(toastsOf(page)).toContainText(['2 fiches modifiées'])
    await expect(row(page, 'Amine')).toContainText('Partout')
    await expect(row(page, 'Rayan')).toContainText('Partout')
    await expect(row(page, 'Rayan')).toContainText('ne correspond plus au filtre')

    await product.destroy('player', id)
    await edit('Amine', '0770 12')
    await expect(row(page, 'Amine')).toContainText('0770 12')
    await expect(row(page, 'Rayan')).toHaveCount(0)
  })

  test('stays where it was the only one, and goes when it is deleted', async ({ page, product }) => {
    await make.player(product, { name: 'Rayan', phone: '0770' })
    await page.goto('/players?filter.phone.contains=0770')
    await cell(page, 'Rayan', 'phone').dblclick({ position: { x: 6, y: 4 } })
    await page.locator('tbody').getByLabel('Téléphone').fill('0555')
    await page.keyboard.press('Enter')
    await expect(row(page, 'Rayan')).toContainText('ne correspond plus au filtre')
    await row(page, 'Rayan').getByRole('button', { name: 'Supprimer' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(row(page, 'Rayan')).toHaveCount(0)
    await expect(page.getByText('Aucun résultat')).toBeVisible()
  })
})
