import type { Page } from '@playwright/test'
import { findViolations } from '../../browser/harness/axe.ts'
import { loggedIn, expect, test } from '../../browser/harness/test.ts'
import type { Product } from '../../browser/harness/product.ts'
import { expectAddress, expectNoSidewaysScroll } from '../../browser/harness/screens.ts'
import { undoOf } from '../../browser/harness/toasts.ts'
import { domainNamed } from '../../domains/domains.ts'
import { isDomainSelected } from '../../suite/selection.ts'

/** A week of this program begins on Saturday. */
const WEEK = '/planning?week=2026-03-07'
const DAYS = ['2026-03-07', '2026-03-13'] as const

const day = (page: Page, name: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 2 }) })
const sunday = (page: Page) => day(page, /^dimanche 8/)

/** Two vets and two animals. */
async function fill(product: Product) {
  const keeper_id = await product.create('keeper', { full_name: 'Amel Haddad' })
  const pet = (name: string) => product.create('pet', { name, species: 'Chat', keeper_id })
  const vet = (full_name: string, licence: string) =>
    product.create('vet', {
      full_name,
      licence,
      passphrase: 'une-phrase-secrète',
      passphrase_repeated: 'une-phrase-secrète',
    })
  return {
    rex: await pet('Rex'),
    mimi: await pet('Mimi'),
    samir: await vet('Dr Samir', 'V-0002'),
    lina: await vet('Dr Lina', 'V-0003'),
  }
}

test.describe('the planning of the clinic, drawn with the product’s parts', () => {
  test.skip(!isDomainSelected('clinic'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('clinic') })

  test('shows a week, and another one, of all vets or of one, by its address', async ({ page, product }) => {
    const { rex, mimi, samir, lina } = await fill(product)
    await product.create('visit', {
      pet_id: rex,
      vet_id: samir,
      day: '2026-03-08',
      at: '10:30',
      urgency: 'high',
    })
    await product.create('visit', { pet_id: mimi, vet_id: lina, day: '2026-03-08', at: '09:00' })
    await product.create('visit', { pet_id: mimi, vet_id: lina, day: DAYS[1], at: '15:00' })
    await product.create('visit', { pet_id: rex, vet_id: lina, day: '2026-03-14', at: '08:00' })
    await page.goto(WEEK)
    await expect(page).toHaveTitle(/^Planning/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planning')
    await expect(sunday(page).getByRole('listitem')).toHaveText([
      /09:00 Mimi.*Dr Lina/,
      /10:30 Rex.*Dr Samir.*forte/,
    ])
    await expect(day(page, /^vendredi 13/).getByRole('listitem')).toHaveText([/15:00 Mimi/])
    await expect(page.getByText('08:00 Rex')).toHaveCount(0)
    const chart = page.getByRole('region', { name: 'Visites par vétérinaire' })
    await chart.getByText('Voir en tableau').click()
    await expect(chart.getByRole('row', { name: /Dr Lina/ })).toContainText('2')
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
    expect(await findViolations(page, { colorScheme: 'dark' })).toEqual([])

    await page.getByRole('button', { name: 'Semaine suivante' }).click()
    await expectAddress(page, '/planning?week=2026-03-14')
    await expect(day(page, /^samedi 14/).getByRole('listitem')).toHaveText([/08:00 Rex/])
    await page.goBack()
    await page.getByRole('combobox', { name: 'Vétérinaire' }).click()
    await page.getByRole('option', { name: 'Dr Samir' }).click()
    await expectAddress(page, `/planning?week=2026-03-07&vet=${samir}`)
    await expect(sunday(page).getByRole('listitem')).toHaveText([/10:30 Rex/])
    await page.reload()
    await expect(sunday(page).getByRole('listitem')).toHaveText([/10:30 Rex/])
    const vet = page.getByRole('combobox', { name: 'Vétérinaire' })
    await expect(vet).toHaveValue('Dr Samir')
    await vet.fill('')
    await page.keyboard.press('Tab')
    await expectAddress(page, '/planning?week=2026-03-07')
    await expect(sunday(page).getByRole('listitem')).toHaveCount(2)
  })

  test('books by the keyboard alone, and tells at the hour that it is taken', async ({
    page,
    product,
    announce,
  }) => {
    announce(/400/)
    const { rex, mimi, samir } = await fill(product)
    await product.create('visit', { pet_id: rex, vet_id: samir, day: '2026-03-08', at: '10:30' })
    await page.goto(`${WEEK}&vet=${samir}`)
    const add = page.getByRole('button', { name: /Nouvelle visite, dimanche/ })
    await add.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Nouvelle visite' })
    await expect(dialog).toBeVisible()
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
    await expect(dialog.getByRole('combobox', { name: /Animal/ })).toBeFocused()
    await page.keyboard.type('Mim')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const at = dialog.getByRole('textbox', { name: 'Heure' })
    await at.focus()
    await at.fill('10:30')
    await page.keyboard.press('Enter')
    await expect(at).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog).toBeVisible()
    await expect(at).toBeFocused()
    await at.fill('11:00')
    await page.keyboard.press('Enter')
    await expect(page.getByText('visite : fiche ajoutée')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(add).toBeFocused()
    await expect(sunday(page).getByRole('listitem')).toHaveText([/10:30 Rex/, /11:00 Mimi/])
    expect((await product.list('visit')).at(-1)).toMatchObject({
      pet_id: mimi,
      vet_id: samir,
      day: '2026-03-08',
    })
  })

  test('changes a visit in a dialog, which asks before what was typed is lost', async ({ page, product }) => {
    const { rex, samir } = await fill(product)
    const id = await product.create('visit', {
      pet_id: rex,
      vet_id: samir,
      day: '2026-03-08',
      at: '10:30',
      exams: ['blood'],
    })
    await page.goto(WEEK)
    await page.getByRole('button', { name: '10:30 Rex' }).click()
    const dialog = page.getByRole('dialog', { name: 'Modifier la visite' })
    await expect(dialog.getByLabel('Compte rendu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: '10:30 Rex' }).click()
    await dialog.getByLabel('Compte rendu').fill('Tout va bien.')
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog').filter({ hasText: 'Compte rendu' }).last()
    await question.getByRole('button', { name: 'Rester' }).click()
    await expect(dialog.getByLabel('Compte rendu')).toHaveValue('Tout va bien.')
    await dialog.getByRole('button', { name: 'Modifier' }).click()
    await expect(dialog).toBeHidden()
    // What the form does not ask for stays.
    expect(await product.read('visit', id)).toMatchObject({
      report: 'Tout va bien.',
      exams: ['blood'],
      vet_id: samir,
    })
  })

  test('is left with a dialog open only by whoever gives up what was typed', async ({ page, product }) => {
    await fill(product)
    await page.goto('/visits')
    await page.getByRole('navigation').getByRole('link', { name: 'Planning' }).click()
    await page.getByRole('button', { name: 'Nouvelle visite', exact: true }).click()
    const report = page.getByRole('dialog', { name: 'Nouvelle visite' }).getByLabel('Compte rendu')
    await report.fill('Tout va bien.')
    const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer\u202f?' })
    await page.goBack()
    // Its form keeps no draft.
    await expect(question.getByRole('button')).toHaveText(['Quitter sans enregistrer', 'Rester'])
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expectAddress(page, '/planning')
    await expect(report).toHaveValue('Tout va bien.')
    await page.goBack()
    await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
    await expectAddress(page, '/visits')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('closes a visit from its card, as the action’s own buttons do', async ({ page, product }) => {
    const { rex, samir } = await fill(product)
    const id = await product.create('visit', { pet_id: rex, vet_id: samir, day: '2026-03-08', at: '10:30' })
    await page.goto(WEEK)
    await sunday(page).getByRole('button', { name: 'Clôturer' }).click()
    await expect(page.getByText('visite clôturée')).toBeVisible()
    // It is offered no more.
    await expect(sunday(page).getByRole('button', { name: 'Clôturer' })).toHaveCount(0)
    expect((await product.read('visit', id))['is_closed']).toBe(true)
  })

  test('shows at once what somebody else changes', async ({ page, product, browser }) => {
    const { rex, samir, lina } = await fill(product)
    await product.create('visit', { pet_id: rex, vet_id: lina, day: '2026-03-08', at: '10:30' })
    const streaming = page.waitForResponse(/\/api\/events/)
    await page.goto(WEEK)
    await streaming
    const cookie = await product.logIn('V-0002', 'une-phrase-secrète')
    const context = await browser.newContext({
      baseURL: product.url,
      storageState: loggedIn(product.url, cookie),
    })
    const other = await context.newPage()
    await other.goto(`${WEEK}&vet=${samir}`)
    await other.getByRole('button', { name: 'Nouvelle visite', exact: true }).click()
    const dialog = other.getByRole('dialog', { name: 'Nouvelle visite' })
    await dialog.getByRole('combobox', { name: /Animal/ }).click()
    await other.getByRole('option', { name: /Rex/ }).click()
    await dialog.getByLabel('Jour').fill('09/03/2026')
    await dialog.getByRole('textbox', { name: 'Heure' }).fill('08:15')
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('08:15 Rex')).toBeVisible()
    await context.close()
  })

  test('says that it loads, and where it fails lets it be tried again', async ({
    page,
    product,
    announce,
  }) => {
    announce(/500|Failed to load/)
    const { rex, samir } = await fill(product)
    await product.create('visit', { pet_id: rex, vet_id: samir, day: '2026-03-08', at: '10:30' })
    let isBroken = true
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/v2/visits?**', async (route) => {
      if (!isBroken) return route.continue()
      await held
      return route.fulfill({ status: 500, json: { success: false, message: 'En panne.' } })
    })
    await page.goto(WEEK)
    await expect(page.getByRole('status', { name: 'Chargement…' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planning')
    answer()
    const problem = page.getByRole('alert').filter({ hasText: 'Cet écran n’a pas pu être chargé.' })
    await expect(problem).toBeVisible()
    isBroken = false
    await problem.getByRole('button', { name: 'Réessayer' }).click()
    await expect(sunday(page).getByRole('listitem')).toHaveText([/10:30 Rex/])
  })

  test('is a list of days on a phone', async ({ page, product }) => {
    const { rex, samir } = await fill(product)
    await product.create('visit', { pet_id: rex, vet_id: samir, day: '2026-03-08', at: '10:30' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(WEEK)
    await expect(page.getByText('10:30 Rex')).toBeVisible()
    await expectNoSidewaysScroll(page, WEEK)
    const [above, below] = await Promise.all([
      day(page, /^samedi 7/).boundingBox(),
      sunday(page).boundingBox(),
    ])
    expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
    await page.getByRole('button', { name: '10:30 Rex' }).click()
    await expect(page.getByRole('dialog', { name: 'Modifier la visite' })).toBeVisible()
    await expectNoSidewaysScroll(page, WEEK)
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
  })

  test('has a table that sorts, selects and opens, and saves and deletes without a form', async ({
    page,
    product,
    announce,
  }) => {
    announce(/400/)
    const { rex, mimi, samir } = await fill(product)
    const create = (pet_id: number, day: string, at: string, is_closed = false) =>
      product.create('visit', { pet_id, vet_id: samir, day, at, is_closed })
    const early = await create(rex, '2026-03-08', '08:00')
    const late = await create(mimi, '2026-03-08', '10:30')
    const last = await create(rex, '2026-03-10', '09:00')
    await create(mimi, '2026-03-09', '09:00', true)
    await create(mimi, '2026-03-12', '09:00')
    await page.goto('/closing')
    await expect(page).toHaveTitle(/^À clôturer/)
    const table = page.getByRole('table', { name: 'Visites à clôturer' })
    const rows = table.locator('tbody').getByRole('row')
    // Three are asked for.
    await expect(rows).toHaveText([/08:00.*Rex/, /10:30.*Mimi/, /10\/03\/2026.*Rex/])
    await expect(page.getByText('Il y a plus de fiches que cet écran n’en montre.')).toBeVisible()
    await table.getByRole('button', { name: 'Jour' }).click()
    await expect(table.getByRole('columnheader', { name: 'Jour' })).toHaveAttribute('aria-sort', 'descending')
    await expect(rows).toHaveText([/12\/03\/2026/, /10\/03\/2026/, /08\/03\/2026/])
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])

    await table.getByRole('button', { name: 'Jour' }).click()
    await table.getByRole('button', { name: 'Jour' }).click()
    // Another visit of the vet is at that hour.
    await page.getByRole('row', { name: /10:30/ }).getByRole('button', { name: 'À 8 h' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    expect((await product.read('visit', late))['at']).toBe('10:30')
    await page
      .getByRole('row', { name: /10\/03\/2026/ })
      .getByRole('button', { name: 'À 8 h' })
      .click()
    await expect(page.getByRole('row', { name: /10\/03\/2026/ })).toContainText('08:00')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    expect(await product.read('visit', last)).toMatchObject({ at: '08:00', pet_id: rex })

    await page.getByRole('button', { name: '10/03/2026' }).click()
    const report = page.getByRole('dialog', { name: 'Visite du 2026-03-10' })
    await expect(report.getByText('Le compte rendu est remis au propriétaire.')).toBeVisible()
    await report.getByLabel('Ce qui a été fait').fill('Radio faite.')
    await report.getByRole('button', { name: 'Modifier' }).click()
    await expect(report).toBeHidden()
    expect(await product.read('visit', last)).toMatchObject({ report: 'Radio faite.', at: '08:00' })

    await page
      .getByRole('row', { name: /10\/03\/2026/ })
      .getByRole('button', { name: 'Supprimer' })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByRole('row', { name: /10\/03\/2026/ })).toHaveCount(0)
    await undoOf(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByRole('row', { name: /10\/03\/2026/ })).toBeVisible()
    await page
      .getByRole('row', { name: /10\/03\/2026/ })
      .getByRole('button', { name: 'Supprimer' })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByRole('row', { name: /10\/03\/2026/ })).toHaveCount(0)

    await table.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
    await page
      .getByRole('row', { name: /12\/03\/2026/ })
      .getByRole('checkbox')
      .uncheck()
    await page.getByRole('button', { name: 'Clôturer la sélection' }).click()
    const question = page.getByRole('dialog', { name: 'Clôturer ces visites ?' })
    await expect(question).toContainText('2 visites')
    await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused()
    await question.getByRole('button', { name: 'Clôturer' }).click()
    await expect(question).toBeHidden()
    await expect(rows).toHaveText([/12\/03\/2026/])
    expect((await product.read('visit', early))['is_closed']).toBe(true)
    await page
      .getByRole('navigation', { name: 'Fil d’Ariane' })
      .getByRole('link', { name: 'Planning' })
      .click()
    await expectAddress(page, '/planning')
  })

  test('has a table that is cards on a phone', async ({ page, product }) => {
    const { rex, samir } = await fill(product)
    await product.create('visit', { pet_id: rex, vet_id: samir, day: '2026-03-08', at: '10:30' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/closing')
    await expect(page.getByRole('row', { name: /10:30/ })).toBeVisible()
    await expectNoSidewaysScroll(page, '/closing')
    await expect(page.getByRole('columnheader', { name: 'Jour' })).toBeHidden()
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
  })
})
