import { currentDay } from '../../../../src/kinds/core/filter/days.ts'
import { addDays } from '../../../../src/schema/values/days.ts'
import { activity } from '#features/activity/texts.ts'
import { findViolations } from '../../../browser/harness/axe.ts'
import { control, fillForm, submit } from '../../../browser/harness/form.ts'
import { make } from '../harness/records.ts'
import { addressOf } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { toastsOf } from '../../../browser/harness/toasts.ts'

test('what was changed yesterday is told with its values, and logins where they are asked for', async ({
  page,
  product,
}) => {
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
  await expect(entries.first().getByRole('definition')).toHaveText(/Rayan.*Yanis/)
  await expect(entries.last().getByText('Rayan')).toBeHidden()
  await entries
    .last()
    .getByText(/^\d+ champs$/)
    .click()
  await expect(entries.last().getByRole('definition').first()).toHaveText('Rayan')
  for (const colorScheme of ['light', 'dark'] as const) {
    expect(await findViolations(page, { colorScheme })).toEqual([])
  }
  await page.getByRole('button', { name: 'Connexions' }).click()
  expect(addressOf(page)).toContain('logins=true')
  await page.getByLabel('Action').selectOption('Connexion')
  await expect(page.getByText('Rien ne correspond à ces filtres.')).toBeVisible()
  expect(addressOf(page)).toContain('action=loggedIn')
  await page.getByRole('button', { name: 'Tout afficher' }).click()
  await expect(entries).toHaveCount(2)
  await entries.getByRole('link', { name: 'Yanis' }).first().click()
  await expect(page).toHaveURL(`/players/edit/${id}`)
})

test('its filter offers what this program can log, in which nobody makes keys or runs actions', async ({
  page,
}) => {
  await page.goto('/activity')
  const offered = page.getByLabel('Action').getByRole('option')
  await expect(offered).toHaveText([
    'Toutes les actions',
    'Création',
    'Modification',
    'Suppression',
    'Restauration',
    'Connexion',
    'Déconnexion',
    'Échec de connexion',
    'Échec de confirmation',
    'Sessions terminées',
    'Second facteur activé',
    'Second facteur désactivé',
    'Second facteur réinitialisé',
    'Échec du second facteur',
    'Codes de secours créés',
    'Code de secours utilisé',
  ])
})

test('on a phone the first entry is in sight, with the filters behind a button that counts them', async ({
  page,
  product,
}) => {
  await make.player(product, { name: 'Rayan' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/activity')
  const entry = page.getByRole('main').getByRole('listitem').first()
  const unfold = page.getByRole('button', { name: activity.filters })
  await expect(entry).toBeVisible()
  expect((await entry.boundingBox())?.y).toBeLessThan(250)
  await expect(page.getByLabel('Action')).toBeHidden()
  await expect(unfold).toHaveText('Filtres')
  await unfold.click()
  await page.getByLabel('Action').selectOption('Création')
  await page.getByRole('button', { name: 'Connexions' }).click()
  await unfold.click()
  await expect(unfold).toHaveText('Filtres2')
  expect(addressOf(page)).toContain('action=created')
  expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
})

test('what an entry says softly has a dot between, and as much room below as above', async ({
  page,
  product,
}) => {
  await make.player(product, { name: 'Rayan' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/activity')
    const entry = page.getByRole('main').getByRole('listitem').first()
    const soft = entry.getByText(/^(Joueurs|automatique)$/)
    await expect(soft).toHaveCount(2)
    const between = await soft.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each, '::after').content.includes('·')),
    )
    expect(between).toEqual([true, false])
    const room = await entry.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const { top, bottom } = element.getBoundingClientRect()
      const lines: DOMRect[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement?.checkVisibility()) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        lines.push(...range.getClientRects())
      }
      const drawn = lines.filter((line) => line.width > 1)
      const first = Math.min(...drawn.map((line) => line.top))
      return { above: first - top, below: bottom - Math.max(...drawn.map((line) => line.bottom)) }
    })
    expect(Math.abs(room.above - room.below), `${width} px`).toBeLessThan(8)
  }
})

test('the arrow of a change stands on the line of what the value became, however long', async ({
  page,
  product,
}) => {
  const id = await make.tool(product, { name: { en: 'Ball', fr: 'Ballon', ar: 'كرة' } })
  await product.update('tool', id, { name: { en: 'Ball', fr: 'Ballon rond', ar: 'كرة' } })
  await product.update('tool', id, {
    name: { en: 'Official ball', fr: 'Ballon officiel de compétition, taille cinq', ar: 'كرة رسمية' },
  })
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/tools/edit/${id}`)
    const past = page.getByRole('region', { name: 'Historique' })
    const changes = past.getByRole('definition').filter({ has: page.getByRole('img', { name: 'devient' }) })
    await expect(changes).toHaveCount(2)
    // Of the languages those that differ.
    await expect(changes.last()).toHaveText('françaisBallonfrançaisBallon rond')
    const sides = await changes.getByRole('img', { name: 'devient' }).evaluateAll((arrows) =>
      arrows.map((arrow) => {
        const { top, bottom, right } = arrow.getBoundingClientRect()
        const range = document.createRange()
        range.selectNode(arrow.nextElementSibling ?? arrow)
        const words = [...range.getClientRects()].filter(({ width: across }) => across > 1)
        return words.some((line) => line.left >= right && line.top < bottom && line.bottom > top)
      }),
    )
    expect(sides, `${width} px`).toEqual([true, true])
  }
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
  const states = page.getByRole('button', { name: /^Reprendre cet état/ })
  await expect(states).toHaveCount(2)
  await expect(states.first()).toHaveAccessibleDescription('1 champ diffère d’aujourd’hui\u202f: Rôle')
  await expect(states.last()).toHaveAccessibleDescription(
    '4 champs diffèrent d’aujourd’hui\u202f: Nom, Rôle, Wilaya, Commune',
  )
  await states.last().click()
  await expect(toastsOf(page)).toContainText([/est repris dans le formulaire, 4 champs sont marqués/])
  await expect(page.locator('main form [data-taken]')).toHaveCount(4)
  await expect(control(page, 'name')).toBeFocused()
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

test('one field is put back from a line of the history, and is marked until it is saved', async ({
  page,
  product,
}) => {
  const id = await make.player(product, { name: 'Rayan', phone: '0770 35 37 92', wilaya: 'Alger' })
  await product.update('player', id, { phone: '0770 99 88 77', role: 'forward' })
  await page.goto(`/players/edit/${id}`)
  const past = page.getByRole('region', { name: 'Historique' })
  const line = past.locator('dl > div').filter({ hasText: 'Téléphone' }).first()
  await expect(line).toContainText(/0770 35 37 92.*0770 99 88 77/)
  await expect(past.getByRole('listitem').first()).toContainText(/automatique, aujourd’hui \d\d:\d\d/)
  await past.getByRole('button', { name: /Reprendre l’ancienne valeur.*Téléphone/ }).click()
  await expect(control(page, 'phone')).toHaveValue('0770 35 37 92')
  await expect(control(page, 'phone')).toBeFocused()
  const marked = page.locator('main form [data-taken]')
  await expect(marked).toHaveCount(1)
  await expect(marked).toContainText('Repris, à enregistrer')
  for (const colorScheme of ['light', 'dark'] as const) {
    expect(await findViolations(page, { colorScheme })).toEqual([])
  }
  expect(await product.read('player', id)).toMatchObject({ phone: '0770 99 88 77' })
  await page.getByRole('button', { name: 'Enregistrer et rester' }).click()
  await expect(past.getByRole('listitem')).toHaveCount(3)
  await expect(marked).toHaveCount(0)
  expect(await product.read('player', id)).toMatchObject({ phone: '0770 35 37 92', role: 'forward' })
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
