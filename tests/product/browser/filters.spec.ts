import type { Page } from '@playwright/test'
import { currentDay } from '../../../src/kinds/days.ts'
import { make } from './harness/records.ts'
import { expectAddress, row } from '../../browser/harness/screens.ts'
import { expect, test } from '../../browser/harness/test.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: /Filtrer/ })
const filterButton = (page: Page) => page.getByRole('button', { name: /^Filtrer/ })
const chip = (page: Page, words: string) => page.getByRole('button', { name: `Retirer le filtre ${words}` })
const names = (page: Page) => page.locator('tbody [data-column="name"]')

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
