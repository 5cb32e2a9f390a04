import { readFile } from 'node:fs/promises'
import { findViolations } from '../../browser/harness/axe.ts'
import { make } from './harness/records.ts'
import { expectAddress } from '../../browser/harness/screens.ts'
import { expect, test } from '../../browser/harness/test.ts'

const csv = (...lines: readonly string[]) => ({
  name: 'licences.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${lines.join('\r\n')}`),
})

test('a file is matched, tried, mended in place and imported', async ({ page, product }) => {
  test.slow()
  await make.player(product, { name: 'Amine', email: 'amine@a.dz', role: 'forward' })
  await page.goto('/players')
  await page.getByRole('button', { name: 'Exporter' }).click()
  await page.getByRole('link', { name: 'Importer un fichier' }).click()
  await expectAddress(page, '/players/import')
  expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(await readFile(await template.path(), 'utf8')).toContain(';"Nom";')

  await page
    .getByLabel('Fichier à importer')
    .last()
    .setInputFiles(
      csv('Nom;Courriel;Rôle', 'Amine B.;amine@a.dz;Attaquant', 'Badis;badis;Attaquant', ';c@a.dz;Ailier'),
    )
  await expect(page.getByLabel('Champ de la colonne Nom')).toHaveValue('name')
  await page.getByLabel('Champ de la colonne Courriel').selectOption({ label: 'Email' })
  await page.getByLabel('Modifier celles qui existent, créer les autres').check()
  await page.getByLabel('Retrouver les fiches par').selectOption({ label: 'Email' })
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page.getByRole('table', { name: 'Erreurs' }).getByRole('rowheader')).toHaveText([
    '3',
    '4',
    '4',
  ])
  await expect(page.getByRole('button', { name: /^Importer/ })).toHaveCount(0)
  expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])

  await page.getByLabel('Email, ligne 3').fill('badis@a.dz')
  await page.getByLabel('enregistrer les autres lignes').check()
  await page.getByRole('button', { name: 'Vérifier à nouveau' }).click()
  await page.getByRole('button', { name: 'Importer 2 lignes' }).click()
  await expect(page.getByText('1 fiche créée, 1 fiche modifiée, 1 ligne non importée')).toBeVisible()
  const [refused] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger les lignes refusées' }).click(),
  ])
  expect(await readFile(await refused.path(), 'utf8')).toContain('\r\n"";"c@a.dz";"Ailier";')
  await page.getByRole('link', { name: 'Voir la liste' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Amine B.', 'Badis'])

  // The columns are known from now on.
  await page.goto('/players/import')
  await page.getByLabel('Fichier à importer').last().setInputFiles(csv('Courriel', 'd@a.dz'))
  await expect(page.getByLabel('Champ de la colonne Courriel')).toHaveValue('email')
})

test('what is not imported is told first, likeness is guessed, and passwords are not shown', async ({
  page,
}) => {
  const others = Array.from({ length: 20 }, (_, place) => `Note ${place}`)
  await page.goto('/players/import')
  await page
    .getByLabel('Fichier à importer')
    .last()
    .setInputFiles(
      csv(
        ['Nom', 'Email', 'Mot de passe', ...others, 'Adrese', 'Mdp'].join(';'),
        ['Amine', 'amine@a.dz', 'court!', ...others, 'Bab El Oued', 'tres-secret'].join(';'),
      ),
    )
  const told = page.getByRole('status').filter({ hasText: 'ne sont pas importées' })
  await expect(told).toHaveText(`21 colonnes ne sont pas importées\u202f: ${[...others, 'Mdp'].join(', ')}`)
  await expect(told).toBeInViewport()
  await expect(page.getByRole('rowheader')).toHaveText([
    ...others,
    'Mdp',
    'Adrese',
    'Nom',
    'Email',
    'Mot de passe',
  ])
  await expect(page.getByLabel('Champ de la colonne Adrese')).toHaveValue('address')
  const guessed = page.getByRole('row').filter({ hasText: 'Reconnue à peu près' })
  await expect(guessed.getByRole('rowheader')).toHaveText('Adrese')
  await expect(page.getByText(/court!|tres-secret/)).toHaveCount(0)
  await page.getByLabel('Champ de la colonne Note 0').selectOption({ label: 'Description' })
  await expect(told).toContainText('20 colonnes')

  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page.getByLabel('Mot de passe, ligne 2')).toHaveAttribute('type', 'password')
  await expect(page.getByText(/court!|tres-secret/)).toHaveCount(0)
})
