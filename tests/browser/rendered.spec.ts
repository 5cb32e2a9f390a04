import { holdCode, untilTaken } from './harness/rendered.ts'
import { make, storedPicture } from './harness/records.ts'
import { expectAddress, row } from './harness/screens.ts'
import { expect, test } from './harness/test.ts'
import { questionOf } from './harness/toasts.ts'

const LIST = '/players'

test.describe('before any code has come', () => {
  for (const [width, height, isMobile] of [
    [1440, 900, false],
    [390, 844, true],
  ] as const) {
    test.describe(`${width} px wide`, () => {
      test.use({ viewport: { width, height }, isMobile, hasTouch: isMobile })

      test('a list stands there, which is gone on with and not drawn anew', async ({ page, product }) => {
        for (let number = 1; number <= 30; number++) await make.player(product, { name: `Joueur ${number}` })
        const answers: string[] = []
        page.on('response', (response) => {
          const { pathname } = new URL(response.url())
          if (pathname.startsWith('/api/player')) answers.push(`${response.status()} ${pathname}`)
        })
        const letGo = await holdCode(page)
        await page.goto(`${LIST}?page=2`, { waitUntil: 'commit' })
        await expect(row(page, 'Joueur 26')).toBeVisible()
        await expect(page.getByRole('banner')).toContainText('chef')
        await expect(page).toHaveTitle('Joueurs · Tribune')
        await expect(page.locator('tbody tr')).toHaveCount(5)
        const before = await page.getByRole('table').elementHandle()
        letGo()
        await untilTaken(page)
        await page.getByRole('button', { name: 'Supprimer' }).first().click()
        await expect(questionOf(page)).toBeVisible()
        expect(await before?.evaluate((table) => table.isConnected)).toBe(true)
        // Whether it is still so is asked, and told without a byte of it.
        expect(answers).toEqual(['304 /api/player'])
      })
    })
  }

  test('the dashboard stands there', async ({ page, product }) => {
    await make.player(product)
    await holdCode(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByRole('link', { name: 'Joueurs' })).toContainText('1')
    await page.unrouteAll()
  })

  test('a list that cannot be sorted as its address says is shown unsorted', async ({
    page,
    product,
    announce,
  }) => {
    // What is asked for early cannot know yet what the list is sorted by.
    announce(/status of 400 /)
    await make.player(product, { name: 'Rayan' })
    await page.goto(`${LIST}?sort=picture`)
    await expect(row(page, 'Rayan')).toBeVisible()
  })

  test('what is typed is searched for', async ({ page, product }) => {
    await make.player(product, { name: 'Rayan' })
    await make.player(product, { name: 'Nadir' })
    const letGo = await holdCode(page)
    await page.goto(LIST, { waitUntil: 'commit' })
    const search = page.getByRole('search').getByRole('textbox')
    await search.pressSequentially('ray')
    letGo()
    await expectAddress(page, `${LIST}?q=ray`)
    await expect(row(page, 'Nadir')).toHaveCount(0)
    await expect(search).toHaveValue('ray')
  })

  test('what is pressed is pressed when there is somebody to hear of it', async ({ page, product }) => {
    await make.player(product, { name: 'Rayan' })
    const letGo = await holdCode(page)
    await page.goto(LIST, { waitUntil: 'commit' })
    await row(page, 'Rayan').getByRole('button').click()
    letGo()
    await expect(questionOf(page)).toContainText('supprimer joueur')
  })

  test('a link leads on', async ({ page, product }) => {
    await make.team(product, { name: 'Mouloudia' })
    const letGo = await holdCode(page)
    await page.goto(LIST, { waitUntil: 'commit' })
    await page.getByRole('navigation').getByRole('link', { name: 'Teams' }).click()
    await expect(row(page, 'Mouloudia')).toBeVisible()
    letGo()
    await untilTaken(page)
    await expectAddress(page, '/teams')
  })

  test('a picture that is gone is replaced afterwards', async ({ page, product, announce }) => {
    announce(/404/)
    await make.player(product, { name: 'Rayan', picture: await storedPicture() })
    await page.route('**/uploads/**', (route) => route.fulfill({ status: 404 }))
    const letGo = await holdCode(page)
    await page.goto(LIST, { waitUntil: 'commit' })
    const picture = row(page, 'Rayan').locator('img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    letGo()
    await expect(picture).toHaveAttribute('data-placeholder')
  })
})

test.describe('what the server cannot know is never shown otherwise', () => {
  for (const [menu, width, chosen] of [
    ['that was made narrow', 1440, 'false'],
    ['that nobody made wide on a narrow screen', 1100, null],
  ] as const) {
    test(`a menu ${menu}`, async ({ page, product }) => {
      await page.setViewportSize({ width, height: 900 })
      await make.player(product, { name: 'Rayan' })
      await page.addInitScript((choice) => {
        if (choice !== null) localStorage.setItem('isMenuExpanded', choice)
      }, chosen)
      const letGo = await holdCode(page)
      await page.goto(LIST, { waitUntil: 'commit' })
      await expect(row(page, 'Rayan')).toBeVisible()
      const menuWidth = async () => (await page.getByRole('navigation').first().boundingBox())?.width
      expect(await menuWidth()).toBeLessThan(100)
      letGo()
      await expect(page.getByRole('button', { name: 'Déplier le menu' })).toBeVisible()
      expect(await menuWidth()).toBeLessThan(100)
    })
  }

  test('a browser that was never told of the login', async ({ page, product }) => {
    await make.player(product, { name: 'Rayan' })
    await page.addInitScript(() => localStorage.removeItem('isLoggedIn'))
    const letGo = await holdCode(page)
    await page.goto(LIST, { waitUntil: 'commit' })
    await expect(page.locator('[data-unfit]')).toBeAttached()
    await expect(page.getByText('Rayan')).toBeHidden()
    letGo()
    await expectAddress(page, '/login')
  })
})

test('a reload finds its place before any code has come', async ({ page, product }) => {
  for (let number = 1; number <= 25; number++) await make.player(product, { name: `Joueur ${number}` })
  await page.goto(LIST)
  await row(page, 'Joueur 25').scrollIntoViewIfNeeded()
  const letGo = await holdCode(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(row(page, 'Joueur 25')).toBeInViewport()
  letGo()
  await untilTaken(page)
  await expect(row(page, 'Joueur 25')).toBeInViewport()
})

test('what was scrolled to before any code has come stays where it is', async ({ page, product }) => {
  for (let number = 1; number <= 25; number++) await make.player(product, { name: `Joueur ${number}` })
  const letGo = await holdCode(page)
  await page.goto(LIST, { waitUntil: 'commit' })
  await row(page, 'Joueur 25').scrollIntoViewIfNeeded()
  letGo()
  await untilTaken(page)
  await expect(row(page, 'Joueur 25')).toBeInViewport()
})
