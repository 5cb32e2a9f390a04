import type { Page } from '@playwright/test'
import { findViolations } from '../../../browser/harness/axe.ts'
import { expectAddress } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'

const choose = (page: Page, ...lines: readonly string[]) =>
  page
    .getByLabel('Fichier à importer')
    .last()
    .setInputFiles({
      name: 'licences.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeff${lines.join('\r\n')}`),
    })
const step = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Étapes de l’import' }).getByRole('button', { name })
const mistakes = (page: Page) => page.getByRole('table', { name: 'Erreurs' })
const toFinish = (page: Page) =>
  page.getByRole('region', { name: 'À faire' }).getByRole('table', { name: 'À terminer' }).getByRole('row')
const goHome = (page: Page) => page.getByRole('link', { name: 'Logo' }).click()
const question = (page: Page) => page.getByRole('dialog', { name: 'Quitter sans enregistrer\u202f?' })
const answer = (page: Page, name: 'Rester' | 'Garder le brouillon' | 'Quitter sans enregistrer') =>
  question(page).getByRole('button', { name, exact: true }).click()
const kept = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

/** Two rows whose emails are none, one of which is mended. */
async function mendOne(page: Page): Promise<void> {
  await page.goto('/players/import')
  await choose(page, 'Nom;Email', 'Amine;amine', 'Badis;badis', 'Chakib;c@a.dz')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(mistakes(page).getByRole('rowheader')).toHaveText(['Ligne 2 · Amine', 'Ligne 3 · Badis'])
  await page.getByLabel('Email, ligne 3').fill('badis@a.dz')
}

test.describe('an import that is left', () => {
  test('is to be finished from the dashboard on, as it was left', async ({ page, product }) => {
    test.slow()
    await mendOne(page)
    await goHome(page)
    await expect(question(page)).toContainText('Vous avez modifié\u202f: Email.')
    await answer(page, 'Rester')
    await expect(page.getByLabel('Email, ligne 3')).toHaveValue('badis@a.dz')
    await goHome(page)
    await answer(page, 'Garder le brouillon')
    await expectAddress(page, '/')
    await expect(toFinish(page)).toHaveText(['Import de licences.csv à terminer, 3 lignesSupprimer'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await findViolations(page, { colorScheme })).toEqual([])
    }

    await page.reload()
    await toFinish(page).getByRole('link', { name: 'Import de licences.csv à terminer' }).click()
    await expectAddress(page, '/players/import')
    await expect(step(page, 'Vérification')).toHaveAttribute('aria-current', 'step')
    // What was mended is right.
    await expect(mistakes(page).getByRole('rowheader')).toHaveText([/^Ligne 2( ·|$)/])
    // Nothing was changed since.
    await goHome(page)
    await expectAddress(page, '/')
    await toFinish(page).getByRole('link').click()
    await page.getByLabel('Email, ligne 2').fill('amine@a.dz')
    await page.getByRole('button', { name: 'Vérifier à nouveau' }).click()
    await page.getByRole('button', { name: 'Importer 3 lignes' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'ajoutés' })).toHaveText('3 ajoutés')
    await goHome(page)
    await expectAddress(page, '/')
    await expect(page.getByRole('region', { name: 'À faire' })).toBeVisible()
    await expect(toFinish(page)).toHaveCount(0)
    const emails = (await product.list('player')).map(({ email }) => email)
    expect(emails.toSorted()).toEqual(['amine@a.dz', 'badis@a.dz', 'c@a.dz'])
  })

  test('is kept without a question where nothing was changed by hand, and can be discarded', async ({
    page,
  }) => {
    await page.goto('/players/import')
    await choose(page, 'Nom;Email', 'Amine;amine@a.dz')
    await expect(step(page, 'Colonnes')).toHaveAttribute('aria-current', 'step')
    await goHome(page)
    await expect(toFinish(page)).toHaveText(['Import de licences.csv à terminer, 1 ligneSupprimer'])

    // Another way there offers it, beside another file.
    await page.goto('/players/import')
    const left = page.getByRole('region', { name: 'Import à terminer' })
    await expect(left).toContainText('licences.csv')
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
    await left.getByRole('button', { name: 'Reprendre' }).click()
    await expect(step(page, 'Colonnes')).toHaveAttribute('aria-current', 'step')
    await expect(page.getByText('1 ligne dans licences.csv')).toBeVisible()

    await goHome(page)
    await toFinish(page).getByRole('button', { name: 'Supprimer l’import de licences.csv' }).click()
    await expect(toFinish(page)).toHaveCount(0)
    await expect(page.getByText('Rien ne vous attend en ce moment.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Rien ne vous attend en ce moment.')).toBeVisible()
    await page.goto('/players/import')
    await expect(page.getByText('licences.csv')).toHaveCount(0)
  })

  test('is gone where somebody would rather lose it, and with a logout', async ({ page }) => {
    await mendOne(page)
    await goHome(page)
    await answer(page, 'Quitter sans enregistrer')
    await expect(page.getByText('Rien ne vous attend en ce moment.')).toBeVisible()
    await mendOne(page)
    await page.getByRole('navigation').getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(question(page).getByRole('button', { name: 'Garder le brouillon' })).toHaveCount(0)
    await answer(page, 'Quitter sans enregistrer')
    await expectAddress(page, '/login')
    expect(await kept(page)).not.toContain('badis')
  })

  test('keeps no password in this browser, and says so', async ({ page }) => {
    await page.goto('/players/import')
    await choose(page, 'Nom;Email;Mot de passe', 'Amine;amine;tres-secret')
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.getByLabel('Email, ligne 2').fill('amine@a.dz')
    await goHome(page)
    await answer(page, 'Garder le brouillon')
    await expect(toFinish(page)).toHaveCount(1)
    expect(await kept(page)).toContain('amine@a.dz')
    expect(await kept(page)).not.toContain('tres-secret')
    await toFinish(page).getByRole('link').click()
    await expect(
      page.getByText(/^Le contenu de cette colonne n’a pas été gardé.*: Mot de passe\./),
    ).toBeVisible()
  })
})
