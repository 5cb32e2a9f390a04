import { currentDay } from '../../../src/kinds/core/filter/days.ts'
import { addDays } from '../../../src/schema/period.ts'
import { activity } from '#features/activity/texts.ts'
import { findViolations } from '../../browser/harness/axe.ts'
import { control, fillForm, submit } from '../../browser/harness/form.ts'
import { make } from './harness/records.ts'
import { addressOf } from '../../browser/harness/screens.ts'
import { expect, test } from '../../browser/harness/test.ts'
import { toastsOf } from '../../browser/harness/toasts.ts'

test('what was changed yesterday is three clicks away', async ({ page, product }) => {
  const id = await make.player(product, { name: 'Rayan' })
  await product.update('player', id, { name: 'Yanis' })
  // Today's changes are yesterday's of tomorrow.
  await page.clock.setFixedTime(Date.now() + 86_400_000)
  await page.goto('/')
  await page.getByRole('button', { name: 'chef' }).click()
  await page.getByRole('menuitem', { name: 'Activité' }).click()
  await page.getByRole('button', { name: 'Hier' }).click()
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toContainText(['ModificationYanis', 'CréationYanis'])
  const [updated] = await entries.all()
  await updated?.getByText('Détails').click()
  await expect(page.locator('main dd').first()).toContainText('Rayan')
  for (const colorScheme of ['light', 'dark'] as const) {
    expect(await findViolations(page, { colorScheme })).toEqual([])
  }
  await page.getByLabel('Action').selectOption('Connexion')
  await expect(page.getByText('Rien ne correspond à ces filtres.')).toBeVisible()
  expect(addressOf(page)).toContain('action=loggedIn')
  await page.getByRole('button', { name: 'Tout afficher' }).click()
  await expect(entries).toHaveCount(2)
  await entries.getByRole('link', { name: 'Yanis' }).first().click()
  await expect(page).toHaveURL(`/players/edit/${id}`)
})

test('a former state of a record fills the form, beside what was typed, and is saved as any input', async ({
  page,
  product,
}) => {
  const id = await make.player(product, { name: 'Rayan', role: 'defender', wilaya: 'Alger' })
  await product.update('player', id, { name: 'Yanis', wilaya: 'Oran', commune: 'Oran' })
  await product.update('player', id, { role: 'forward' })
  await page.goto(`/players/edit/${id}`)
  await fillForm(page, { address: 'Bab El Oued' })
  await page.getByRole('group').filter({ hasText: 'Modifié' }).locator('summary').click()
  const states = page.getByRole('button', { name: /^Reprendre cet état/ })
  await expect(states).toHaveCount(2)
  await expect(states.first()).toHaveAccessibleDescription('1 champ diffère d’aujourd’hui\u202f: Rôle')
  await expect(states.last()).toHaveAccessibleDescription(
    '4 champs diffèrent d’aujourd’hui\u202f: Nom, Rôle, Wilaya, Commune',
  )
  await states.last().click()
  await expect(toastsOf(page)).toContainText([/est repris dans le formulaire/])
  await expect(control(page, 'name')).toHaveValue('Rayan')
  await expect(control(page, 'address')).toHaveValue('Bab El Oued')
  expect(await product.read('player', id)).toMatchObject({ name: 'Yanis' })
  await submit(page)
  await expect(page).toHaveURL('/players')
  expect(await product.read('player', id)).toMatchObject({
    name: 'Rayan',
    role: 'defender',
    wilaya: 'Alger',
    commune: 'Bab El Oued',
    address: 'Bab El Oued',
  })
})

test.describe('far from home', () => {
  test.use({ timezoneId: 'Pacific/Midway' })

  test('the activity goes by the clocks of the program, its day typed as in any form', async ({
    page,
    product,
  }) => {
    const timeZone = 'Africa/Algiers'
    await make.player(product, { name: 'Rayan' })
    const today = currentDay()
    await page.goto(`/activity?entity=player&day=${addDays(today, -1)}`)
    await expect(page.getByText('Rien ne correspond à ces filtres.')).toBeVisible()
    await page.getByRole('textbox', { name: activity.day }).fill(today.split('-').reverse().join('/'))
    const entries = page.getByRole('main').getByRole('listitem')
    await expect(entries).toContainText(['CréationRayan'])
    expect(addressOf(page)).toContain(`day=${today}`)
    const time = entries.locator('time')
    const at = new Date((await time.getAttribute('datetime')) ?? '')
    await expect(time).toHaveText(new Intl.DateTimeFormat('fr', { timeStyle: 'short', timeZone }).format(at))
    const day = new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeZone }).format(at)
    await expect(page.getByRole('heading', { name: day })).toBeVisible()
  })
})
