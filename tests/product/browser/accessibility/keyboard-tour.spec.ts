import type { Page } from '@playwright/test'
import { ADMIN } from '../../../browser/harness/product.ts'
import { control, optionsOf } from '../../../browser/harness/form.ts'
import { expectAddress, row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { questionOf, toast, toastsOf, undoOf } from '../../../browser/harness/toasts.ts'
import { make } from '../harness/records.ts'
import { typistAt } from '../harness/typist.ts'

// A morning of somebody who has no mouse. Nothing here clicks, fills or focuses but the keyboard.

const main = (page: Page) => page.getByRole('main')
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name })
const userMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'chef' })
const cell = (page: Page, name: string, column: string) =>
  row(page, name).locator(`[data-column="${column}"]`)
const link = (page: Page, name: string) => row(page, name).getByRole('link', { name, exact: true })
const send = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

test.slow()

test.describe('by nothing but keys', () => {
  test.use({ session: 'nobody' })

  test('somebody logs in, adds an owner with a mistake that is told, and logs out', async ({
    page,
    product,
    announce,
  }) => {
    announce(/status of 400/)
    const keys = typistAt(page)
    await page.goto('/login')
    await test.step('log in', async () => {
      await keys.fill(page.getByLabel('Email, téléphone ou nom d’utilisateur'), ADMIN.username)
      await keys.fill(page.getByLabel('Mot de passe', { exact: true }), ADMIN.password)
      await page.keyboard.press('Enter')
      await expectAddress(page, '/')
      await expect(userMenu(page)).toBeVisible()
    })
    await test.step('to the owners by the menu', async () => {
      await keys.tabTo(menuLink(page, 'Proprietaires'))
      await page.keyboard.press('Enter')
      await expect(page).toHaveTitle(/^proprietaires/i)
      await keys.isAt(page.locator(':focus'))
      await page.keyboard.press('n')
      await keys.isAt(control(page, 'name'))
    })
    await test.step('add one', async () => {
      await keys.type('Nadia Kaci')
      await keys.fill(control(page, 'email'), 'nadia')
      await keys.fill(control(page, 'phone'), '0550 11 22 33')
      await keys.tabTo(control(page, 'status'))
      await keys.press('Space')
      await keys.fill(control(page, 'expired_date'), '31/12/2030')
      await keys.fill(control(page, 'password'), 'secret-123')
      await keys.fill(control(page, 'confirmation_password'), 'secret-123')
      await keys.tabTo(send(page, 'Ajouter'))
      await page.keyboard.press('Enter')
    })
    await test.step('correct the mistake', async () => {
      await keys.isAt(control(page, 'email'))
      await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true')
      await keys.type('nadia@example.dz')
      await page.keyboard.press('Enter')
      await expect(toast(page, 'propriétaire ajouté avec succès')).toBeVisible()
      await keys.isAt(row(page, 'Nadia Kaci').getByRole('link', { name: 'Modifier' }))
      expect(await product.list('owner')).toMatchObject([
        { name: 'Nadia Kaci', email: 'nadia@example.dz', status: true, expired_date: '2030-12-31' },
      ])
    })
    await test.step('look at the profile, change nothing, log out', () => leaveByMenu(page))
  })
})

// More than the user menu has, which goes on at its top.
const MOST_ITEMS = 20

async function leaveByMenu(page: Page): Promise<void> {
  const keys = typistAt(page)
  await keys.tabTo(userMenu(page))
  await keys.press('Enter')
  const profile = page.getByRole('menuitem', { name: 'Profil' })
  // Its code comes with the first press.
  await expect(profile).toBeVisible()
  await keys.press('ArrowDown')
  for (let step = 0; step < MOST_ITEMS && !(await isFocused(page, 'Profil')); step += 1)
    await keys.press('ArrowDown')
  await keys.isAt(profile)
  await page.keyboard.press('Enter')
  await expectAddress(page, '/profile')
  await keys.tabTo(main(page).getByRole('link', { name: 'Modifier le profil' }))
  await page.keyboard.press('Enter')
  await expectAddress(page, '/profile/edit')
  await keys.tabTo(main(page).getByRole('link', { name: 'Annuler' }))
  await page.keyboard.press('Enter')
  await expectAddress(page, '/profile')
  await keys.isAt(main(page).getByRole('link', { name: 'Modifier le profil' }))
  await keys.tabTo(userMenu(page))
  await keys.press('Enter')
  await keys.press('ArrowUp')
  for (let step = 0; step < MOST_ITEMS && !(await isFocused(page, 'Se déconnecter')); step += 1)
    await keys.press('ArrowUp')
  await keys.isAt(page.getByRole('menuitem', { name: 'Se déconnecter' }))
  await page.keyboard.press('Enter')
  await expectAddress(page, '/login')
  await keys.press('Tab')
}

function isFocused(page: Page, text: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.textContent?.includes(wanted) === true, text)
}

test('by nothing but keys a stadium is added, and its owner on the way', async ({ page, product }) => {
  await make.owner(product, { name: 'Rachid Hamdi' })
  const keys = typistAt(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Rechercher partout' })).toBeVisible()
  await test.step('to the form by the palette', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await keys.type('stades')
    await page.keyboard.press('Enter')
    await keys.isAt(page.getByRole('heading', { level: 1, name: 'stades' }))
    await page.keyboard.press('n')
    await expectAddress(page, '/stadiums/create')
  })
  await test.step('add its owner', async () => {
    await keys.fill(control(page, 'name'), 'Stade du 20-Août')
    await keys.fill(control(page, 'owner_id'), 'Nadia')
    await expect(optionsOf(page)).toHaveText(['Créer…'])
    await keys.press('ArrowDown', 'Enter')
    const drawer = page.getByRole('dialog', { name: 'Ajoute Proprietaire' })
    await keys.isAt(drawer.getByLabel('Nom'))
    await keys.type('Nadia Kaci')
    await keys.fill(drawer.locator('[name="email"]'), 'nadia@example.dz')
    await keys.fill(drawer.locator('[name="password"]'), 'secret-123')
    await keys.fill(drawer.locator('[name="confirmation_password"]'), 'secret-123')
    await page.keyboard.press('Enter')
    await expect(drawer).toBeHidden()
    await keys.isAt(control(page, 'owner_id'))
    await expect(control(page, 'owner_id')).toHaveValue(/^Nadia Kaci/)
  })
  await test.step('say where it is, and save', async () => {
    await keys.fill(control(page, 'wilaya'), 'alger')
    await keys.press('Enter')
    await expect(control(page, 'wilaya')).toHaveValue('Alger')
    await expect(control(page, 'commune')).toBeEnabled()
    await keys.fill(control(page, 'commune'), 'bab el')
    await keys.press('ArrowDown', 'ArrowUp', 'Enter')
    await keys.fill(control(page, 'n_players'), '22')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Stade créé avec succès')).toBeVisible()
    await keys.isAt(row(page, 'Stade du 20-Août').getByRole('link', { name: 'Modifier' }))
    expect(await product.list('stadium')).toMatchObject([{ wilaya: 'Alger', n_players: 22 }])
  })
})

test('by nothing but keys a list is searched, read, changed and cleared', async ({
  page,
  product,
  announce,
}) => {
  // A row that the focus comes to is read ahead, and may be deleted by then.
  announce(/status of 404/)
  for (let each = 11; each <= 40; each += 1)
    await make.player(product, { name: `${each <= 20 ? 'Karim' : 'Joueur'} ${each}` })
  const keys = typistAt(page)
  await page.goto('/players')
  await expect(row(page, 'Joueur 35')).toBeVisible()
  await test.step('search', async () => {
    await keys.press('/')
    await keys.type('karim')
    await expect(page.locator('tbody tr')).toHaveCount(10)
    await keys.press('Tab')
  })
  await test.step('read a row beside the list, and go on', async () => {
    await keys.press('j', 'j', 'k', 'j')
    await keys.isAt(link(page, 'Karim 12'))
    // Keys are listened to from when the eye is there.
    await expect(row(page, 'Karim 12').getByRole('button', { name: 'Aperçu' })).toBeVisible()
    await keys.press('Space')
    const panel = page.getByRole('dialog').filter({ hasText: 'Karim 12' })
    await expect(panel).toBeVisible()
    await keys.press('Escape')
    await expect(panel).toBeHidden()
    await keys.isAt(link(page, 'Karim 12'))
  })
  await test.step('change a cell', async () => {
    await keys.press('F2', 'F2', 'F2')
    await keys.isAt(row(page, 'Karim 12').getByLabel('Téléphone'))
    await keys.type('0555 12 34 56')
    await keys.press('Tab')
    await expect(cell(page, 'Karim 12', 'phone')).toHaveText(/0555/)
    await keys.press('Escape')
  })
  await test.step('change the columns and the size of a page', () => arrangeList(page))
  await test.step('delete two, and take it back', () => deleteTwo(page))
  expect(await product.list('player')).toHaveLength(30)
})

async function arrangeList(page: Page): Promise<void> {
  const keys = typistAt(page)
  const columns = page.getByRole('button', { name: 'Colonnes' })
  await keys.tabTo(columns)
  await keys.press('Enter')
  const email = page.getByRole('checkbox', { name: 'email' })
  await keys.tabTo(email)
  await keys.press('Space')
  await expect(page.getByRole('columnheader', { name: 'email' })).toHaveCount(0)
  await keys.press('Escape')
  await expect(email).toBeHidden()
  await keys.isAt(columns)
  await keys.press('/')
  await keys.type('')
  await page.keyboard.press('Backspace')
  await expect(row(page, 'Joueur 35')).toBeVisible()
  const size = page.getByLabel('Fiches par page')
  await keys.tabTo(size)
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'Joueur 40')).toBeVisible()
  // The rows that have come push it out of sight; the next key leads back.
  await expect(size).toBeFocused()
  await keys.press('Shift+Tab')
}

async function deleteTwo(page: Page): Promise<void> {
  const keys = typistAt(page)
  await keys.tabTo(link(page, 'Karim 12'))
  await keys.press('x', 'j', 'x')
  await expect(page.getByRole('region', { name: 'Sélection' })).toContainText('2 fiches')
  await keys.press('Delete')
  await keys.tabTo(questionOf(page).getByRole('button', { name: 'Supprimer' }))
  await page.keyboard.press('Enter')
  await expect(toastsOf(page)).toContainText(['2 fiches supprimées'])
  await expect(row(page, 'Karim 12')).toHaveCount(0)
  await expect(undoOf(page)).toBeVisible()
  await keys.press('u')
  await expect(row(page, 'Karim 12')).toBeVisible()
  await keys.press('j')
}
