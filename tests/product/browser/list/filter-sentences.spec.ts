import type { Page } from '@playwright/test'
import { findViolations } from '../../../browser/harness/axe.ts'
import { expectAddress } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { make } from '../harness/records.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: /Filtrer/ })
const names = (page: Page) => page.locator('tbody [data-column="name"]')
const chips = (page: Page) => page.getByRole('group', { name: 'Filtres appliqués' })

async function press(page: Page, ...labels: readonly string[]): Promise<void> {
  for (const name of labels)
    await panel(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .press('Enter')
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
}

for (const [size, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(`on a ${size} a list is filtered by keys`, () => {
    test.use({ viewport })

    test('by a field of what its records refer to', async ({ page, product }) => {
      const oran = await make.stadium(product, { name: 'Zabana', wilaya: 'Oran', commune: '' })
      const alger = await make.stadium(product, { name: '5 juillet', wilaya: 'Alger', commune: '' })
      await make.competition(product, { name: 'Coupe', stadium_id: oran })
      await make.competition(product, { name: 'Ligue', stadium_id: alger })
      await page.goto('/competitions')
      await page.getByRole('button', { name: /^Filtrer/ }).press('Enter')
      await press(page, 'Stade', 'Par un champ de', 'Wilaya')
      await panel(page).getByRole('textbox').fill('oran')
      await panel(page).getByRole('checkbox', { name: /Oran/ }).press('Space')
      await expect(names(page)).toHaveText(['Coupe'])
      await expectAddress(page, '/competitions?filter.Stadium.wilaya.in=Oran')
      await expectAccessible(page)
      await press(page, 'Tous les champs')
      await expect(panel(page).getByRole('button', { name: 'Wilaya 1' })).toBeFocused()
      await page.keyboard.press('Escape')
      await page.reload()
      await expect(names(page)).toHaveText(['Coupe'])
      await expect(chips(page)).toContainText('Stade › Wilaya\u00a0: Oran')
      await page.getByRole('button', { name: /^Retirer le filtre Stade › Wilaya/ }).click()
      await expect(names(page)).toHaveCount(2)
    })

    test('by what is not, and by one of several', async ({ page, product }) => {
      await make.player(product, { name: 'Amine', role: 'goalkeeper', email: 'a@exemple.dz' })
      await make.player(product, { name: 'Badis', role: 'defender', email: 'b@exemple.dz' })
      await make.player(product, { name: 'Chakib', role: 'forward', email: 'c@exemple.dz' })
      await page.goto('/players?filter.role.in=goalkeeper&filter.name.contains=chakib')
      await expect(page.getByText('Aucune fiche ne répond à ces filtres.')).toBeVisible()
      await page.getByRole('button', { name: /^Filtrer/ }).press('Enter')
      await press(page, 'Un seul suffit')
      await expect(names(page)).toHaveText(['Amine', 'Chakib'])
      await expect(chips(page)).toContainText('ou')
      await expectAccessible(page)
      await press(page, 'Rôle', 'Tout sauf ce qui suit')
      await expect(names(page)).toHaveText(['Badis', 'Chakib'])
      await expect(chips(page)).toContainText('Rôle\u00a0: n’est pas Gardier de but')
      await expect(panel(page).getByRole('checkbox').first()).toBeChecked()
      await expectAccessible(page)
      await press(page, 'Tous les champs', 'Tous ces filtres')
      await expect(names(page)).toHaveText(['Chakib'])
      await expectAddress(page, '/players?filter.role.not.in=goalkeeper&filter.name.contains=chakib')
    })
  })
}
