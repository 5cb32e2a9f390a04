import type { Page } from '@playwright/test'
import { calls } from '#texts/frame.ts'
import { control, expectForm, openOptions, optionsOf } from '../../../browser/harness/form.ts'
import { make } from '../harness/records.ts'
import { expectAddress } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'

/** The option that Enter would take. */
function highlighted(page: Page) {
  return page.locator('[role="option"][data-combobox-selected]')
}

/** Counts what the form sends. */
function countWrites(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() !== 'GET') count += 1
  })
  return () => count
}

test.describe('Enter in an open list', () => {
  test('takes the first match of what was typed, and sends nothing', async ({ page, product }) => {
    const id = await make.stadium(product, { wilaya: 'Oran', commune: 'Es Senia' })
    const writes = countWrites(page)
    await page.goto(`/stadiums/edit/${id}`)
    await control(page, 'wilaya').fill('alg')
    await expect(highlighted(page)).toHaveText('Alger')
    await control(page, 'wilaya').press('Enter')
    await expectForm(page, { wilaya: 'Alger', commune: '' })
    await expect(optionsOf(page)).toHaveCount(0)
    expect(writes()).toBe(0)
    await expectAddress(page, `/stadiums/edit/${id}`)
  })

  test('sends the form once the list is closed', async ({ page, product }) => {
    const id = await make.stadium(product, { wilaya: 'Oran', commune: '' })
    await page.goto(`/stadiums/edit/${id}`)
    await control(page, 'wilaya').fill('alg')
    await control(page, 'wilaya').press('Enter')
    // Until its options are there, the choice is awaited, and the list open.
    await expectForm(page, { wilaya: 'Alger' })
    await expect(control(page, 'wilaya')).toHaveAttribute('aria-expanded', 'false')
    await control(page, 'wilaya').press('Enter')
    await expectAddress(page, '/stadiums')
    expect(await product.read('stadium', id)).toMatchObject({ wilaya: 'Alger', commune: '' })
  })

  for (const [name, typed, chosen] of [
    ['role', 'mil', 'Milieu de terrain'],
    ['wilaya', 'tipa', 'Tipaza'],
  ] as const) {
    test(`is the same in each list: ${name}`, async ({ page }) => {
      const writes = countWrites(page)
      await page.goto('/players/create')
      await control(page, name).fill(typed)
      await control(page, name).press('Enter')
      await expectForm(page, { [name]: chosen })
      expect(writes()).toBe(0)
    })
  }

  test('sends nothing where nothing matches, and Escape shows again what is chosen', async ({
    page,
    product,
  }) => {
    const id = await make.stadium(product, { wilaya: 'Oran', commune: '' })
    const writes = countWrites(page)
    await page.goto(`/stadiums/edit/${id}`)
    await control(page, 'wilaya').fill('zzz')
    await control(page, 'wilaya').press('Enter')
    await expect(page.getByText('Aucun résultat')).toBeVisible()
    await control(page, 'wilaya').press('Escape')
    await expectForm(page, { wilaya: 'Oran', commune: '' })
    expect(writes()).toBe(0)
  })

  test('sends nothing where the list was opened and nothing typed', async ({ page }) => {
    const writes = countWrites(page)
    await page.goto('/players/create')
    await openOptions(page, 'wilaya')
    await control(page, 'wilaya').press('Enter')
    await expectForm(page, { wilaya: '' })
    await expect(optionsOf(page)).toHaveCount(0)
    expect(writes()).toBe(0)
  })

  test('waits for the records that match what was typed last', async ({ page, product }) => {
    await make.player(product, { name: 'Aïssa Mandi', phone: '0551' })
    await make.player(product, { name: 'Riyad Karim', phone: '0552' })
    const writes = countWrites(page)
    await page.goto('/teams/create')
    await openOptions(page, 'player_id')
    await expect(optionsOf(page)).toHaveCount(3)
    await page.keyboard.type('riyad')
    await page.keyboard.press('Enter')
    await expectForm(page, { player_id: 'Riyad Karim – 0552' })
    expect(writes()).toBe(0)
  })
})

test.describe('leaving a list with Tab', () => {
  test('takes the only match before the next control has the focus', async ({ page }) => {
    await page.goto('/players/create')
    await control(page, 'wilaya').fill('alg')
    await expect(optionsOf(page)).toHaveText(['Alger'])
    await control(page, 'wilaya').press('Tab')
    await expect(control(page, 'commune')).toBeFocused()
    await expectForm(page, { wilaya: 'Alger' })
  })

  test('takes an exact match among others', async ({ page }) => {
    await page.goto('/players/create')
    await control(page, 'wilaya').fill('bechar')
    await control(page, 'wilaya').fill('el bayadh')
    await control(page, 'wilaya').press('Tab')
    await expectForm(page, { wilaya: 'El Bayadh' })
    await control(page, 'commune').fill('brezina')
    await control(page, 'commune').press('Shift+Tab')
    await expect(control(page, 'wilaya')).toBeFocused()
    await expectForm(page, { commune: 'Brezina' })
  })

  test('takes what the arrows have reached', async ({ page }) => {
    await page.goto('/players/create')
    await control(page, 'role').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(highlighted(page)).toHaveText('Gardier de but')
    await page.keyboard.press('Tab')
    await expectForm(page, { role: 'Gardier de but' })
    await expect(control(page, 'email')).toBeFocused()
  })

  test('chooses nothing where several match', async ({ page, product }) => {
    const id = await make.stadium(product, { wilaya: 'Oran', commune: '' })
    await page.goto(`/stadiums/edit/${id}`)
    await control(page, 'wilaya').fill('bou')
    await expect(optionsOf(page)).toHaveText(['Bouira', 'Boumerdès', 'Oum El Bouaghi', 'Bordj Bou Arreridj'])
    await control(page, 'wilaya').press('Tab')
    await expectForm(page, { wilaya: 'Oran', commune: '' })
  })

  test('takes the only record, also when its answer comes later', async ({ page, product }) => {
    await make.player(product, { name: 'Aïssa Mandi', phone: '0551' })
    await make.player(product, { name: 'Riyad Karim', phone: '0552' })
    await page.goto('/teams/create')
    await openOptions(page, 'player_id')
    await expect(optionsOf(page)).toHaveCount(3)
    await page.keyboard.type('aiss')
    await page.keyboard.press('Tab')
    await expectForm(page, { player_id: 'Aïssa Mandi – 0551' })
  })
})

test.describe('what an open list shows', () => {
  test('nothing is marked while nothing is chosen', async ({ page }) => {
    await page.goto('/players/create')
    for (const name of ['role', 'wilaya']) {
      await openOptions(page, name)
      await expect(optionsOf(page).first()).toHaveText('--Choisir--')
      await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(0)
      await expect(highlighted(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
    }
  })

  test('the chosen option is marked and seen, wherever it stands', async ({ page, product }) => {
    const id = await make.stadium(product, { wilaya: 'Tissemsilt', commune: '' })
    await page.goto(`/stadiums/edit/${id}`)
    await openOptions(page, 'wilaya')
    const chosen = optionsOf(page).filter({ hasText: 'Tissemsilt' })
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await expect(chosen).toBeInViewport()
    await expect(highlighted(page)).toHaveText('Tissemsilt')
    await expect(control(page, 'wilaya')).toHaveAttribute(
      'aria-activedescendant',
      String(await chosen.getAttribute('id')),
    )
  })

  test('every list of a form is the same control', async ({ page }) => {
    await page.goto('/competitions/create')
    for (const name of ['stadium_id', 'player_id', 'type', 'status']) {
      const input = control(page, name)
      await expect(input, name).toHaveRole('combobox')
      await expect(input, name).toHaveJSProperty('tagName', 'INPUT')
      await expect(input, name).toHaveAttribute('placeholder', '--Choisir--')
      await expect(input, name).toHaveAttribute('autocomplete', 'off')
    }
  })
})

test.describe('on a slow line, what is typed of another record and left', () => {
  /** Holds the calls for owners that are searched for, until they are let go. */
  async function holdSearches(page: Page, outcome: 'continue' | 'abort'): Promise<() => void> {
    let clear = () => {}
    const held = new Promise<void>((resolve) => (clear = resolve))
    await page.route(/\/api\/owner\?.*\bq=/, async (route) => {
      await held
      await (outcome === 'abort' ? route.abort('connectionrefused') : route.continue())
    })
    return clear
  }

  for (const way of ['the button', 'Ctrl+S'] as const) {
    test(`is chosen before the form is sent by ${way}`, async ({ page, product }) => {
      const owner_id = await make.owner(product, { name: 'Rachid Hamdi', phone: '0551' })
      const writes = countWrites(page)
      await page.goto('/stadiums/create')
      const clear = await holdSearches(page, 'continue')
      await control(page, 'name').fill('Stade du 20-Août')
      await openOptions(page, 'owner_id')
      await control(page, 'owner_id').fill('rachid')
      if (way === 'Ctrl+S') await page.keyboard.press('Control+s')
      else await page.locator('main form button[type=submit]').click()
      await expect(control(page, 'owner_id')).toHaveAttribute('aria-busy', 'true')
      expect(writes()).toBe(0)
      clear()
      await expectAddress(page, '/stadiums')
      expect(await product.list('stadium')).toMatchObject([{ name: 'Stade du 20-Août', owner_id }])
    })
  }

  test('stays where its records cannot be loaded', async ({ page, product, announce }) => {
    announce(/net::ERR/)
    await make.owner(product, { name: 'Rachid Hamdi' })
    await page.goto('/stadiums/create')
    await openOptions(page, 'owner_id')
    const clear = await holdSearches(page, 'abort')
    await control(page, 'owner_id').fill('rachid')
    await control(page, 'owner_id').press('Tab')
    clear()
    await expect(page.getByText(calls.unreachable)).toBeVisible()
    await expectForm(page, { owner_id: 'rachid' })
  })

  test('keeps its name after a refused save, while it is read again', async ({ page, product, announce }) => {
    announce(/status of 400/)
    await make.owner(product, { name: 'Rachid Hamdi', phone: '0551' })
    // Among many others, it is offered only where it is searched for.
    await page.route(/\/api\/owner\?(?!.*\bq=)/, (route) =>
      route.fulfill({ json: { success: true, owners: [], total: 0 } }),
    )
    await page.goto('/stadiums/create')
    await openOptions(page, 'owner_id')
    await page.route('**/api/owner/read/*', () => {})
    await control(page, 'owner_id').fill('rachid')
    await optionsOf(page).filter({ hasText: 'Rachid Hamdi' }).click()
    await expectForm(page, { owner_id: 'Rachid Hamdi – 0551' })
    await page.locator('main form button[type=submit]').click()
    await expect(control(page, 'name')).toBeFocused()
    await expectForm(page, { owner_id: 'Rachid Hamdi – 0551' })
  })
})
