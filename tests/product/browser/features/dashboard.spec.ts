import type { Page } from '@playwright/test'
import { currentDay } from '../../../../src/kinds/core/filter/days.ts'
import { addDays } from '../../../../src/schema/values/days.ts'
import { findViolations } from '../../../browser/harness/axe.ts'
import { ADMIN } from '../../../browser/harness/product.ts'
import { fillForm, submit } from '../../../browser/harness/form.ts'
import { make } from '../harness/records.ts'
import { expectAddress } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { questionOf, toast } from '../../../browser/harness/toasts.ts'

const CARDS = [
  ['Joueurs', '/players', '2'],
  ['Teams', '/teams', '1'],
  ['Proprietaires', '/owners', '3'],
  ['Stades', '/stadiums', '2'],
  ['Competitions', '/competitions', '1'],
] as const

test('has five cards with the counts, each a way to its list', async ({ page, product }) => {
  const player_id = await make.player(product)
  await make.player(product)
  await make.team(product, { player_id })
  await make.owner(product)
  await make.stadium(product)
  await make.competition(product, { stadium_id: await make.stadium(product) })
  await page.goto('/')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveText(CARDS.map(([label, , count]) => `${count}${label}+${count} cette semaine`))
  for (const [label, path] of CARDS) {
    await cards.filter({ hasText: label }).getByRole('link').click()
    await expectAddress(page, path)
    await page.goBack()
  }
})

test('counts nothing as 0, and a new record the next time', async ({ page, product }) => {
  await page.goto('/')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveText(CARDS.map(([label]) => `0${label}+0 cette semaine`))
  await make.player(product)
  await page.getByRole('link', { name: 'Profil' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
  await page.getByRole('link', { name: 'Logo' }).click()
  await expect(cards.first()).toHaveText(/^1Joueurs/)
})

test('stands even, whether something came this week or not', async ({ page, product }) => {
  await make.owner(product)
  const middle = async (part: string) =>
    new Set(
      await page
        .getByRole('main')
        .getByRole('listitem')
        .locator('a')
        .evaluateAll(
          (tiles, selector) =>
            tiles.map((tile) => {
              const { top } = tile.getBoundingClientRect()
              const box = tile.querySelector(selector)?.getBoundingClientRect()
              return box ? Math.round(box.top - top) : 'missing'
            }),
          part,
        ),
    )
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await expect(page.getByText('+1 cette semaine')).toBeVisible()
    for (const part of ['span', 'small']) {
      const places = await middle(part)
      expect([...places], `${part}, ${width} px`).toEqual([expect.any(Number)])
    }
  }
})

test('counts without a record that was deleted since the pointer came near its link', async ({
  page,
  product,
}) => {
  await make.player(product)
  await page.goto('/players')
  const counted = page.waitForResponse('**/api/home')
  await page.getByRole('link', { name: 'Logo' }).hover()
  await counted
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await questionOf(page).getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(0)
  await page.getByRole('link', { name: 'Logo' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('0Joueurs+0 cette semaine')
})

test('that fails to load says why, and another try brings it', async ({ page, announce }) => {
  announce(/status of 500/)
  await page.route('**/api/home', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Base indisponible.' } }),
  )
  await page.goto('/')
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('Les chiffres n’ont pas pu être chargés.')
  await expect(toast(page, 'Base indisponible.')).toBeVisible()
  await page.unroute('**/api/home')
  await problem.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('0Joueurs+0 cette semaine')
  await expect(problem).toHaveCount(0)
})

test('shows below the counts what is to do, and what the configs ask for', async ({ page, product }) => {
  const today = currentDay()
  const born = `1994-${today.slice(5)}`
  await make.player(product, { name: 'Rayan', role: 'forward', wilaya: 'Oran', commune: '', birthday: born })
  await make.player(product, { name: 'Yacine', role: 'goalkeeper', wilaya: '', commune: '', birthday: null })
  const owner_id = await make.owner(product, { name: 'Amel', expired_date: addDays(today, 29) })
  await make.owner(product, { name: 'Salim', expired_date: addDays(today, 31) })
  const stadium_id = await make.stadium(product, { name: 'Stade du 1er Mai', owner_id })
  await make.competition(product, { name: 'Coupe', stadium_id, date: today })
  await page.goto('/')
  const card = (name: string) => page.getByRole('region', { name })
  const years = Number(today.slice(0, 4)) - 1994
  const lines = (name: string) => card('À faire').getByRole('table', { name }).getByRole('row')
  await expect(lines('Anniversaires de la semaine')).toHaveText([`${dayOf(today)} · Rayan, ${years} ans`])
  await expect(lines('Abonnements qui expirent sous 30 jours')).toHaveText([
    /^\p{L}+\. \d+ \p{L}+\.? · Amel$/u,
  ])
  await expect(lines('Compétitions de la semaine')).toHaveText([`${dayOf(today)} · Coupe, Stade du 1er Mai`])
  const latest = card('Dernières modifications').getByRole('row')
  await expect(latest).toHaveCount(6)
  await expect(latest.first()).toHaveText(/Coupe.*Création automatique.*à l’instant/)
  await expect(card('Joueurs par wilaya').locator('.recharts-bar-rectangle')).toHaveCount(2)
  const roles = card('Joueurs par rôle')
  await expect(roles.locator('.recharts-sector')).toHaveCount(2)
  // As the config colours the values.
  for (const colour of ['red', 'yellow'])
    await expect(roles.locator(`.recharts-sector[fill*="-color-${colour}-"]`)).toHaveCount(1)
  await expect(roles.getByRole('row', { name: 'Total 2' })).toBeVisible()
  await expectEqualRows(page)
  await card('Joueurs par wilaya').getByText('Voir en tableau').click()
  await expect(card('Joueurs par wilaya').getByRole('row', { name: 'Non renseigné 1' })).toBeVisible()
  // What the top bar covers by half would be too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page, { colorScheme })).toEqual([])
  }
  await card('Joueurs par wilaya').getByRole('link', { name: 'Oran' }).click()
  await expectAddress(page, '/players?filter.wilaya.in=Oran')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.goBack()
  await card('Dernières modifications').getByRole('link', { name: 'Toute l’activité' }).click()
  await expectAddress(page, '/activity')
  await page.goBack()
  await page.getByRole('link', { name: 'Anniversaires de la semaine' }).click()
  await expectAddress(page, '/players?filter.birthday.anniversary=thisWeek')
  await expect(page.locator('tbody tr')).toHaveCount(1)
})

/** `ven. 27` */
function dayOf(day: string): string {
  const format = new Intl.DateTimeFormat('fr', { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** Cards that begin on one line end on one line. */
async function expectEqualRows(page: Page): Promise<void> {
  const boxes = await page
    .getByRole('main')
    .locator('section[aria-labelledby]:not(section section)')
    .filter({ hasNot: page.getByRole('heading', { name: 'Pour commencer' }) })
    .evaluateAll((cards) =>
      cards.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
    )
  expect(boxes).toHaveLength(4)
  for (const [top, bottom] of boxes)
    expect(new Set(boxes.filter(([other]) => other === top).map(([, end]) => end))).toEqual(new Set([bottom]))
  expect(new Set(boxes.map(([top]) => top)).size).toBe(2)
}

test('is arranged by each person: cards are moved and hidden by the keyboard, and stay so', async ({
  page,
  product,
}) => {
  await make.player(product, { role: 'forward', wilaya: 'Oran', commune: '' })
  await page.goto('/')
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  const headings = titles.filter({ hasNotText: 'Pour commencer' })
  const usual = ['À faire', 'Joueurs par rôle', 'Joueurs par wilaya', 'Dernières modifications']
  await expect(headings).toHaveText(usual)
  await page.getByRole('button', { name: 'Personnaliser' }).press('Enter')
  const panel = page.getByRole('dialog')
  await panel.getByRole('checkbox', { name: 'Joueurs par rôle' }).press('Space')
  await expect(headings).toHaveText(usual.filter((each) => each !== 'Joueurs par rôle'))
  const up = panel.getByRole('button', { name: 'Monter Dernières modifications' })
  await up.press('Enter')
  await up.press('Enter')
  const arranged = ['Dernières modifications', 'À faire', 'Joueurs par wilaya']
  await expect(headings).toHaveText(arranged)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Personnaliser' })).toBeFocused()
  await page.reload()
  await expect(headings).toHaveText(arranged)
  await page.getByRole('button', { name: 'Personnaliser' }).click()
  await panel.getByRole('button', { name: 'Rétablir les cartes' }).click()
  await expect(headings).toHaveText(usual)
})

test('draws a chart in its own shape until its code is there', async ({ page, product }) => {
  await make.player(product, { role: 'forward', wilaya: 'Oran', commune: '' })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/ChartDrawing/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const chart = page.getByRole('region', { name: 'Joueurs par rôle' })
  const before = await chart.boundingBox()
  await expect(chart.locator('[class*=ring]')).toBeVisible()
  release()
  await expect(chart.locator('.recharts-sector')).toHaveCount(1)
  expect(await chart.boundingBox()).toEqual(before)
})

test.describe('leads to the first records', () => {
  const steps = (page: Page) => page.getByRole('table', { name: 'Pour commencer' }).getByRole('row')

  test('in the order that references demand, with a tick for what is there, until all is', async ({
    page,
    product,
  }) => {
    await page.goto('/')
    const ways = 'AjouterImporter'
    await expect(steps(page)).toHaveText([
      `1Proprietaires${ways}`,
      `2Stades${ways}`,
      `3Joueurs${ways}`,
      `4Teams${ways}`,
      `5Competitions${ways}`,
    ])
    await expect(page.getByText('Rien à afficher pour le moment')).toHaveCount(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await findViolations(page, { colorScheme })).toEqual([])
    }
    await steps(page).filter({ hasText: 'Teams' }).getByRole('link', { name: 'Importer' }).click()
    await expectAddress(page, '/teams/import')
    const stadium_id = await make.stadium(product)
    await page.goto('/')
    await expect(steps(page).first().getByRole('img', { name: 'Fait' })).toBeVisible()
    await expect(steps(page)).toHaveText([
      'Proprietaires',
      'Stades',
      `3Joueurs${ways}`,
      `4Teams${ways}`,
      `5Competitions${ways}`,
    ])
    await make.team(product, { player_id: await make.player(product) })
    await make.competition(product, { stadium_id })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'À faire' })).toBeVisible()
    await expect(steps(page)).toHaveCount(0)
  })

  test('after an own password and an email, where the first one was printed', async ({ page, product }) => {
    await product.printPassword()
    await product.write('admin', 1, { email: '' })
    await page.goto('/')
    const card = page.getByRole('region', { name: 'Pour commencer' })
    const ticks = steps(page).getByRole('img', { name: 'Fait' })
    await expect(steps(page)).toHaveCount(7)
    await expect(steps(page).nth(0)).toHaveText('1Choisir votre mot de passeChoisir')
    await expect(steps(page).nth(1)).toHaveText('2Ajouter votre adresse emailAjouter')
    await expect(steps(page).nth(2)).toHaveText('3ProprietairesAjouterImporter')
    await expect(card).toContainText('0 sur 7')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await findViolations(page, { colorScheme })).toEqual([])
    }

    await steps(page).getByRole('link', { name: 'Choisir' }).click()
    await expectAddress(page, '/profile/edit/password')
    const secret = 'mon-propre-secret'
    await fillForm(page, {
      current_password: ADMIN.password,
      password: secret,
      confirmation_password: secret,
    })
    await submit(page)
    await expectAddress(page, '/profile')
    await page.getByRole('link', { name: 'Logo' }).click()
    await expect(ticks).toHaveCount(1)
    await expect(steps(page).nth(0)).toHaveText('Choisir votre mot de passe')

    await steps(page).nth(1).getByRole('link', { name: 'Ajouter' }).click()
    await expectAddress(page, '/profile/edit')
    await fillForm(page, { email: 'chef@example.dz' })
    await submit(page)
    await expectAddress(page, '/profile')
    await page.getByRole('link', { name: 'Logo' }).click()
    await expect(ticks).toHaveCount(2)
    await expect(card).toContainText('2 sur 7')
  })

  test('until somebody hides it', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Masquer' }).click()
    await expect(steps(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'À faire' })).toBeVisible()
    await expect(steps(page)).toHaveCount(0)
  })
})
