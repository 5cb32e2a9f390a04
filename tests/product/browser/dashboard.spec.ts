import { currentDay } from '../../../src/kinds/core/filter/days.ts'
import { addDays } from '../../../src/schema/period.ts'
import { findViolations } from '../../browser/harness/axe.ts'
import { make } from './harness/records.ts'
import { expectAddress } from '../../browser/harness/screens.ts'
import { expect, test } from '../../browser/harness/test.ts'
import { questionOf } from '../../browser/harness/toasts.ts'

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
  await expect(cards).toHaveText(CARDS.map(([label, , count]) => `${count}${label}`))
  for (const [label, path] of CARDS) {
    await cards.filter({ hasText: label }).getByRole('link').click()
    await expectAddress(page, path)
    await page.goBack()
  }
})

test('counts nothing as 0, and a new record the next time', async ({ page, product }) => {
  await page.goto('/')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveText(CARDS.map(([label]) => `0${label}`))
  await make.player(product)
  await page.getByRole('link', { name: 'Profil' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
  await page.getByRole('link', { name: 'Logo' }).click()
  await expect(cards.first()).toHaveText('1Joueurs')
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
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('0Joueurs')
})

test('that fails to load says why, and another try brings it', async ({ page, announce }) => {
  announce(/status of 500/)
  await page.route('**/api/home', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Base indisponible.' } }),
  )
  await page.goto('/')
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('Les chiffres n’ont pas pu être chargés.')
  await expect(problem).toContainText('Base indisponible.')
  await page.unroute('**/api/home')
  await problem.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('0Joueurs')
  await expect(problem).toHaveCount(0)
})

test('shows below the counts what the configs ask for, each with its way to the list', async ({
  page,
  product,
}) => {
  const born = `1999-${currentDay().slice(5)}`
  await make.player(product, { name: 'Rayan', role: 'forward', wilaya: 'Oran', commune: '', birthday: born })
  await make.player(product, { name: 'Yacine', role: 'goalkeeper', wilaya: '', commune: '', birthday: null })
  await make.owner(product, { name: 'Amel', expired_date: addDays(currentDay(), 29) })
  await page.goto('/')
  const card = (name: string) => page.getByRole('region', { name })
  const birthdays = card('Anniversaires de la semaine')
  await expect(birthdays.getByRole('row')).toHaveCount(2)
  await expect(birthdays.getByRole('link', { name: 'Rayan' })).toBeVisible()
  await expect(card('Abonnements qui expirent sous 30 jours').getByRole('row')).toHaveCount(2)
  await expect(card('Compétitions à venir')).toContainText('Rien à afficher pour le moment')
  await expect(card('Dernières modifications').getByRole('row')).toHaveCount(4)
  await expect(card('Joueurs par wilaya').locator('.recharts-bar-rectangle')).toHaveCount(2)
  await expect(card('Joueurs par rôle').locator('.recharts-sector')).toHaveCount(2)
  await card('Joueurs par wilaya').getByText('Voir en tableau').click()
  await expect(card('Joueurs par wilaya').getByRole('row', { name: 'Non renseigné 1' })).toBeVisible()
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
  await birthdays.getByRole('link', { name: 'Voir la fiche' }).click()
  await expectAddress(page, '/players?filter.birthday.anniversary=thisWeek')
  await expect(page.locator('tbody tr')).toHaveCount(1)
})
