import type { Page } from '@playwright/test'
import { control, submit } from '../../../browser/harness/form.ts'
import { make, storedPicture, type EntityName } from '../harness/records.ts'
import { cellsOf, expectAddress, row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import type { Product } from '../../../browser/harness/product.ts'

interface ShownList {
  readonly entity: EntityName
  readonly path: string
  readonly headers: readonly string[]
  readonly prepare: (product: Product) => Promise<unknown>
  /** The texts of the row's cells, actions included. */
  readonly cells: readonly string[]
}

const ACTIONS = 'ModifierSupprimer'
/** Each costs its share of what a list takes to stand; an address is of up to three parts, and one opens its record beside the list. */
const MOST_ELEMENTS = 22
const PLACE = { wilaya: 'Sétif', commune: 'El Eulma', address: 'rue du Stade' }

const shownLists: readonly ShownList[] = [
  {
    entity: 'player',
    path: '/players',
    headers: ['image', 'name', 'email', 'phone', 'Addresse', 'actions'],
    prepare: (product) =>
      make.player(product, { name: 'Rayan', email: 'rayan@example.dz', phone: '0770', ...PLACE }),
    cells: ['', 'Rayan', 'rayan@example.dz', '0770', 'Sétif El Eulma rue du Stade', ACTIONS],
  },
  {
    entity: 'team',
    path: '/teams',
    headers: ['logo', 'name', 'owner', 'actions'],
    prepare: async (product) =>
      make.team(product, { name: 'CRB', player_id: await make.player(product, { name: 'Rayan' }) }),
    cells: ['', 'CRB', 'Rayan', ACTIONS],
  },
  {
    entity: 'owner',
    path: '/owners',
    headers: ['image', 'name', 'email', 'phone', 'status', 'expiration date', 'actions'],
    prepare: (product) =>
      make.owner(product, {
        name: 'Nadia',
        email: 'nadia@example.dz',
        phone: '0550',
        status: true,
        expired_date: '2027-03-31',
      }),
    cells: ['', 'Nadia', 'nadia@example.dz', '0550', 'active', '31/03/2027', ACTIONS],
  },
  {
    entity: 'stadium',
    path: '/stadiums',
    headers: ['name', 'owner name', 'address', 'player count', 'actions'],
    prepare: async (product) =>
      make.stadium(product, {
        name: 'Le Stade',
        owner_id: await make.owner(product, { name: 'Nadia' }),
        n_players: 22,
        ...PLACE,
      }),
    cells: ['Le Stade', 'Nadia', 'Sétif El Eulma rue du Stade', '22', ACTIONS],
  },
  {
    entity: 'tool',
    path: '/tools',
    headers: ['name', 'actions'],
    prepare: (product) => make.tool(product, { name: { en: 'Ball', fr: 'Ballon', ar: 'كرة' } }),
    cells: ['Ballon', ACTIONS],
  },
  {
    entity: 'competition',
    path: '/competitions',
    headers: ['name', 'stadium', 'owner', 'number of teams', 'type', 'status', 'date', 'actions'],
    prepare: async (product) =>
      make.competition(product, {
        name: 'Coupe',
        stadium_id: await make.stadium(product, { name: 'Le Stade' }),
        player_id: await make.player(product, { name: 'Rayan' }),
        n_teams: 8,
        type: 'groupe',
        status: 'will start',
        date: '2026-08-01',
      }),
    cells: ['Coupe', 'Le Stade', 'Rayan', '8', 'groupe', 'va commencer', '01/08/2026', ACTIONS],
  },
  {
    entity: 'admin',
    path: '/admins',
    headers: ['name', 'username', 'email', 'phone', 'actions'],
    prepare: (product) =>
      make.admin(product, { name: 'Amine', username: 'amine', email: 'amine@example.dz', phone: '0770' }),
    cells: ['Amine', 'amine', 'amine@example.dz', '0770', ACTIONS],
  },
]

const searchBox = (page: Page) => page.getByRole('textbox', { name: 'Rechercher' })

/** The texts of a column, from the first row to the last. */
const column = (page: Page, key: string) => page.locator(`tbody [data-column="${key}"]`)

/** Keeps the rows of tools that are asked for from here on, until they are let go. */
async function holdAnswers(page: Page): Promise<() => void> {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/tool?*', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return () => answer()
}

async function makeTools(product: Product, names: readonly string[]) {
  for (const name of names) await make.tool(product, { name: { en: '', fr: name, ar: '' } })
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, place) => `Outil ${String(place + 1).padStart(3, '0')}`)

test.describe('what a list shows', () => {
  for (const { path, headers, prepare, cells } of shownLists) {
    test(`${path}: the columns ${headers.join(', ')}, and the ways to its forms`, async ({
      page,
      product,
    }) => {
      await prepare(product)
      await page.goto(path)
      await expect(page.getByRole('columnheader')).toHaveText(['', ...headers])
      const last = page.getByRole('row').last()
      await expect(cellsOf(last)).toHaveText([...cells])
      const edit = new RegExp(`^${path}/edit/\\d+$`)
      await expect(last.getByRole('link', { name: 'Modifier' })).toHaveAttribute('href', edit)
      await expect(page.getByRole('link', { name: /^Ajoute / })).toHaveAttribute('href', `${path}/create`)
      expect(await last.evaluate((row) => row.querySelectorAll('*').length + 1)).toBeLessThanOrEqual(
        MOST_ELEMENTS,
      )
    })
  }

  test('the first words of a row are its header', async ({ page, product }) => {
    await make.player(product, { name: 'Rayan' })
    await page.goto('/players')
    const header = page.getByRole('rowheader', { name: 'Rayan' })
    await expect(header).toHaveAttribute('scope', 'row')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await expect(page.getByRole('columnheader')).toHaveCount(7)
  })

  test('dates are the same west of Greenwich', async ({ page, product }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setTimezoneOverride', { timezoneId: 'America/Los_Angeles' })
    await make.owner(product, { expired_date: '2027-01-01' })
    await page.goto('/owners')
    await expect(column(page, 'expired_date')).toHaveText(['01/01/2027'])
    await browser.send('Emulation.setTimezoneOverride', { timezoneId: '' })
  })

  test('an owner who is not active is inactive', async ({ page, product }) => {
    await make.owner(product, { status: false })
    await page.goto('/owners')
    await expect(column(page, 'status')).toHaveText(['inactive'])
  })

  test('a competition without a player shows its stadium’s owner', async ({ page, product }) => {
    const owner_id = await make.owner(product, { name: 'Nadia Cherif' })
    await make.competition(product, { stadium_id: await make.stadium(product, { owner_id }) })
    await page.goto('/competitions')
    await expect(cellsOf(page.getByRole('row').last()).nth(2)).toHaveText('Nadia Cherif')
  })

  test('an address joins what there is by single spaces', async ({ page, product }) => {
    await make.player(product, { wilaya: 'Oran', commune: '', address: 'Gambetta' })
    await page.goto('/players')
    const address = cellsOf(page.getByRole('row').last()).nth(4)
    await expect(address).toHaveText(/^Oran Gambetta$/)
    const drawn = await address.evaluate((each) =>
      [each, ...each.querySelectorAll('*')].flatMap((one) =>
        ['::before', '::after'].map((part) => getComputedStyle(one, part).content),
      ),
    )
    // Nothing else stands between them to the eye.
    expect(new Set(drawn)).toEqual(new Set(['none']))
    await expect(address).toMatchAriaSnapshot('- cell "Oran Gambetta"')
  })

  for (const [entity, path, field] of [
    ['player', '/players', 'picture'],
    ['team', '/teams', 'logo'],
    ['owner', '/owners', 'picture'],
  ] as const) {
    test(`${path}: a picture is 80 px high, and a default one stands in where there is none`, async ({
      page,
      product,
    }) => {
      const id = await make[entity](product, { [field]: await storedPicture({ width: 400, height: 300 }) })
      await make[entity](product)
      const stored = String((await product.read(entity, id))[field])
      await page.goto(path)
      const images = page.locator('tbody img')
      await expect(images).toHaveCount(2)
      await expect(images.first()).toHaveAttribute('src', new RegExp(`/uploads/${stored}`))
      await expect(images.last()).toHaveAttribute('src', /svg/)
      for (const image of await images.all()) {
        await expect(image).toHaveCSS('height', '80px')
        await expect
          .poll(() => image.evaluate((each) => 'naturalWidth' in each && each.naturalWidth))
          .not.toBe(0)
      }
    })
  }

  test('a picture whose file is gone is replaced by the default one', async ({ page, product, announce }) => {
    announce(/status of 404/)
    await make.player(product, { picture: await storedPicture() })
    await page.route('**/uploads/**', (route) => route.fulfill({ status: 404 }))
    await page.goto('/players')
    await expect(page.locator('tbody img')).toHaveAttribute('src', /svg/)
  })
})

test.describe('what a row leads to:', () => {
  test('its name to the record, an address to a mail, a number to a call', async ({ page, product }) => {
    const id = await make.player(product, { name: 'Rayan', email: 'rayan@example.dz', phone: '+213 770 10' })
    await page.goto('/players')
    await expect(row(page, 'Rayan')).toBeVisible()
    const hrefs = await page
      .locator('tbody [data-column] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual([`/players/edit/${id}`, 'mailto:rayan@example.dz', 'tel:+21377010'])
  })

  test('the name of a related record to that record', async ({ page, product }) => {
    const owner_id = await make.owner(product, { name: 'Nadia' })
    const stadium_id = await make.stadium(product, { name: 'Le Stade', owner_id })
    await make.competition(product, { stadium_id })
    await page.goto('/competitions')
    const link = (name: string) => page.getByRole('row').getByRole('link', { name, exact: true })
    await expect(link('Le Stade')).toHaveAttribute('href', `/stadiums/edit/${stadium_id}`)
    await expect(link('Nadia')).toHaveAttribute('href', `/owners/edit/${owner_id}`)
  })
})

test.describe('at 1440 x 900', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

  const wholeRows = (page: Page) =>
    page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)

  test('fourteen tools, seven players and twelve compact ones are seen', async ({ page, product }) => {
    await makeTools(product, numbered(16))
    for (let each = 0; each < 14; each += 1) await make.player(product)
    await page.goto('/tools')
    await expect(page.locator('tbody tr')).toHaveCount(16)
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(14)
    await page.goto('/players')
    await expect(page.locator('tbody tr')).toHaveCount(14)
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(7)
    await page.goto('/players?density=compact')
    await expect(page.locator('tbody tr')).toHaveCount(14)
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(12)
  })

  test('the search and the headings stay in sight', async ({ page, product }) => {
    await makeTools(product, numbered(30))
    await page.goto('/tools')
    await page.locator('tbody tr').last().scrollIntoViewIfNeeded()
    await expect(page.locator('tbody tr').first()).not.toBeInViewport()
    await expect(searchBox(page)).toBeInViewport()
    await expect(page.getByRole('columnheader', { name: 'name' })).toBeInViewport()
  })
})

test.describe('paging', () => {
  test('shows 25 a page, and the state of the pages in the address', async ({ page, product }) => {
    await makeTools(product, numbered(60))
    await page.goto('/tools')
    await expect(page.locator('tbody tr')).toHaveCount(25)
    await expect(page.getByText('60 fiches')).toBeVisible()
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await expect(pages).toContainText('1 – 25 sur 60')
    await page
      .locator('tbody tr')
      .first()
      .evaluate((element) => (element.dataset['mark'] = 'stays'))
    await pages.getByRole('link', { name: 'Page suivante' }).click()
    await expectAddress(page, '/tools?page=2')
    await expect(column(page, 'name.fr').first()).toHaveText('Outil 026')
    await expect(page.locator('tbody tr').first()).toHaveAttribute('data-mark', 'stays')
    await pages.getByRole('link', { name: 'Page 3' }).click()
    await expectAddress(page, '/tools?page=3')
    await expect(page.locator('tbody tr')).toHaveCount(10)
    await expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
    await expect(pages.getByRole('link', { name: 'Page suivante' })).toHaveCount(0)
    await page.goBack()
    await expectAddress(page, '/tools?page=2')
    await expect(column(page, 'name.fr').first()).toHaveText('Outil 026')
  })

  test('a page is as long as its reader wants it, here and from now on', async ({ page, product }) => {
    await makeTools(product, numbered(60))
    await page.goto('/tools?page=3')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    const size = pages.getByRole('combobox', { name: 'Fiches par page' })
    await expect(size.getByRole('option')).toHaveText(['25 par page', '50 par page', '100 par page'])
    await size.selectOption('50')
    await expectAddress(page, '/tools?pageSize=50&page=2')
    await expect(column(page, 'name.fr').first()).toHaveText('Outil 051')
    await expect(pages).toContainText('51 – 60 sur 60')

    await page.goto('/tools')
    await expect(page.locator('tbody tr')).toHaveCount(50)
    await size.selectOption('100')
    await expect(page.locator('tbody tr')).toHaveCount(60)
    await expect(pages.getByRole('link')).toHaveCount(0)
    await page.goto('/tools?pageSize=25')
    await expect(page.locator('tbody tr')).toHaveCount(25)
  })

  test('a page past the end leads to the last one', async ({ page, product }) => {
    await makeTools(product, numbered(30))
    await page.goto('/tools?page=9')
    await expectAddress(page, '/tools?page=2')
    await expect(page.locator('tbody tr')).toHaveCount(5)
  })

  test('25 records have no pages', async ({ page, product }) => {
    await makeTools(product, numbered(25))
    await page.goto('/tools')
    await expect(page.locator('tbody tr')).toHaveCount(25)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  })
})

test.describe('a press', () => {
  test('on a checkbox changes its row alone', async ({ page, product }) => {
    await makeTools(product, numbered(5))
    await page.goto('/tools')
    await expect(page.locator('tbody tr')).toHaveCount(5)
    const changed = await page.locator('tbody').evaluateHandle((rows) => {
      const places = new Set<number>()
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          places.add([...rows.children].findIndex((row) => row.contains(target)))
        }
      }).observe(rows, { subtree: true, childList: true, characterData: true, attributes: true })
      return places
    })
    await page.locator('tbody input[type="checkbox"]').nth(2).check()
    await expect(page.locator('tbody tr').nth(2)).toHaveAttribute('data-selected')
    // The bar of the selection comes after it.
    await expect(page.getByText('1 fiche sélectionnée')).toBeVisible()
    expect(await changed.evaluate((places) => [...places])).toEqual([2])
  })
})

test.describe('sorting', () => {
  test('a header sorts up, then down, then not at all; accents do not matter', async ({ page, product }) => {
    await makeTools(product, ['étau', 'Ballon', 'Zone', 'eau'])
    await page.goto('/tools')
    const header = page.getByRole('columnheader', { name: 'name' })
    const names = column(page, 'name.fr')
    await expect(names).toHaveText(['étau', 'Ballon', 'Zone', 'eau'])
    await header.getByRole('button').click()
    await expect(names).toHaveText(['Ballon', 'eau', 'étau', 'Zone'])
    await expectAddress(page, '/tools?sort=name.fr')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await header.getByRole('button').click()
    await expect(names).toHaveText(['Zone', 'étau', 'eau', 'Ballon'])
    await expectAddress(page, '/tools?sort=name.fr&order=desc')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await header.getByRole('button').click()
    await expect(names).toHaveText(['étau', 'Ballon', 'Zone', 'eau'])
    await expectAddress(page, '/tools')
  })

  for (const [path, header, wanted] of [
    ['/competitions', 'number of teams', ['2', '8', '16']],
    ['/competitions', 'date', ['01/02/2026', '05/11/2026', '01/02/2027']],
    ['/competitions', 'stadium', ['Annaba', 'Blida', 'Chlef']],
    ['/competitions', 'status', ['a commencé', 'on recherche', 'va commencer']],
  ] as const) {
    test(`${path}: "${header}" sorts by what it means, not by its letters`, async ({ page, product }) => {
      const rows = [
        { n_teams: 16, date: '2027-02-01', status: 'looking', stadium: 'Chlef' },
        { n_teams: 2, date: '2026-11-05', status: 'started', stadium: 'Annaba' },
        { n_teams: 8, date: '2026-02-01', status: 'will start', stadium: 'Blida' },
      ]
      for (const { stadium, ...values } of rows) {
        await make.competition(product, {
          ...values,
          stadium_id: await make.stadium(product, { name: stadium }),
        })
      }
      await page.goto(path)
      await page.getByRole('columnheader', { name: header }).getByRole('button').click()
      const place = ['name', 'stadium', 'owner', 'number of teams', 'type', 'status', 'date'].indexOf(header)
      await expect(page.locator(`tbody tr > :nth-child(${place + 2})`)).toHaveText([...wanted])
    })
  }
})

test.describe('searching', () => {
  test('finds with and without accents, in any case, by any word', async ({ page, product }) => {
    await make.player(product, { name: 'Aïssa Mandi', wilaya: 'Béjaïa', commune: '' })
    await make.player(product, { name: 'Riyad Mahrez', wilaya: 'Oran', commune: '' })
    await page.goto('/players')
    for (const words of ['aissa', 'MANDI béjaïa', 'bejaia']) {
      await searchBox(page).fill(words)
      await expect(column(page, 'name')).toHaveText(['Aïssa Mandi'])
      await expectAddress(page, `/players?${new URLSearchParams({ q: words })}`)
      await searchBox(page).fill('')
      await expect(column(page, 'name')).toHaveCount(2)
    }
  })

  test('finds Arabic, letter variants and all', async ({ page, product }) => {
    await make.tool(product, { name: { en: 'Ball', fr: 'Ballon', ar: 'كُرَة' } })
    await make.tool(product, { name: { en: 'Net', fr: 'Filet', ar: 'شبكة' } })
    await page.goto('/tools')
    await expect(column(page, 'name.fr')).toHaveCount(2)
    await searchBox(page).fill('كره')
    await expect(column(page, 'name.fr')).toHaveText(['Ballon'])
  })

  test('finds what a row shows of other records', async ({ page, product }) => {
    await make.team(product, { name: 'CRB', player_id: await make.player(product, { name: 'Rayan' }) })
    await make.team(product, { name: 'MCA', player_id: await make.player(product, { name: 'Yanis' }) })
    await page.goto('/teams')
    await searchBox(page).fill('yanis')
    await expect(column(page, 'name')).toHaveText(['MCA'])
  })

  test('starts at the first page, and adds no step for Back', async ({ page, product }) => {
    await makeTools(product, numbered(60))
    await page.goto('/')
    await page.getByRole('link', { name: 'Outils' }).click()
    await page.getByRole('link', { name: 'Page 3' }).click()
    await searchBox(page).pressSequentially('outil 01', { delay: 120 })
    await expectAddress(page, '/tools?q=outil+01')
    await expect(page.locator('tbody tr')).toHaveCount(11)
    await page.goBack()
    await expectAddress(page, '/tools')
    await expect(searchBox(page)).toHaveValue('')
  })

  test('asks at each key that finds its answer there, and else when the keys pause', async ({
    page,
    product,
  }) => {
    await makeTools(product, numbered(30))
    await page.goto('/tools')
    await expect(page.locator('tbody tr')).toHaveCount(25)
    // Longer than keys pause for before they are searched for; milliseconds.
    const PAUSE = 150
    const asked: string[] = []
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/tool?page=1&*', async (route) => {
      const q = new URL(route.request().url()).searchParams.get('q')
      // The list that the server has rendered may only now be asked for again.
      if (q === null) return route.continue()
      asked.push(q)
      if (asked.length === 1) await mayAnswer
      await route.continue()
    })
    const table = page.getByRole('table')
    // No time passes by itself.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1_000)
    const untilDrawn = () =>
      expect(async () => {
        await page.clock.runFor(1)
        await expect(table).toHaveAttribute('aria-busy', 'false', { timeout: 1 })
      }).toPass()

    await searchBox(page).pressSequentially('out')
    await expect.poll(() => asked).toEqual(['o'])
    await page.clock.runFor(PAUSE)
    await expect.poll(() => asked).toEqual(['o', 'out'])
    answer()
    await untilDrawn()
    for (const found of ['outi', 'outil']) {
      await page.keyboard.press(found.at(-1) ?? '')
      await expect.poll(() => asked).toContain(found)
      await untilDrawn()
    }
  })

  test('keeps all that is typed while answers are slow', async ({ page, product }) => {
    await makeTools(product, numbered(30))
    await page.goto('/tools')
    await expect(page.locator('tbody tr')).toHaveCount(25)
    await page.route('**/api/tool?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue().catch(() => undefined)
    })
    await searchBox(page).pressSequentially('outil 007', { delay: 120 })
    await expect(searchBox(page)).toHaveValue('outil 007')
    await expectAddress(page, '/tools?q=outil+007')
    await expect(column(page, 'name.fr')).toHaveText(['Outil 007'])
    await expect(searchBox(page)).toHaveValue('outil 007')
  })

  test('stays as it is typed while no answer comes, above the former rows', async ({ page, product }) => {
    await makeTools(product, numbered(30))
    await page.goto('/tools')
    await expect(page.locator('tbody tr')).toHaveCount(25)
    const answer = await holdAnswers(page)
    await searchBox(page).pressSequentially('outil 007')
    await expect(searchBox(page)).toHaveValue('outil 007')
    await expectAddress(page, '/tools?q=outil+007')
    await expect(searchBox(page)).toHaveValue('outil 007')
    await expect(page.locator('tbody tr')).toHaveCount(25)
    answer()
    await expect(column(page, 'name.fr')).toHaveText(['Outil 007'])
    await expect(searchBox(page)).toHaveValue('outil 007')
  })

  test('that finds nothing says so, and the search can be cleared', async ({ page, product }) => {
    await makeTools(product, ['Ballon'])
    await page.goto('/tools')
    await searchBox(page).fill('zzz')
    await expect(page.getByText('Aucun résultat')).toBeVisible()
    await expect(page.getByText('Aucune fiche ne correspond à «\u202fzzz\u202f».')).toBeVisible()
    await page.getByRole('button', { name: 'Effacer la recherche' }).click()
    await expect(column(page, 'name.fr')).toHaveText(['Ballon'])
    await expectAddress(page, '/tools')

    await searchBox(page).fill('zzz')
    await page.getByRole('main').getByRole('link', { name: 'Effacer la recherche' }).click()
    await expect(column(page, 'name.fr')).toHaveText(['Ballon'])
    await expect(searchBox(page)).toHaveValue('')
  })
})

test.describe('the way back to a list', () => {
  test('an address opens the list as it was', async ({ page, product }) => {
    await makeTools(product, numbered(60))
    await page.goto('/tools?q=outil&sort=name.fr&order=desc&page=2')
    await expect(column(page, 'name.fr').first()).toHaveText('Outil 035')
    await expect(searchBox(page)).toHaveValue('outil')
  })

  test('from a saved form, from its breadcrumb, from Annuler and by Back leads to what was shown', async ({
    page,
    product,
  }) => {
    await makeTools(product, numbered(60))
    const shown = '/tools?q=outil&sort=name.fr&order=desc&page=2'
    await page.goto(shown)
    const edit = page.getByRole('link', { name: 'Modifier' }).first()
    const ways = [
      () =>
        page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'outils' }).click(),
      () => page.getByRole('link', { name: 'Annuler' }).click(),
      () => page.goBack(),
      async () => {
        await control(page, 'name.en').fill('Tool')
        await submit(page)
      },
    ]
    for (const goBack of ways) {
      await edit.click()
      await expect(control(page, 'name.fr')).toHaveValue('Outil 035')
      await goBack()
      await expectAddress(page, shown)
      await expect(column(page, 'name.fr').first()).toHaveText('Outil 035')
    }
  })

  test('leads from a form that was reloaded to what was shown', async ({ page, product }) => {
    await makeTools(product, numbered(30))
    await page.goto('/tools?sort=name.fr&order=desc')
    await page.getByRole('link', { name: 'Modifier' }).first().click()
    await expect(control(page, 'name.fr')).toHaveValue('Outil 030')
    await page.reload()
    await page.getByRole('link', { name: 'Annuler' }).click()
    await expectAddress(page, '/tools?sort=name.fr&order=desc')
  })

  test('the menu leads to the list as it is at first', async ({ page, product }) => {
    await makeTools(product, ['Ballon'])
    await page.goto('/tools?q=zzz')
    await expect(page.getByText('Aucun résultat')).toBeVisible()
    await page.getByRole('link', { name: 'Outils' }).click()
    await expectAddress(page, '/tools')
    await expect(column(page, 'name.fr')).toHaveText(['Ballon'])
  })
})

test.describe('before there is anything to show', () => {
  test('an empty list invites to add a record', async ({ page }) => {
    await page.goto('/players')
    await expect(page.getByText('Rien à afficher pour le moment')).toBeVisible()
    await page.getByRole('link', { name: 'Ajoute Joueur' }).click()
    await expectAddress(page, '/players/create')
  })

  test('a slow list shows its shape, and a form too', async ({ page, product }) => {
    await makeTools(product, ['Ballon'])
    const [tool] = await product.list('tool')
    for (const [address, call] of [
      ['/tools', '**/api/tool?*'],
      [`/tools/edit/${tool?.id}`, '**/api/tool/read/*'],
    ] as const) {
      let answer = () => {}
      const held = new Promise<void>((resolve) => (answer = resolve))
      await page.route(call, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(address)
      const skeleton = page.getByRole('status', { name: 'Chargement…' })
      await expect(skeleton).toBeVisible()
      answer()
      await expect(skeleton).toHaveCount(0)
    }
    await expect(control(page, 'name.fr')).toHaveValue('Ballon')
  })

  test('a list seen before is shown at once and refreshed behind', async ({ page, product }) => {
    await makeTools(product, ['Ballon'])
    await page.goto('/tools')
    await expect(column(page, 'name.fr')).toHaveText(['Ballon'])
    await page.getByRole('link', { name: 'Profil' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
    await makeTools(product, ['Filet'])

    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/tool?*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('link', { name: 'Outils' }).click()
    await expect(column(page, 'name.fr')).toHaveText(['Ballon'])
    answer()
    await expect(column(page, 'name.fr')).toHaveText(['Ballon', 'Filet'])
  })
})
