import { control, fillForm, submit } from '../../browser/harness/form.ts'
import { expectAddress, row } from '../../browser/harness/screens.ts'
import { test as base, expect, loggedIn } from '../../browser/harness/test.ts'
import { questionOf } from '../../browser/harness/toasts.ts'
import { startPlainBackend, type PlainBackend } from './harness/plain-backend.ts'

/** What the config of a player whose ids are texts would say, and of who refers to one. */
const withTextIds = (script: string) =>
  script
    .replace('name:`player`,path:`/players`', 'ids:`text`,$&')
    .replaceAll('to:`player`,as:`Player`', 'ids:`text`,$&')

const test = base.extend<{ readonly plain: PlainBackend }>({
  // Playwright reads the names of the fixtures it needs from the pattern, which has to be one.
  // oxlint-disable-next-line no-empty-pattern
  plain: async ({}, give) => {
    const plain = await startPlainBackend({ rewrite: withTextIds })
    await give(plain)
    await plain.die()
  },
  baseURL: ({ plain }, give) => give(plain.url),
  storageState: ({ plain }, give) => give(loggedIn(plain.url, { name: 'plain', value: 'session' })),
})

const UUID = '5f8c2f6e-0d7b-4f0e-9a55-1d3c2b7a9e01'
const SLUG = 'zoé/1 ?#&%'

test.beforeEach(async ({ plain }) => {
  await plain.create('player', { id: SLUG, name: 'Zoé', email: 'zoe@example.dz', phone: '0661' })
  await plain.create('player', { id: UUID, name: 'Amine', email: 'amine@example.dz', phone: '0770' })
  // A text of digits stays a text.
  await plain.create('player', { id: '007', name: 'Sept', email: 'sept@example.dz', phone: '0555' })
})

test('records whose ids are texts are opened, changed, copied, selected and deleted', async ({
  page,
  plain,
}) => {
  await page.goto('/players')
  await row(page, 'Zoé').getByRole('link', { name: 'Modifier' }).click()
  await expectAddress(page, `/players/edit/${encodeURIComponent(SLUG)}`)
  await page.reload()
  await expect(control(page, 'name')).toHaveValue('Zoé')
  await control(page, 'name').fill('Zoé B.')
  // What was typed is kept under the record's id.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('draft:')))
  await submit(page)
  await expectAddress(page, '/players')

  await page.goto(`/players/create?copyOf=${encodeURIComponent(UUID)}`)
  await expect(control(page, 'name')).toHaveValue(/Amine/)
  await page.goto('/players')
  await row(page, 'Sept')
    .locator('[data-column="phone"]')
    .dblclick({ position: { x: 6, y: 4 } })
  await row(page, 'Sept').getByLabel('Téléphone').fill('0556')
  await page.keyboard.press('Enter')
  await expect.poll(() => plain.writes().length).toBe(2)
  await row(page, 'Sept').getByRole('checkbox').check()
  await row(page, 'Amine').getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Sélection' })
  await bar.getByRole('button', { name: 'Supprimer' }).click()
  await questionOf(page).getByRole('button', { name: 'Supprimer' }).click()
  await expect.poll(() => plain.writes().length).toBe(4)
  const sent = plain.writes().map(({ method, payload }) => [method, payload['id']])
  expect(sent.slice(0, 2)).toEqual([
    ['PUT', SLUG],
    ['PUT', '007'],
  ])
  expect(sent.slice(2)).toEqual(
    expect.arrayContaining([
      ['DELETE', '007'],
      ['DELETE', UUID],
    ]),
  )
})

test('references hold such ids, and lists are filtered by them', async ({ page, plain }) => {
  await plain.create('team', { name: 'Verts', player_id: '007' })
  await plain.create('team', { name: 'Rouges', player_id: UUID })
  const competition = await plain.create('competition', {
    name: 'Coupe',
    player_id: SLUG,
    type: '',
    status: '',
  })
  await page.goto('/teams?filter.player_id.in=007')
  await expect(page.locator('tbody [data-column="name"]')).toHaveText(['Verts'])
  await expect(page.getByRole('button', { name: /Retirer le filtre .*Sept/ })).toBeVisible()

  await page.goto('/teams/create')
  await fillForm(page, { name: 'Bleus', player_id: 'Zoé – 0661' })
  await submit(page)
  // The list as it was left.
  await expectAddress(page, '/teams?filter.player_id.in=007')
  await page.goto(`/competitions/edit/${competition}`)
  await expect(control(page, 'player_id')).toHaveValue(/Zoé/)
  expect(plain.writes()).toMatchObject([{ path: '/api/team/create', payload: { player_id: SLUG } }])
})
