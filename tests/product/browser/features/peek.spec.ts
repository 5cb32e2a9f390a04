import type { Page } from '@playwright/test'
import { findViolations } from '../../../browser/harness/axe.ts'
import { control } from '../../../browser/harness/form.ts'
import { expectAddress, row } from '../../../browser/harness/screens.ts'
import { expect, loggedIn, test } from '../../../browser/harness/test.ts'
import { questionOf, toastsOf } from '../../../browser/harness/toasts.ts'
import { startPlainBackend } from '../harness/plain-backend.ts'
import { make, storedPicture } from '../harness/records.ts'
import { findSmallTargets, LEAST_TARGET } from '../harness/targets.ts'

const PHONE = { width: 390, height: 844 }
const LONG = 'Championnat_intercommunal_des_quartiers_de_la_wilaya_d’Oran_'.repeat(3)

const panel = (page: Page) => page.getByRole('dialog')
const titleOf = (page: Page) => panel(page).getByRole('heading', { level: 2 }).first()
const linkOf = (page: Page, name: string) => row(page, name).getByRole('rowheader').getByRole('link')

const eyeOf = (page: Page, name: string) => row(page, name).getByRole('button', { name: 'Aperçu' })

async function pressSpace(page: Page, name: string) {
  // Keys are listened to from when the eye is there.
  await expect(eyeOf(page, name)).toBeVisible()
  await linkOf(page, name).press('Space')
}

async function peekAt(page: Page, name: string) {
  await pressSpace(page, name)
  await expect(titleOf(page)).toHaveText(name)
}

test('the space bar reads a row beside its list; keys go on, edit, and lead back', async ({
  page,
  product,
}) => {
  const picture = await storedPicture()
  await make.player(product, { name: 'Badis' })
  const id = await make.player(product, { name: 'Rayan', role: 'forward', phone: '0770 12', picture })
  const first = await make.player(product, { name: 'Amine' })
  await product.update('player', id, { phone: '0770 35' })
  await page.goto('/players')
  await row(page, 'Rayan').getByRole('checkbox').press('Space')
  await expect(row(page, 'Rayan').getByRole('checkbox')).toBeChecked()
  await expect(panel(page)).toHaveCount(0)

  await peekAt(page, 'Rayan')
  await expectAddress(page, `/players?peek=${id}`)
  await expect(panel(page)).toBeFocused()
  await expect(panel(page).getByRole('term')).toHaveText([
    'Nom',
    'Date de naissance',
    'Rôle',
    'Email',
    'Téléphone',
    'Wilaya',
    'Commune',
    'Addresse',
    'Description',
    // Of the history.
    'Téléphone',
  ])
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([
    'Identité',
    'Coordonnées',
    'À propos',
  ])
  await expect(panel(page).getByRole('definition').filter({ hasText: 'Attaquant' })).toBeVisible()
  const large = panel(page).getByRole('group', { name: 'Image' }).locator('img')
  await expect(large).toHaveAttribute('src', /^\/uploads\/[^?]+$/)
  await expect(panel(page).getByRole('link', { name: 'Teams' })).toBeVisible()
  await expect(panel(page).getByRole('region', { name: 'Historique' })).toContainText('0770 12')

  await page.keyboard.press('ArrowDown')
  await expect(titleOf(page)).toHaveText('Amine')
  await expectAddress(page, `/players?peek=${first}`)
  await page.keyboard.press('j')
  await expect(titleOf(page)).toHaveText('Amine')
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expect(titleOf(page)).toHaveText('Badis')
  await page.keyboard.press('Escape')
  await expectAddress(page, '/players')
  await expect(panel(page)).toHaveCount(0)
  await expect(linkOf(page, 'Badis')).toBeFocused()
  // It closed the panel alone.
  await expect(row(page, 'Rayan').getByRole('checkbox')).toBeChecked()

  await peekAt(page, 'Rayan')
  // The form waits for no answer: it has the record.
  await page.route(`**/api/player/read/${id}`, () => undefined)
  await page.keyboard.press('Enter')
  await expectAddress(page, `/players/edit/${id}`)
  await expect(control(page, 'name')).toHaveValue('Rayan')
  await page.goBack()
  await expect(titleOf(page)).toHaveText('Rayan')
  await page.goBack()
  await expect(panel(page)).toHaveCount(0)
  await expectAddress(page, '/players')
})

test('the eye shows on the row that is pointed at or has the focus, and steps go over pages', async ({
  page,
  product,
}) => {
  for (let each = 1; each <= 26; each += 1)
    await make.owner(product, {
      name: `Numéro ${String(each).padStart(2, '0')}`,
      email: `o${each}@example.dz`,
    })
  await page.goto('/owners')
  const names = page.getByRole('rowheader')
  await expect(names).toHaveCount(25)
  const [last = ''] = (await names.allTextContents()).slice(-1)
  const eye = eyeOf(page, last)
  await expect(eye).toHaveCSS('opacity', '0')
  await row(page, last).getByRole('link', { name: 'Modifier' }).focus()
  await page.keyboard.press('Tab')
  await expect(eye).toBeFocused()
  await expect(eye).toHaveCSS('opacity', '1')
  await page.getByRole('heading', { level: 1 }).click()
  await row(page, last).hover()
  await expect(eye).toHaveCSS('opacity', '1')
  await eye.click()
  await expect(titleOf(page)).toHaveText(last)
  // Nothing that can be pressed lies below the panel.
  await expect(row(page, last).getByRole('button', { name: 'Supprimer' })).toBeInViewport({ ratio: 1 })

  await panel(page).getByRole('button', { name: 'Fiche suivante' }).click()
  await expect(titleOf(page)).not.toHaveText(last)
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(names).toHaveText([await titleOf(page).innerText()])
  await expect(panel(page).getByRole('button', { name: 'Fiche suivante' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await panel(page).getByRole('button', { name: 'Fiche précédente' }).click()
  await expect(titleOf(page)).toHaveText(last)
  await page.goBack()
  await expect(panel(page)).toHaveCount(0)
  await expectAddress(page, '/owners')
})

test('two competitions stand side by side, and their differences are marked', async ({ page, product }) => {
  const stadium_id = await make.stadium(product, { name: 'Bologhine' })
  const shared = { stadium_id, type: 'groupe', status: 'looking', date: '2026-05-01' }
  const pinned = await make.competition(product, { ...shared, name: 'Coupe', n_teams: 8 })
  const id = await make.competition(product, { ...shared, name: LONG, n_teams: 16 })
  await page.goto('/competitions')
  await peekAt(page, 'Coupe')
  await panel(page).getByRole('button', { name: 'Comparer' }).click()
  await expect(panel(page)).toContainText('Coupe reste affichée')
  await linkOf(page, LONG).press('Space')
  await expectAddress(page, `/competitions?peek=${id}&pinned=${pinned}`)
  const table = panel(page).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Champ', 'Coupe', LONG])
  await expect(panel(page).getByText('2 différences')).toBeVisible()
  await expect(table.getByRole('row', { name: 'différent Nombre d’équipes 8 16' })).toBeVisible()
  await expect(table.getByRole('row', { name: 'Type groupe groupe', exact: true })).toBeVisible()
  await expectNothingWider(page)
  expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
  await panel(page).getByLabel('Seulement les différences').check()
  await expect(table.getByRole('rowheader')).toHaveText(['Nom', 'Nombre d’équipes'])
  await panel(page).getByRole('button', { name: 'Ne plus comparer' }).click()
  await expect(titleOf(page)).toHaveText(LONG)
})

test('a shared link opens it; a record that is gone says so, and one that is slow shows its shape', async ({
  page,
  product,
  announce,
}) => {
  // Looking for violations four times takes its time.
  test.slow()
  announce(/status of 404/)
  const id = await make.player(product, { name: 'سفيان بن شهيدة' })
  const gone = await make.player(product, { name: 'Rayan' })
  await page.goto('/players')
  await product.destroy('player', gone)
  await pressSpace(page, 'Rayan')
  await expect(panel(page).getByRole('alert')).toContainText('Cette fiche n’existe plus')
  await expect(toastsOf(page)).toHaveCount(1)

  let clear = () => {}
  const held = new Promise<void>((resolve) => (clear = resolve))
  await page.route(`**/api/player/read/${id}`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/players?peek=${id}`)
  await expect(panel(page).getByRole('status', { name: 'Chargement…' })).toBeVisible()
  await expect(titleOf(page)).toHaveText('سفيان بن شهيدة')
  expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
  clear()
  await expect(panel(page).getByRole('heading', { level: 3 }).first()).toHaveText('Identité')
  await expect(panel(page).getByRole('region', { name: 'Historique' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await findViolations(page, { colorScheme })).toEqual([])
  }
  await row(page, 'سفيان بن شهيدة').getByRole('button', { name: 'Supprimer' }).click()
  await questionOf(page).getByRole('button', { name: 'Supprimer' }).click()
  await expect(panel(page).getByRole('alert')).toContainText('Cette fiche n’existe plus')
  await expect(toastsOf(page)).toHaveText(['Joueur supprimer difinitivement!'])
  await panel(page).getByRole('button', { name: 'Fermer l’aperçu' }).click()
  await expectAddress(page, '/players')
})

test('the buttons of the list have one line beside it', async ({ page, product }) => {
  await make.player(product, { name: 'Rayan' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/players')
  await row(page, 'Rayan').hover()
  await row(page, 'Rayan').getByRole('button', { name: 'Aperçu' }).click()
  await expect(page.getByRole('button', { name: 'Comparer' })).toBeVisible()
  const middles = () =>
    page
      .getByRole('main')
      .getByRole('search')
      .locator(':is(input, button):visible')
      .evaluateAll((all) => {
        const boxes = all.map((each) => each.getBoundingClientRect())
        return new Set(boxes.map(({ y, height }) => Math.round((y + height / 2) / 8))).size
      })
  await expect.poll(middles).toBe(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('it is a sheet from the bottom, opened by the menu of a row', async ({ page, product }) => {
    await make.player(product, { name: LONG, picture: await storedPicture() })
    await make.player(product, { name: 'Amine' })
    await page.goto('/players')
    await row(page, LONG).getByRole('button', { name: 'actions' }).tap()
    await eyeOf(page, LONG).tap()
    await expect(titleOf(page)).toHaveText(LONG)
    await expect(panel(page)).toHaveAttribute('aria-modal', 'true')
    await expect
      .poll(() => panel(page).evaluate((sheet) => Math.round(sheet.getBoundingClientRect().bottom)))
      .toBe(PHONE.height)
    await expectNothingWider(page)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
    const small = await findSmallTargets(page, LEAST_TARGET.phone)
    // What lies below the sheet is looked at elsewhere.
    expect(small.filter((each) => !each.startsWith('a “'))).toEqual([])
    await panel(page).getByRole('button', { name: 'Fiche suivante' }).tap()
    await expect(titleOf(page)).toHaveText('Amine')
    await panel(page).getByRole('button', { name: 'Fermer l’aperçu' }).tap()
    await expect(panel(page)).toHaveCount(0)
    await expectAddress(page, '/players')
  })
})

/** No word of the panel is cut, and nothing sticks out of it. */
async function expectNothingWider(page: Page): Promise<void> {
  expect(await panel(page).evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
}

/** Of a player: ids that are texts, and whom nobody but the super-administrator may change. */
const readOnly = (script: string) =>
  script.replace('name:`player`,path:`/players`', 'ids:`text`,access:{update:[]},$&')

test('for whom may not edit the link of a row leads to it, whatever backend and ids', async ({ browser }) => {
  const plain = await startPlainBackend({ rewrite: readOnly })
  plain.answer('/api/admin/data', { json: { success: true, adminData: { id: 2, name: 'Lecteur' } } })
  await plain.create('player', { id: 'zoé/1 ?#&%', name: 'Zoé', email: 'zoe@example.dz', phone: '0661' })
  await plain.create('player', { id: '007', name: 'Sept', email: 'sept@example.dz', phone: '0555' })
  const storageState = loggedIn(plain.url, { name: 'plain', value: 'session' })
  const context = await browser.newContext({ baseURL: plain.url, storageState })
  const page = await context.newPage()
  await page.goto('/players')
  await expect(linkOf(page, 'Zoé')).toBeVisible()
  await expect(row(page, 'Zoé').getByRole('link', { name: 'Modifier' })).toHaveCount(0)
  await expect(eyeOf(page, 'Zoé')).toBeVisible()
  await linkOf(page, 'Zoé').click()
  await expectAddress(page, `/players?${new URLSearchParams({ peek: 'zoé/1 ?#&%' }).toString()}`)
  await expect(titleOf(page)).toHaveText('Zoé')
  await expect(panel(page).getByText('0661')).toBeVisible()
  await expect(panel(page).getByRole('link', { name: 'Modifier' })).toHaveCount(0)
  await expect(panel(page).getByRole('region')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(titleOf(page)).toHaveText('Sept')
  await page.keyboard.press('Enter')
  await expect(titleOf(page)).toHaveText('Sept')
  await context.close()
  await plain.die()
})
