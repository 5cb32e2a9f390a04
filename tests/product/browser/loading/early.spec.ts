import type { Page } from '@playwright/test'
import { ADMIN } from '../../../browser/harness/product.ts'
import { make } from '../harness/records.ts'
import { expectAddress, logInByForm, row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { questionOf } from '../../../browser/harness/toasts.ts'

/** The calls that a page makes from here on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname + search)
  })
  return calls
}

/** Keeps files of the product away until they are let go. */
async function hold(page: Page, files: string): Promise<() => void> {
  let clear = () => {}
  const held = new Promise<void>((resolve) => (clear = resolve))
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return clear
}

/** What a page loads from here on until its first row or input, each with what asked for it. */
async function watchLoading(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const asked: { readonly address: string; readonly at: number; readonly by: string }[] = []
  devtools.on('Network.requestWillBeSent', ({ request, wallTime, initiator, type }) => {
    const { pathname, search } = new URL(request.url)
    if (!/\.(js|css)$|^\/api\//.test(pathname) || type === 'Document') return
    const by = initiator.type === 'parser' ? new URL(initiator.url ?? page.url()).pathname : initiator.type
    asked.push({ address: pathname + search, at: wallTime * 1_000, by })
  })
  await devtools.send('Network.enable')
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('#content')) return
      document.documentElement.dataset['whole'] ??= String(
        document.querySelector('tbody tr, form input') !== null,
      )
      if (!document.querySelector('tbody tr, form input')) return
      document.documentElement.dataset['shownAt'] = String(performance.timeOrigin + performance.now())
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  return async () => {
    await page.locator('html[data-shown-at]').waitFor()
    const { shownAt, whole } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
    return { asked: asked.filter(({ at }) => at < Number(shownAt)), isWhole: whole === 'true' }
  }
}

test.describe('the first screen', () => {
  for (const [what, path, calls] of [
    ['a list', '/players', ['/api/player?page=1&pageSize=25', '/api/views/player']],
    [
      'a list of which little may be seen',
      '/admins',
      ['/api/admin/all?page=1&pageSize=25', '/api/views/admin'],
    ],
    ['a form', '/players/edit/:id', ['/api/player/read/:id']],
  ] as const) {
    test(`of ${what} waits for nothing but the page, which names all that it loads`, async ({
      page,
      product,
    }) => {
      const id = String(await make.player(product, { name: 'Rayan' }))
      const address = path.replace(':id', id)
      const shown = await watchLoading(page)
      await page.goto(address)
      const { asked } = await shown()
      // The screen does not wait for what prefetches the ways from it.
      const waited = asked.filter((each) => !each.address.includes('/prefetch-links-'))
      const chained = waited.filter(({ by }) => by !== address)
      expect(chained).toEqual([])
      const made = asked.map((each) => each.address).filter((call) => call.startsWith('/api/'))
      expect(made.sort()).toEqual(['/api/admin/data', ...calls.map((call) => call.replace(':id', id))].sort())
    })
  }

  test('is drawn in one go where its rows come before its code', async ({ page, product }) => {
    await make.player(product, { name: 'Rayan' })
    const shown = await watchLoading(page)
    const clear = await hold(page, '**/assets/lists-*.js')
    const answers = ['data', 'player?*', 'views/player'].map((call) => page.waitForResponse(`**/${call}`))
    const opened = page.goto('/players')
    for (const answer of await Promise.all(answers)) await answer.finished()
    clear()
    await opened
    expect((await shown()).isWhole).toBe(true)
  })

  test('is of whoever logs in, not of the session that the page was sent to', async ({ page, product }) => {
    await page.addInitScript(() => localStorage.removeItem('isLoggedIn'))
    const calls = watchCalls(page)
    await page.goto('/players')
    await expectAddress(page, '/login')
    await make.player(product, { name: 'Rayan' })
    await logInByForm(page, ADMIN.username, ADMIN.password)
    await expect(row(page, 'Rayan')).toBeVisible()
    for (const call of ['/api/admin/data', '/api/player?page=1&pageSize=25'])
      expect(calls.filter((each) => each === call)).toHaveLength(2)
  })

  test('shows the frame where its rows are late', async ({ page, product }) => {
    await make.player(product, { name: 'Rayan' })
    const clear = await hold(page, '**/api/player?*')
    await page.goto('/players')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('joueurs')
    await expect(row(page, 'Rayan')).toHaveCount(0)
    clear()
    await expect(row(page, 'Rayan')).toBeVisible()
  })
})

test.describe('to nobody', () => {
  test.use({ session: 'nobody' })

  test('nothing is asked for', async ({ page }) => {
    const calls = watchCalls(page)
    await page.goto('/players')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(calls).toEqual([])
  })
})

test.describe('pointing at a link fetches its code and its data, which a click need not ask for again:', () => {
  test('a row’s form', async ({ page, product }) => {
    const id = await make.player(product, { name: 'Rayan' })
    await page.goto('/players')
    const calls = watchCalls(page)
    const link = row(page, 'Rayan').getByRole('link', { name: 'Modifier' })
    await link.hover()
    await expect.poll(() => calls).toContain(`/api/player/read/${id}`)
    await link.click()
    await expect(page.getByLabel('Nom').first()).toHaveValue('Rayan')
    expect(calls.filter((call) => call.includes('/read/'))).toHaveLength(1)
  })

  test('a row’s form, which starts from what was written since', async ({ page, product }) => {
    const id = await make.player(product, { name: 'Rayan' })
    await make.player(product, { name: 'Nadir' })
    await page.goto('/players')
    const link = row(page, 'Rayan').getByRole('link', { name: 'Modifier' })
    const read = page.waitForResponse(`**/api/player/read/${id}`)
    await link.hover()
    await read
    await row(page, 'Nadir').getByRole('button', { name: 'Supprimer' }).click()
    await questionOf(page).getByRole('button', { name: 'Supprimer' }).click()
    await expect(row(page, 'Nadir')).toHaveCount(0)
    const again = page.waitForRequest(`**/api/player/read/${id}`)
    await link.click()
    await again
    await expect(page.getByLabel('Nom').first()).toHaveValue('Rayan')
  })

  test('a row’s form, where the keys rest and not where they pass', async ({ page, product }) => {
    const names = ['Amine', 'Badis', 'Chakib']
    // The first row has the focus for as long as the machine likes.
    await make.player(product, { name: 'Amine' })
    const [passed, rested] = [
      await make.player(product, { name: 'Badis' }),
      await make.player(product, { name: 'Chakib' }),
    ]
    await page.goto('/players')
    await expect(row(page, 'Amine')).toBeVisible()
    const calls = watchCalls(page)
    await page.keyboard.press('j')
    await expect(page.locator('tbody a:focus')).toHaveCount(1)
    await page.evaluate((all) => {
      const links = [...document.querySelectorAll<HTMLElement>('tbody a[href*="/edit/"]')]
      for (const name of all) links.find((each) => each.textContent === name)?.focus()
    }, names)
    await expect.poll(() => calls).toContain(`/api/player/read/${rested}`)
    expect(calls).not.toContain(`/api/player/read/${passed}`)
  })

  test('the next page of a list', async ({ page, product }) => {
    for (let number = 1; number <= 26; number++) await make.player(product, { name: `Joueur ${number}` })
    const calls = watchCalls(page)
    const answered = page.waitForResponse('**/api/player?page=2*')
    await page.goto('/players')
    const next = page.getByRole('link', { name: 'Page suivante' })
    await next.focus()
    await answered
    await next.press('Enter')
    await expect(row(page, 'Joueur 26')).toBeVisible()
    expect(calls.filter((call) => call.includes('page=2'))).toEqual(['/api/player?page=2&pageSize=25'])
  })

  test('a card of the dashboard', async ({ page, product }) => {
    await make.player(product, { name: 'Rayan' })
    await page.goto('/')
    const calls = watchCalls(page)
    const card = page.getByRole('main').getByRole('link', { name: 'Joueurs' })
    const answered = page.waitForResponse('**/api/player?*')
    await card.hover()
    await answered
    await card.click()
    await expect(row(page, 'Rayan')).toBeVisible()
    // What the pointer rests on in the list is another matter.
    const lists = calls.filter((call) => call.includes('/player?') && !call.includes('sort='))
    expect(lists).toEqual(['/api/player?page=1&pageSize=25'])
  })
})

/** What comes with a form, and need not be there when it is. */
const COMPANIONS = ['HistoryPanel', 'LeaveDialog', 'ConflictPanel', 'algeria-communes']

test('a form is on the screen before what comes with it is fetched', async ({ page, product }) => {
  await make.player(product, { name: 'Rayan', wilaya: 'Oran', commune: 'Arzew' })
  await page.goto('/players')
  const picture = page.evaluate(timeOfPicture, 'form input[name="name"]')
  await row(page, 'Rayan').getByRole('link', { name: 'Modifier' }).click()
  const shown = await picture
  await expect.poll(() => page.evaluate(fetchTimes, COMPANIONS)).not.toContain(undefined)
  for (const time of await page.evaluate(fetchTimes, COMPANIONS)) expect(time).toBeGreaterThanOrEqual(shown)
})

/** When the first picture with such an element was drawn. */
async function timeOfPicture(selector: string): Promise<number> {
  do await new Promise(requestAnimationFrame)
  while (document.querySelector(selector) === null)
  return performance.now()
}

/** When the script of each of these names was asked for. */
function fetchTimes(names: readonly string[]): readonly (number | undefined)[] {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  return names.map((each) => scripts.find(({ name }) => name.includes(`/${each}-`))?.startTime)
}

test('the former screen stays until the next one’s code is there, and a bar tells of it', async ({
  page,
}) => {
  await page.goto('/teams')
  const clear = await hold(page, '**/assets/tool-*.js')
  await page.getByRole('navigation').getByRole('link', { name: 'Outils' }).click()
  await expect(page.locator('[class*="progress"]')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('teams')
  clear()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('outils')
  await expect(page.locator('[class*="progress"]')).toHaveCount(0)
})

test('a reload returns to where one had scrolled, however late the rows come', async ({ page, product }) => {
  for (let number = 1; number <= 25; number++) await make.player(product, { name: `Joueur ${number}` })
  await page.goto('/players')
  await row(page, 'Joueur 25').scrollIntoViewIfNeeded()
  // A page hears of it with its next picture.
  for (const _picture of [1, 2]) await page.evaluate(() => new Promise(requestAnimationFrame))
  const offset = await page.evaluate(() => window.scrollY)
  expect(offset).toBeGreaterThan(500)
  await page.route('**/api/player?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.reload()
  await expect(row(page, 'Joueur 25')).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(offset)
})

test('an address that is typed where a list was scrolled starts at its top', async ({ page, product }) => {
  for (let number = 1; number <= 25; number++) await make.player(product, { name: `Joueur ${number}` })
  await page.goto('/players')
  await row(page, 'Joueur 25').scrollIntoViewIfNeeded()
  for (const _picture of [1, 2]) await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  for (const address of ['/players?q=Joueur+25', '/tools']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY), address).toBe(0)
  }
})

test('a screen starts at its top, and Back returns to where it was left', async ({ page, product }) => {
  for (let number = 1; number <= 15; number++) await make.player(product, { name: `Joueur ${number}` })
  await page.goto('/players')
  await row(page, 'Joueur 15').getByRole('link', { name: 'Modifier' }).click()
  await expect(page.getByLabel('Nom').first()).toHaveValue('Joueur 15')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expectAddress(page, '/players')
  await expect(row(page, 'Joueur 15')).toBeInViewport()
})
