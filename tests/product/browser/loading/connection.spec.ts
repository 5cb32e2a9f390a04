import type { Page } from '@playwright/test'
import { make } from '../harness/records.ts'
import { openSettled, row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { toastsOf } from '../../../browser/harness/toasts.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const problem = (page: Page) => page.getByRole('main').getByRole('alert')

test.describe('a screen without its answer', () => {
  test('opens what is pressed for the first time', async ({ page, product, announce }) => {
    // Of each missing file, and of who asked for it.
    announce(/./)
    await make.player(product, { name: 'Sofiane' })
    await openSettled(page, '/players')
    await expect(row(page, 'Sofiane')).toBeVisible()
    await page.context().setOffline(true)

    await page.getByRole('banner').getByRole('button', { name: 'chef' }).click()
    await expect(page.getByRole('menuitem', { name: 'Profil' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Vues' }).click()
    await expect(toastsOf(page)).toContainText('Une partie de l’application est introuvable')
    await expect(row(page, 'Sofiane')).toBeVisible()
    await page.context().setOffline(false)
  })

  test('keeps menu and header, says it once, and comes back with the connection', async ({
    page,
    product,
    announce,
  }) => {
    announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await make.player(product, { name: 'Sofiane' })
    for (let each = 0; each < 30; each += 1) await make.tool(product)
    await page.goto('/tools')
    await expect(page.locator('tbody tr')).toHaveCount(25)
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await page.getByRole('textbox', { name: 'Rechercher', exact: true }).fill('sifflet')
    await expect(problem(page)).toContainText('La liste n’a pas pu être chargée.')
    await expect(problem(page)).toContainText('Les listes déjà ouvertes restent lisibles')
    await expect(problem(page).getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expect(toastsOf(page)).toContainText(['Le serveur ne répond pas'])
    await expect(problem(page)).not.toContainText('Le serveur ne répond pas')
    await expect(menu(page)).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('textbox', { name: 'Rechercher', exact: true }).fill('')
    await expect(page.locator('tbody tr')).toHaveCount(25)
    await page.getByRole('textbox', { name: 'Rechercher', exact: true }).fill('sifflet')
    await expect(problem(page)).toBeVisible()
    await page.unroute('**/api/**')
    await expect(problem(page)).toHaveCount(0)
    await expect(page.getByText('Aucun résultat')).toBeVisible()
  })

  test('for want of a right is a lock without tools that could not be used', async ({ page, announce }) => {
    announce(/status of 403/)
    await page.route('**/api/tool?*', (route) =>
      route.fulfill({
        status: 403,
        json: { success: false, message: 'Vous n’avez pas le droit de faire cela.' },
      }),
    )
    await page.goto('/tools')
    await expect(problem(page)).toContainText('Accès refusé')
    await expect(toastsOf(page)).toHaveText(['Vous n’avez pas le droit de faire cela.'])
    await expect(problem(page)).not.toContainText('Vous n’avez pas le droit')
    await expect(problem(page).locator('.lucide-lock')).toBeVisible()
    await expect(page.getByRole('main').getByRole('search')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Ajoute Outil' })).toHaveCount(0)
    await problem(page).getByRole('link', { name: 'Retour à l’accueil' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tableau de bord')
  })
})
