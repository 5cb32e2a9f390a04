import type { Page } from '@playwright/test'
import { ADMIN } from '../../../browser/harness/product.ts'
import { make } from '../harness/records.ts'
import { guardedRoutes, lists } from '../harness/requirement.ts'
import { expectAddress, expectNoSidewaysScroll, row } from '../../../browser/harness/screens.ts'
import { expect, loggedIn, test } from '../../../browser/harness/test.ts'
import { questionOf } from '../../../browser/harness/toasts.ts'

const MENU = [
  ['/', 'Tableau de bord'],
  ['/players', 'Joueurs'],
  ['/teams', 'Teams'],
  ['/owners', 'Proprietaires'],
  ['/stadiums', 'Stades'],
  ['/tools', 'Outils'],
  ['/competitions', 'Competitions'],
  ['/profile', 'Profil'],
  ['/admins', 'Administrateurs'],
] as const

const PHONE = { width: 390, height: 844 }
const LONG = 'Association '.repeat(20).trim() + ' sportive'

const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const entries = (page: Page) => sideMenu(page).getByRole('listitem').getByRole('link')

async function expectMenu(page: Page, menu: readonly (readonly [string, string])[]) {
  await expect(entries(page)).toHaveText(menu.map(([, label]) => label))
  for (const [place, [path]] of menu.entries()) {
    await expect(entries(page).nth(place)).toHaveAttribute('href', path)
  }
}

test.describe('the side menu', () => {
  test('has its links in order for administrator 1, the brand, and the way out at the bottom', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(sideMenu(page).getByRole('link', { name: 'Administrateurs' })).toBeVisible()
    await expectMenu(page, MENU)
    const brand = sideMenu(page).getByRole('link').first()
    await expect(brand).toHaveText('Logo')
    await expect(brand).toHaveAttribute('href', '/')
    const last = await entries(page).last().boundingBox()
    const out = await sideMenu(page).getByRole('button', { name: 'Se déconnecter' }).boundingBox()
    expect(out?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0))
  })

  test('leaves /admins out for anybody else', async ({ page, product }) => {
    await make.admin(product, {
      username: 'amine',
      name: 'Amine Kaci',
      password: 'administrateur',
      confirmation_password: 'administrateur',
    })
    const cookie = await product.logIn('amine', 'administrateur')
    await page.context().addCookies(loggedIn(product.url, cookie).cookies)
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Amine Kaci' })).toBeVisible()
    await expectMenu(page, MENU.slice(0, -1))
  })

  test('marks where one is, on a form too', async ({ page }) => {
    await page.goto('/tools/create')
    await expect(sideMenu(page).getByRole('link', { name: 'Outils' })).toHaveAttribute('aria-current', 'page')
    await expect(sideMenu(page).locator('[aria-current]')).toHaveCount(1)
  })

  test('collapses to icons with tooltips, is remembered, and expands again', async ({ page }) => {
    await page.goto('/')
    const tools = sideMenu(page).getByRole('link', { name: 'Outils' })
    await expect(tools.getByText('Outils')).toBeVisible()
    await tools.hover()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    const wide = await sideMenu(page).boundingBox()

    await page.getByRole('button', { name: 'Replier le menu' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Déplier le menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    const narrow = await sideMenu(page).boundingBox()
    expect(narrow?.width).toBeLessThan((wide?.width ?? 0) / 2)
    await expect(tools).toHaveAccessibleName('Outils')
    await tools.hover()
    await expect(page.getByRole('tooltip')).toHaveText('Outils')

    await page.getByRole('button', { name: 'Déplier le menu' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Replier le menu' })).toBeVisible()
    expect((await sideMenu(page).boundingBox())?.width).toBe(wide?.width)
  })

  test('is collapsed below 1280 px, unless somebody chose otherwise', async ({ page }) => {
    const label = sideMenu(page).getByText('Outils')
    await page.goto('/')
    for (const [width, isExpanded] of [
      [1279, false],
      [1280, true],
      [769, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const toggle = page.getByRole('button', { name: isExpanded ? 'Replier le menu' : 'Déplier le menu' })
      await expect(toggle, `${width} px`).toHaveAttribute('aria-expanded', String(isExpanded))
      const isShown = ((await label.boundingBox())?.width ?? 0) > 5
      expect(isShown, `${width} px`).toBe(isExpanded)
    }
    await page.getByRole('button', { name: 'Déplier le menu' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Replier le menu' })).toBeVisible()
    await page.getByRole('button', { name: 'Replier le menu' }).click()
    await page.setViewportSize({ width: 1920, height: 800 })
    await expect(page.getByRole('button', { name: 'Déplier le menu' })).toBeVisible()
  })

  test('has its tooltips over all that lies beside it', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto('/tools')
    for (const name of ['Joueurs', 'Teams', 'Proprietaires']) {
      await sideMenu(page).getByRole('link', { name }).hover()
      const tooltip = page.getByRole('tooltip', { name })
      await expect(tooltip).toHaveCSS('opacity', '1')
      const isCovered = await tooltip.evaluate((each) => {
        each.style.pointerEvents = 'auto'
        const { left, right, top, bottom } = each.getBoundingClientRect()
        return [left + 3, right - 3].some(
          (x) => !each.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        )
      })
      expect(isCovered, name).toBe(false)
    }
  })
})

test.describe('the top bar', () => {
  test('names who is logged in, and its dropdown leads to the profile', async ({ page }) => {
    await page.goto('/tools')
    await page.getByRole('banner').getByRole('button', { name: ADMIN.username }).click()
    await page.getByRole('menuitem', { name: 'Profil' }).click()
    await expectAddress(page, '/profile')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
  })

  test('opens its dropdown by keyboard, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/tools')
    const button = page.getByRole('banner').getByRole('button', { name: ADMIN.username })
    const closed = await button.boundingBox()
    for (const _opening of ['the first, which fetches its code', 'a later one']) {
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Profil' })).toBeVisible()
      expect(await button.boundingBox()).toEqual(closed)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menuitem')).toHaveCount(0)
      await expect(button).toBeFocused()
    }
  })

  test('offers light and dark, and remembers the choice', async ({ page }) => {
    await page.goto('/tools')
    const scheme = page.locator('html')
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light')
    for (const [label, value] of [
      ['Sombre', 'dark'],
      ['Clair', 'light'],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name: ADMIN.username }).click()
      await page.getByRole('menuitemradio', { name: label }).click()
      await expect(scheme).toHaveAttribute('data-mantine-color-scheme', value)
      await page.reload()
      await expect(scheme).toHaveAttribute('data-mantine-color-scheme', value)
    }
  })

  test('follows the system until something is chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/tools')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  })
})

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('/tools')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a link opens elsewhere where that is asked for, and here adds no place to where one is', async ({
  page,
  context,
}) => {
  await page.goto('/teams')
  const link = page.getByRole('navigation').getByRole('link', { name: 'Teams' })
  const places = await page.evaluate(() => window.history.length)
  await link.click()
  expect(await page.evaluate(() => window.history.length)).toBe(places)
  const opened = context.waitForEvent('page')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Outils' })
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/tools$/)
  await expectAddress(page, '/teams')
})

test('the tab of the browser is named after the screen', async ({ page }) => {
  await page.goto('/players')
  await expect(page).toHaveTitle('Joueurs · Tribune')
  await page.getByRole('link', { name: 'Ajoute Joueur' }).click()
  await expect(page).toHaveTitle('Ajoute Joueur · Tribune')
})

test.describe('on a phone', () => {
  test.beforeEach(({ page }) => page.setViewportSize(PHONE))

  test('the menu is a drawer that closes when a link is followed', async ({ page }) => {
    await page.goto('/')
    await expect(sideMenu(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu principal' })
    await expect(drawer.getByRole('listitem').getByRole('link')).toHaveText(MENU.map(([, label]) => label))
    await drawer.getByRole('link', { name: 'Outils' }).click()
    await expectAddress(page, '/tools')
    await expect(drawer).toHaveCount(0)
  })

  test('the drawer closes with Escape and gives the focus back', async ({ page }) => {
    await page.goto('/')
    const open = page.getByRole('button', { name: 'Ouvrir le menu' })
    await open.click()
    const drawer = page.getByRole('dialog', { name: 'Menu principal' })
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(open).toBeFocused()
  })

  test('rows are cards with the picture beside the name, and labels where a value needs one', async ({
    page,
    product,
  }) => {
    await make.owner(product, { name: 'Nadia', expired_date: '2027-03-31' })
    await page.goto('/owners')
    const cells = page.locator('tbody [data-label]')
    await expect(cells).toHaveCount(6)
    await expect(page.getByRole('columnheader')).toHaveCount(0)
    const labels = await cells.evaluateAll((all) =>
      all.map((cell) => getComputedStyle(cell, '::before').content),
    )
    expect(labels).toEqual(['none', 'none', 'none', 'none', '"status"', '"expiration date"'])
    const picture = await cells.first().boundingBox()
    const name = await page.getByRole('rowheader').boundingBox()
    expect(name?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
    expect(name?.y).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0))
  })

  test('a name of two lines stands apart from what follows it', async ({ page, product }) => {
    await make.competition(product, { name: 'Championnat de quartier de la grande banlieue d’Alger' })
    await page.goto('/competitions')
    const textOf = (cell: string) =>
      page
        .locator(cell)
        .first()
        .evaluate((each) => {
          const words = document.createRange()
          words.selectNodeContents(each)
          const { top, bottom } = words.getBoundingClientRect()
          return { top, bottom }
        })
    const name = await textOf('tbody th a')
    const next = await textOf('tbody td[data-column] > *')
    expect(name.bottom - name.top).toBeGreaterThan(30)
    expect(next.top).toBeGreaterThanOrEqual(name.bottom)
  })

  test('four players are seen at once', async ({ page, product }) => {
    for (let each = 1; each <= 5; each += 1) await make.player(product, { name: `Joueur ${each}` })
    await page.goto('/players')
    await expect(row(page, 'Joueur 4')).toBeInViewport({ ratio: 1 })
  })

  test('the actions of a card stand behind one button, which Escape and a press beside close', async ({
    page,
    product,
  }) => {
    await make.player(product, { name: 'Rayan' })
    await page.goto('/players')
    const more = page.getByRole('row').getByRole('button', { name: 'actions' })
    const edit = page.getByRole('row').getByRole('link', { name: 'Modifier' })
    await expect(edit).toBeHidden()
    await more.click()
    await expect(edit).toBeVisible()
    const overflow = await edit.evaluate((each) => {
      const words = document.createRange()
      words.selectNodeContents(each)
      const panel = each.parentElement?.getBoundingClientRect()
      return words.getBoundingClientRect().right - (panel?.right ?? 0)
    })
    expect(overflow).toBeLessThan(0)
    await page.keyboard.press('Escape')
    await expect(edit).toBeHidden()
    await expect(more).toBeFocused()
    await more.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(edit).toBeHidden()
    await more.click()
    await page.getByRole('row').getByRole('button', { name: 'Supprimer' }).click()
    await expect(questionOf(page).getByRole('button', { name: 'Annuler' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })

  test('the order is chosen from a list, where the headers are hidden', async ({ page, product }) => {
    for (const fr of ['Zone', 'Ballon']) await make.tool(product, { name: { en: '', fr, ar: '' } })
    await page.goto('/tools')
    await page.getByRole('combobox', { name: 'Trier' }).selectOption({ label: 'name ↑' })
    await expect(page.locator('[data-column="name.fr"]')).toHaveText(['Ballon', 'Zone'])
  })

  // Those of the entities are the generated tests' own.
  test('nothing scrolls sideways on the screens of no entity, however long a name is', async ({
    page,
    product,
  }) => {
    const { id } = (await product.list('admin'))[0] ?? { id: 0 }
    await product.update('admin', id, { name: 'T'.repeat(250), username: 'S'.repeat(250) })
    for (const { path } of guardedRoutes.filter(
      (route) => !lists.some((list) => route.path.startsWith(list.path)),
    )) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('T'.repeat(250)).or(page.locator('main form')).first()).toBeAttached()
      // What comes last, on the first screen, is who was edited last.
      if (path === '/') await expect(page.getByRole('cell', { name: 'T'.repeat(250) })).toBeVisible()
      await expectNoSidewaysScroll(page, path)
    }
  })
})

test.describe('a table', () => {
  const NAMES = ['Abderrahmane Boumediene-Belhadj El Mokhtar', 'عبد الرحمان بن محمد الأمين القسنطيني']
  const EMAIL = 'abderrahmane.boumediene-belhadj@association-sportive-mostaganem.example.dz'
  const STATUS = 'started'

  test('cuts no word, and has its headings where they have room', async ({ page, product }) => {
    for (const [place, name] of NAMES.entries()) {
      const owner_id = await make.owner(product, { name, email: `${place}${EMAIL}` })
      const stadium_id = await make.stadium(product, { name: `Stade ${name}`, owner_id })
      await make.competition(product, { name: 'Tournoi du Ramadan', stadium_id, status: STATUS })
      await make.player(product, { name, email: `${place}${EMAIL}`, address: `Boulevard ${name}` })
    }
    for (const path of ['/players', '/owners', '/stadiums', '/competitions']) {
      await page.goto(path)
      for (const width of [820, 1024, 1100, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.locator('tbody tr')).toHaveCount(NAMES.length)
        await expect(page.locator('thead')).toBeVisible({ visible: width >= 1024 })
        // A table takes its new widths a moment after the window.
        await expect.poll(() => cutWords(page), `${path} at ${width} px`).toEqual([])
        await expectNoSidewaysScroll(page, `${path} at ${width} px`)
      }
    }
  })

  test('is drawn as cards where the menu leaves it no room, however wide the window', async ({
    page,
    product,
  }) => {
    await make.player(product)
    await page.setViewportSize({ width: 1100, height: 900 })
    await page.goto('/players')
    await expect(page.getByRole('columnheader').first()).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Trier' })).toBeHidden()
    await page.getByRole('button', { name: 'Déplier le menu' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Trier' })).toBeVisible()
  })

  test('keeps its headings in place when another page has longer words, and hides no end of one', async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 })
    const stadium_id = await make.stadium(product, { name: 'Ali' })
    for (let number = 1; number <= 26; number++) {
      const name = number > 25 ? 'Internationalisation' : `Coupe ${number}`
      await make.competition(product, { name, stadium_id })
    }
    const placesOfHeadings = () =>
      page.getByRole('columnheader').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x))
    await page.goto('/competitions')
    await expect(page.getByRole('columnheader')).toHaveCount(9)
    const before = await placesOfHeadings()
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await expect(page.getByText('Internationalisation')).toBeVisible()
    expect(await placesOfHeadings()).toEqual(before)
    const hidden = (cells: readonly Element[]) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map(({ textContent }) => textContent)
    expect(await page.locator('tbody :is(th, td)').evaluateAll(hidden)).toEqual([])
  })
})

test('of more columns than have room scrolls in its own frame, with the name and the actions in sight', async ({
  page,
  product,
}) => {
  await make.player(product, { name: 'Abderrahmane', email: 'abderrahmane.boumediene@example.dz' })
  await page.setViewportSize({ width: 1024, height: 900 })
  const shown = ['picture', 'name', 'email', 'phone', 'birthday', 'role', 'wilaya', 'commune', 'address']
  await page.goto(`/players?${shown.map((column) => `columns=${column}`).join('&')}`)
  const name = page.getByRole('rowheader', { name: 'Abderrahmane' })
  const frame = page.locator('div:has(> table)')
  await expect(name).toBeVisible()
  const scrolled = await frame.evaluate((each) => {
    each.scrollLeft = each.scrollWidth
    return each.scrollLeft
  })
  expect(scrolled).toBeGreaterThan(0)
  await expect(name).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Modifier' })).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page, 'players with many columns')
})

test('an empty column takes no more room than its heading', async ({ page, product }) => {
  await make.tool(product)
  const owner_id = await make.owner(product, { name: 'Abderrahmane Boumediene' })
  await make.stadium(product, { name: 'Stade du 19 mai', owner_id, wilaya: '', commune: '', address: '' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/stadiums')
  const widthOf = async (name: string) =>
    (await page.getByRole('columnheader', { name }).boundingBox())?.width
  const owner = (await widthOf('Owner name')) ?? 0
  expect(await widthOf('Address')).toBeLessThan(owner * 0.7)
})

/** The words of a list that are broken over two lines, or whose end has no room. */
function cutWords(page: Page): Promise<readonly string[]> {
  return page.locator('tbody :is(th, td)').evaluateAll((cells) => {
    const isBroken = (text: Node, { 0: word, index }: RegExpExecArray) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top),
      )
      return lines.size > 1
    }
    const brokenIn = (cell: Element) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const word of (text.nodeValue ?? '').matchAll(/[^\s\-@.]+/g)) {
          if (isBroken(text, word)) words.push(word[0])
        }
      }
      return words
    }
    const cut = cells.filter((cell) => cell.scrollWidth > cell.clientWidth)
    return [...cells.flatMap(brokenIn), ...cut.map(({ textContent }) => textContent)]
  })
}

test('no list scrolls sideways', async ({ page, product }) => {
  const host = `${'a'.repeat(60)}.dz`
  await make.player(product, { name: 'W'.repeat(250), email: `${'y'.repeat(60)}@${host}` })
  const stadium_id = await make.stadium(product, { name: LONG.slice(0, 250) })
  await make.competition(product, { name: LONG.slice(0, 250), stadium_id })
  for (const path of ['/players', '/owners', '/stadiums', '/competitions']) {
    await page.goto(path)
    for (const width of [320, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('tbody tr')).not.toHaveCount(0)
      await expectNoSidewaysScroll(page, `${path} at ${width} px`)
    }
  }
})
