import { readFile } from 'node:fs/promises'
import { writeXlsx } from 'hucre/xlsx'
import type { Page } from '@playwright/test'
import { findViolations } from '../../../browser/harness/axe.ts'
import { make } from '../harness/records.ts'
import { expectAddress } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'

const csv = (...lines: readonly string[]) => ({
  name: 'licences.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${lines.join('\r\n')}`),
})
const choose = (page: Page, ...lines: readonly string[]) =>
  page
    .getByLabel('Fichier à importer')
    .last()
    .setInputFiles(csv(...lines))
const step = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Étapes de l’import' }).getByRole('button', { name })
const field = (page: Page, header: string) => page.getByLabel(`Champ de la colonne ${header}`)
const mistakes = (page: Page) => page.getByRole('table', { name: 'Erreurs' })

/** What a person could scroll inside a page. */
const scrolledParts = (page: Page) =>
  page
    .locator('main *')
    .evaluateAll(
      (all) =>
        all.filter(
          (each) =>
            ['auto', 'scroll'].includes(getComputedStyle(each).overflowY) &&
            each.scrollHeight > each.clientHeight + 1,
        ).length,
    )

test('a file goes through three steps, is mended in place and imported', async ({ page, product }) => {
  test.slow()
  await make.player(product, { name: 'Amine', email: 'amine@a.dz', role: 'forward' })
  await page.goto('/players')
  await page.getByRole('link', { name: 'Importer' }).click()
  await expectAddress(page, '/players/import')
  await expect(step(page, 'Fichier')).toHaveAttribute('aria-current', 'step')
  await expect(step(page, 'Vérification')).toBeDisabled()
  expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(await readFile(await template.path(), 'utf8')).toContain(';"Nom";')

  await choose(
    page,
    'Nom;Courriel;Rôle',
    'Amine B.;amine@a.dz;Attaquant',
    'Badis;badis;Attaquant',
    ';c@a.dz;Ailier',
  )
  await expect(step(page, 'Colonnes')).toHaveAttribute('aria-current', 'step')
  await expect(page.getByRole('heading', { name: 'Colonnes' })).toBeFocused()
  await expect(field(page, 'Nom')).toHaveValue('name')
  await field(page, 'Courriel').selectOption({ label: 'Email' })
  await page.getByLabel('Modifier celles qui existent, créer les autres').check()
  await page.getByLabel('Retrouver les fiches par').selectOption({ label: 'Email' })
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(step(page, 'Vérification')).toHaveAttribute('aria-current', 'step')
  await expect(mistakes(page).getByRole('rowheader')).toHaveText([
    'Ligne 3 · Badis',
    'Ligne 4 · c@a.dz',
    'Ligne 4 · c@a.dz',
  ])
  expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
  await page.getByLabel('Email, ligne 3').fill('badis@a.dz')

  // Back to the file and forth again: all is as it was.
  await step(page, 'Fichier').click()
  await expect(page.getByText('3 lignes dans licences.csv')).toBeVisible()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(field(page, 'Courriel')).toHaveValue('email')
  await expect(page.getByLabel('Modifier celles qui existent, créer les autres')).toBeChecked()
  await step(page, 'Vérification').click()
  await expect(page.getByLabel('Email, ligne 3')).toHaveValue('badis@a.dz')

  await page.getByRole('button', { name: 'Vérifier à nouveau' }).click()
  await page.getByRole('button', { name: 'Importer seulement les 2 lignes valides' }).click()
  const outcome = page.getByRole('status').filter({ hasText: 'ajouté' })
  await expect(outcome).toHaveText('1 ajouté · 1 modifié · 1 ligne non importée')
  await expect(step(page, 'Colonnes')).toBeDisabled()
  const [refused] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger les lignes refusées' }).click(),
  ])
  expect(await readFile(await refused.path(), 'utf8')).toContain('\r\n"";"c@a.dz";"Ailier";')
  await page.getByRole('link', { name: 'Voir la liste' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Amine B.', 'Badis'])

  // The columns are known from now on.
  await page.goto('/players/import')
  await choose(page, 'Courriel', 'd@a.dz')
  await expect(field(page, 'Courriel')).toHaveValue('email')
})

test('a phone that seems to lack digits is pointed at, can be mended, and refuses nothing', async ({
  page,
  product,
}) => {
  await page.goto('/owners/import')
  await choose(
    page,
    'Nom;Email;Téléphone',
    'Dina;dina@a.dz;055',
    'Ali;ali@a.dz;0663 31 97 76',
    'Samir;samir@a.dz;0663 31',
  )
  await page.getByRole('button', { name: 'Continuer' }).click()
  const doubts = page.getByRole('table', { name: 'À vérifier' })
  await expect(doubts.getByRole('rowheader')).toHaveText(['Ligne 2 · Dina', 'Ligne 4 · Samir'])
  await expect(
    page.getByText('2 valeurs à vérifier\u202f: elles seront importées telles quelles.'),
  ).toBeVisible()
  expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
  await page.getByLabel('Téléphone, ligne 4').fill('0663 31 97 78')
  await expect(doubts.getByRole('rowheader')).toHaveText(['Ligne 2 · Dina'])
  await page.getByRole('button', { name: 'Vérifier à nouveau' }).click()
  await page.getByRole('button', { name: 'Importer', exact: false }).last().click()
  await expect(page.getByText('3 ajoutés')).toBeVisible()
  expect((await product.list('owner')).map(({ phone }) => phone).sort()).toEqual([
    '055',
    '0663 31 97 76',
    '0663 31 97 78',
  ])
})

test('columns that mean no field stand first, with what they may mean', async ({ page }) => {
  await page.goto('/players/import')
  await choose(
    page,
    'Nom;Email;Adresse;Telefone;Notes',
    'Amine;amine@a.dz;Cité 5;0550;vu',
    'Badis;b@a.dz;Cité 6;0551;',
  )
  const told = page.getByRole('status').filter({ hasText: 'importée' })
  await expect(told).toHaveText('2 colonnes ne seront pas importées')
  await expect(page.getByRole('rowheader').first()).toHaveText('Telefone0550 · 0551')
  await expect(page.getByRole('rowheader').nth(1)).toHaveText('Notesvu')
  // By the alias of the config.
  await expect(field(page, 'Adresse')).toHaveValue('address')
  await page.getByRole('button', { name: 'Telefone → Téléphone ?' }).click()
  await expect(field(page, 'Telefone')).toHaveValue('phone')
  await expect(told).toHaveText('1 colonne ne sera pas importée')
  await field(page, 'Notes').selectOption({ label: 'Description' })
  await expect(told).toHaveText('Toutes les colonnes seront importées.')
})

test('passwords are shown nowhere, and tables grow with the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/players/import')
  const row = (place: number) => `Joueur ${place};j${place}@a.dz;court!;tres-secret`
  await choose(
    page,
    'Nom;Email;Mot de passe;Mdp',
    ...Array.from({ length: 25 }, (_, place) => row(place + 1)),
  )
  await expect(page.getByRole('rowheader').filter({ hasText: '••••••' })).toHaveCount(2)
  await expect(page.getByText(/court!|tres-secret/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(mistakes(page).locator('tbody tr')).toHaveCount(20)
  await page.getByRole('button', { name: 'Afficher les 5 dernières' }).click()
  await expect(mistakes(page).locator('tbody tr')).toHaveCount(25)
  await expect(page.getByLabel('Mot de passe, ligne 26')).toHaveAttribute('type', 'password')
  await expect(page.getByText(/court!|tres-secret/)).toHaveCount(0)
  expect(await scrolledParts(page)).toBe(0)
  expect(await findViolations(page, { colorScheme: 'dark' })).toEqual([])
  const [refused] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger les lignes refusées' }).click(),
  ])
  const file = await readFile(await refused.path(), 'utf8')
  expect(file).toContain('"j1@a.dz";"••••••";"••••••"')
  expect(file).not.toMatch(/court!|tres-secret/)
})

test('what was imported is shown, and taken back, on a later visit too', async ({
  page,
  product,
  announce,
}) => {
  announce(/status of 409/)
  const id = await make.player(product, { name: 'Amine', email: 'amine@a.dz' })
  const bring = async (...lines: readonly string[]) => {
    await page.goto('/players/import')
    await choose(page, 'Nom;Email', ...lines)
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.getByRole('button', { name: /^Importer/ }).click()
  }
  await bring('Badis;b@a.dz', 'Chakib;c@a.dz')
  await expect(page.getByRole('status').filter({ hasText: 'ajoutés' })).toHaveText('2 ajoutés')
  expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
  await page.getByRole('link', { name: 'Voir ces 2' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Badis', 'Chakib'])
  await expect(page.getByRole('group', { name: 'Filtres appliqués' })).toContainText(
    `Fiches\u00a0: n° ${id + 1} à ${id + 2}`,
  )
  await page.goto('/players/import')
  await page.getByRole('button', { name: 'Annuler l’import : 2 ajoutés' }).click()
  await expect(page.getByText('Import annulé')).toHaveCount(2)
  expect(await product.list('player')).toMatchObject([{ id }])

  await bring('Badis;b@a.dz')
  await expect(page.getByRole('link', { name: 'Voir cette fiche' })).toBeVisible()
  const badis = (await product.list('player')).find(({ name }) => name === 'Badis')
  await product.update('player', Number(badis?.id), { name: 'Badis K.' })
  await page.getByRole('button', { name: 'Annuler l’import : 1 ajouté' }).click()
  await expect(page.getByText(/ne peut pas être annulé.*modifiées depuis.*Badis K\./)).toBeVisible()
  expect(await product.list('player')).toHaveLength(2)
})

test('a file of somebody who reads Arabic is matched, and imported', async ({ page }) => {
  await page.goto('/players/import')
  await choose(page, 'الاسم;البريد الإلكتروني;المركز;تأكيد', 'Amine;amine@a.dz;حارس مرمى;x')
  await expect(field(page, 'الاسم')).toHaveValue('name')
  await expect(field(page, 'البريد الإلكتروني')).toHaveValue('email')
  await expect(field(page, 'المركز')).toHaveValue('role')
  await expect(field(page, 'تأكيد')).toHaveValue('')
})

test('a text that is damaged or oddly encoded is named, shown and read again', async ({ page, announce }) => {
  announce(/status of 400/)
  const chooseBytes = (buffer: Buffer) =>
    page
      .getByLabel('Fichier à importer')
      .last()
      .setInputFiles({ name: 'joueurs.csv', mimeType: 'text/csv', buffer })
  await page.goto('/players/import')
  await chooseBytes(Buffer.from('Nom;Email\nAmine;a@a.dz\nBadis;"b@a.dz\nChakib;c@a.dz\n'))
  await expect(page.getByText(/Ligne 3\s: un guillemet/)).toBeVisible()

  // محمد in windows-1256.
  const name = Uint8Array.of(0xe3, 0xcd, 0xe3, 0xcf)
  await chooseBytes(Buffer.concat([Buffer.from('Nom;Email\nAmine;a@a.dz\n'), name, Buffer.from(';b@a.dz')]))
  await expect(step(page, 'Colonnes')).toHaveAttribute('aria-current', 'step')
  await page.getByRole('button', { name: 'Changer l’encodage : Arabe (windows-1256)' }).click()
  const excerpt = page.getByRole('list', { name: 'Extrait du fichier' }).getByRole('listitem')
  await expect(excerpt).toHaveText(['محمد · b@a.dz', 'Amine · a@a.dz'])
  const encoding = page.getByLabel('Encodage du texte')
  const odd = page.getByRole('status').filter({ hasText: 'illisible' })
  await expect(odd).toHaveCount(0)
  await encoding.selectOption('windows-1252')
  await expect(excerpt.first()).toHaveText('ãÍãÏ · b@a.dz')
  await expect(odd).toBeVisible()
  expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
  await encoding.selectOption('windows-1256')
  await expect(excerpt.first()).toHaveText('محمد · b@a.dz')

  // Ž stands for the é of a Macintosh: somebody is to look at it.
  await chooseBytes(
    Buffer.concat([Buffer.from('Nom;Email\nZo'), Uint8Array.of(0x8e), Buffer.from(';z@a.dz')]),
  )
  await expect(odd).toBeVisible()
  await expect(step(page, 'Fichier')).toHaveAttribute('aria-current', 'step')
  await encoding.selectOption({ label: 'Europe de l’Ouest (Macintosh)' })
  await expect(excerpt).toHaveText(['Zoé · z@a.dz'])
  await expect(odd).toHaveCount(0)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('rowheader').first()).toHaveText('NomZoé')
})

test('another sheet of a workbook is chosen with the keyboard', async ({ page, announce }) => {
  announce(/status of 400/)
  const workbook = await writeXlsx({
    sheets: [
      {
        name: 'Joueurs',
        rows: [
          ['Nom', 'Email'],
          ['Amine', 'a@a.dz'],
        ],
      },
      {
        name: 'Anciens',
        rows: [
          ['Email', 'Nom'],
          ['b@a.dz', 'Badis'],
          ['c@a.dz', '#N/A'],
        ],
      },
    ],
  })
  const chooseBytes = (buffer: Buffer) =>
    page
      .getByLabel('Fichier à importer')
      .last()
      .setInputFiles({ name: 'joueurs.xlsx', mimeType: 'application/octet-stream', buffer })
  await page.goto('/players/import')
  await chooseBytes(Buffer.from('PK\x03\x04 no workbook'))
  await expect(page.getByRole('alert')).toContainText('Le fichier n’a pas pu être lu.')
  await expect(page.getByText('reprendre')).toHaveCount(0)

  await chooseBytes(Buffer.from(workbook))
  const sheet = page.getByRole('combobox', { name: 'Feuille', exact: true })
  await expect(sheet).toHaveValue('Joueurs')
  await expect(page.getByRole('rowheader').first()).toHaveText('NomAmine')
  await sheet.focus()
  await page.keyboard.type('An')
  await expect(page.getByRole('rowheader').first()).toHaveText('Emailb@a.dz · c@a.dz')
  await expect(sheet).toHaveValue('Anciens')
  await expect(sheet).toBeFocused()
  expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(mistakes(page).getByRole('rowheader')).toHaveText(['Ligne 3 · #N/A'])
  await expect(mistakes(page).getByText('Cette cellule contient l’erreur #N/A')).toBeVisible()
})

test('cells without a heading are named by their lines, and a repeated email at once', async ({ page }) => {
  await page.goto('/players/import')
  await choose(
    page,
    'Nom,Email,Adresse',
    'Amine,amine@a.dz,"12 rue B, Alger"',
    ',badis@a.dz,5 rue C, Oran',
    'Chakib,BADIS@a.dz,x',
  )
  await expect(page.getByRole('rowheader').first()).toHaveText('colonne 4ligne 3 : Oran')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText('1 colonne ne sera pas importée : colonne 4 (ligne 3)')).toBeVisible()
  await expect(mistakes(page).getByRole('rowheader')).toHaveText(['Ligne 3 · badis@a.dz', 'Ligne 4 · Chakib'])
  await expect(mistakes(page).getByText('Email : même valeur qu’à la ligne 3.')).toBeVisible()
})
