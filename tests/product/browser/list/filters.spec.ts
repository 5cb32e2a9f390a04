import type { Locator, Page } from '@playwright/test'
import { currentDay } from '../../../../src/kinds/core/filter/days.ts'
import { make } from '../harness/records.ts'
import { expectAddress, row } from '../../../browser/harness/screens.ts'
import type { Product } from '../../../browser/harness/product.ts'
import { expect, test } from '../../../browser/harness/test.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: /Filtrer/ })
const filterButton = (page: Page) => page.getByRole('button', { name: /^Filtrer/ })
const chip = (page: Page, words: string) => page.getByRole('button', { name: `Retirer le filtre ${words}` })
const names = (page: Page) => page.locator('tbody [data-column="name"]')

/** All of it lies in the window, and nothing covers its last corner. */
async function expectWithin(box: Locator): Promise<void> {
  const last = box.getByRole('button').last()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(box).toBeInViewport({ ratio: 1 })
  await last.click({ trial: true })
}

async function openField(page: Page, label: string): Promise<void> {
  await filterButton(page).click()
  await panel(page).getByRole('button', { name: label, exact: true }).click()
}

test.describe('a list is filtered', () => {
  test('by several choices, shown in the address and as a chip that takes them back', async ({
    page,
    product,
  }) => {
    await make.player(product, { name: 'Amine', role: 'goalkeeper' })
    await make.player(product, { name: 'Badis', role: 'defender' })
    await make.player(product, { name: 'Chakib', role: 'forward' })
    await page.goto('/players')
    await openField(page, 'Rôle')
    await expect(panel(page).getByRole('checkbox').first()).toBeFocused()
    await panel(page).getByRole('checkbox').nth(0).press('Space')
    await panel(page).getByRole('checkbox').nth(1).press('Space')
    await expect(page.getByText('2 fiches')).toBeVisible()
    await expectAddress(page, '/players?filter.role.in=goalkeeper&filter.role.in=defender')

    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(filterButton(page)).toBeFocused()
    await page.reload()
    await expect(names(page)).toHaveText(['Amine', 'Badis'])
    await chip(page, 'Rôle\u00a0: Gardier de but, Deffenseur').click()
    await expect(page.getByText('3 fiches')).toBeVisible()
    await expectAddress(page, '/players')
    await page.goBack()
    await expect(page.getByText('2 fiches')).toBeVisible()
  })

  test('by the birthdays of this week in two presses', async ({ page, product }) => {
    await make.player(product, { name: 'Amine', birthday: `1999${currentDay().slice(4)}` })
    await make.player(product, { name: 'Badis', birthday: '' })
    await page.goto('/players')
    await filterButton(page).click()
    await panel(page).getByRole('button', { name: 'anniversaire cette semaine' }).click()
    await expect(names(page)).toHaveText(['Amine'])
    await expect(chip(page, 'Date de naissance\u00a0: anniversaire cette semaine')).toBeVisible()
  })

  test('by a record that it refers to, which the chip names', async ({ page, product }) => {
    const player_id = await make.player(product, { name: 'Rayan', phone: '0770' })
    await make.team(product, { name: 'CRB', player_id })
    await make.team(product, { name: 'MCA', player_id: await make.player(product, { name: 'Yanis' }) })
    await page.goto('/teams')
    await openField(page, 'Joueur')
    await panel(page).getByRole('textbox').fill('ray')
    await panel(page).getByRole('checkbox', { name: /Rayan/ }).check()
    await expect(names(page)).toHaveText(['CRB'])
    await expectAddress(page, `/teams?filter.player_id.in=${player_id}`)
    await page.reload()
    await expect(chip(page, 'Joueur\u00a0: Rayan – 0770')).toBeVisible()
  })

  test('by names of a table, and by those below them', async ({ page, product }) => {
    await make.player(product, { name: 'Amine', wilaya: 'Sétif', commune: 'El Eulma' })
    await make.player(product, { name: 'Badis', wilaya: 'Sétif', commune: '' })
    await make.player(product, { name: 'Chakib', wilaya: 'Alger', commune: 'Hydra' })
    await page.goto('/players')
    await openField(page, 'Commune')
    await expect(panel(page).getByText('Choisissez d’abord')).toBeVisible()
    await panel(page).getByRole('button', { name: 'Tous les champs' }).click()
    await expect(panel(page).getByRole('button', { name: 'Commune' })).toBeFocused()
    await panel(page).getByRole('button', { name: 'Wilaya' }).click()
    await panel(page).getByRole('textbox').fill('setif')
    await panel(page).getByRole('checkbox').first().check()
    await expect(page.getByText('2 fiches')).toBeVisible()
    await panel(page).getByRole('button', { name: 'Tous les champs' }).click()
    await panel(page).getByRole('button', { name: 'Commune' }).click()
    await panel(page).getByRole('textbox').fill('eulma')
    await panel(page).getByRole('checkbox', { name: 'El Eulma' }).check()
    await expect(names(page)).toHaveText(['Amine'])
  })

  test('by what is typed, and by what is empty, until all is cleared', async ({ page, product }) => {
    await make.stadium(product, { name: 'Le Stade', n_players: 22 })
    await make.stadium(product, { name: 'Le Petit', n_players: 5 })
    await page.goto('/stadiums')
    await openField(page, 'Nom')
    await panel(page).getByLabel('Contient').fill('le')
    await panel(page).getByLabel('Commence par').fill('zzz')
    await expect(page.getByText('Aucune fiche ne répond à ces filtres.')).toBeVisible()
    await expect(chip(page, 'Nom\u00a0: commence par «\u202fzzz\u202f»')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('button', { name: 'Tout effacer' }).last().click()
    await expect(page.getByText('2 fiches')).toBeVisible()
    await expect(row(page, 'Le Petit')).toBeVisible()
  })
})

test('a number of a filter is read as people write it, and marked where it is none', async ({
  page,
  product,
}) => {
  await make.stadium(product, { name: 'Petit', n_players: 900 })
  await make.stadium(product, { name: 'Grand', n_players: 1234 })
  await page.goto('/stadiums')
  await openField(page, 'Nombre de joueurs')
  const from = panel(page).getByLabel('À partir de')
  await from.fill('1\u202f000,5')
  await expect(names(page)).toHaveText(['Grand'])
  await from.fill('1 234,50 €')
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  await expect(from).toHaveValue('1 234,50 €')
  await expect(names(page)).toHaveText(['Grand'])
})

test.describe('a list is filtered by days', () => {
  const since = (page: Page) => panel(page).getByLabel('Du', { exact: true })
  const until = (page: Page) => panel(page).getByLabel('Au', { exact: true })

  async function makePlayers(product: Product): Promise<void> {
    await make.player(product, { name: 'Amine', birthday: '1996-04-18' })
    await make.player(product, { name: 'Badis', birthday: '1999-05-31' })
    await make.player(product, { name: 'Chakib', birthday: '2001-01-02' })
  }

  test('typed as in a form, marked where they are none, and emptied', async ({ page, product }) => {
    await makePlayers(product)
    await page.goto('/players')
    await openField(page, 'Date de naissance')
    await expect(since(page)).toBeFocused()
    await expect(since(page)).toHaveAttribute('placeholder', 'JJ/MM/AAAA')
    await page.keyboard.type('01/01/1999')
    await expect(names(page)).toHaveText(['Badis', 'Chakib'])
    await until(page).fill('311200')
    await expect(names(page)).toHaveText(['Badis'])
    await expectAddress(page, '/players?filter.birthday.from=1999-01-01&filter.birthday.to=2000-12-31')
    await expect(since(page)).toHaveValue('01/01/1999')

    await until(page).fill('31/02/2000')
    await since(page).focus()
    await expect(until(page)).toHaveAccessibleDescription('Cette date n’est pas valide.')
    await expect(names(page)).toHaveText(['Badis'])
    await until(page).fill('')
    await expect(names(page)).toHaveText(['Badis', 'Chakib'])
    await since(page).click()
    await panel(page).getByRole('button', { name: 'Effacer la date' }).click()
    await expect(names(page)).toHaveText(['Amine', 'Badis', 'Chakib'])
    await expectAddress(page, '/players')
  })

  for (const width of [390, 1280]) {
    test(`picked from the calendar of the program, ${width} px wide`, async ({ page, product }) => {
      await makePlayers(product)
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/players')
      await openField(page, 'Date de naissance')
      await since(page).fill('01/05/1999')
      await until(page).click()
      await until(page).fill('30/06/2000')
      const calendar = panel(page).getByRole('table')
      // The app's week, in its language.
      await expect(calendar.locator('thead th').first()).toHaveText('di')
      await expectWithin(calendar)
      await calendar.getByRole('button', { name: '15 juin 2000' }).click()
      await expect(until(page)).toHaveValue('15/06/2000')
      await expect(names(page)).toHaveText(['Badis'])
      await expectAddress(page, '/players?filter.birthday.from=1999-05-01&filter.birthday.to=2000-06-15')
    })
  }

  test('and Escape closes the calendar first, then the panel', async ({ page, product }) => {
    await makePlayers(product)
    await page.goto('/players')
    await openField(page, 'Date de naissance')
    await since(page).click()
    await expect(panel(page).getByRole('table')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page).getByRole('table')).toHaveCount(0)
    await expect(since(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(filterButton(page)).toBeFocused()
  })
})
