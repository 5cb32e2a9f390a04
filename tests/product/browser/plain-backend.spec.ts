import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { entityCases, type EntityCase } from './harness/entity-cases.ts'
import { control, expectForm, fillForm, submit } from '../../browser/harness/form.ts'
import { startPlainBackend, type PlainBackend } from './harness/plain-backend.ts'
import { chosenPicture, make } from './harness/records.ts'
import { cellsOf, expectAddress, logInByForm, row } from '../../browser/harness/screens.ts'
import { test as base, expect, loggedIn } from '../../browser/harness/test.ts'
import { questionOf, toastsOf, undoOf } from '../../browser/harness/toasts.ts'

/** The browser half alone, in front of a backend that knows the documented contract and nothing more. */
const test = base.extend<
  { readonly plain: PlainBackend },
  { readonly takePlain: () => Promise<PlainBackend> }
>({
  // One address for all tests of a worker keeps the product's code in the browser's cache.
  takePlain: [
    // Playwright reads the names of the fixtures it needs from the pattern, which has to be one.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      let plain = await startPlainBackend()
      await give(async () => {
        if (!plain.isAlive()) plain = await startPlainBackend()
        plain.reset()
        return plain
      })
      if (plain.isAlive()) await plain.die()
    },
    { scope: 'worker' },
  ],
  plain: async ({ takePlain }, give) => give(await takePlain()),
  baseURL: ({ plain }, give) => give(plain.url),
  storageState: ({ plain }, give) => give(loggedIn(plain.url, { name: 'plain', value: 'session' })),
})

const searchBox = (page: Page) => page.getByRole('textbox', { name: 'Rechercher' })
const names = (page: Page) => page.locator('tbody [data-column="name"]')

test.describe('lists', () => {
  test('are paged, sorted and searched in the browser when they come whole', async ({ page, plain }) => {
    for (let each = 60; each >= 1; each -= 1) {
      await make.player(plain, { name: `Joueur ${String(each).padStart(2, '0')}`, email: '', phone: '' })
    }
    await make.player(plain, { name: 'Aïssa' })
    await page.goto('/players')
    await expect(page.locator('tbody tr')).toHaveCount(25)
    await expect(page.getByText('61 fiches')).toBeVisible()
    await expect(names(page).first()).toHaveText('Joueur 60')

    await page.getByRole('link', { name: 'Page 3' }).click()
    await expectAddress(page, '/players?page=3')
    await expect(page.locator('tbody tr')).toHaveCount(11)
    await page.getByRole('columnheader', { name: 'name' }).getByRole('button').click()
    await expectAddress(page, '/players?sort=name')
    await expect(names(page).first()).toHaveText('Aïssa')
    await page.getByRole('columnheader', { name: 'name' }).getByRole('button').click()
    await expect(names(page).first()).toHaveText('Joueur 60')

    await page.getByRole('combobox', { name: 'Fiches par page' }).selectOption('100')
    await expect(page.locator('tbody tr')).toHaveCount(61)

    await searchBox(page).fill('aissa')
    await expect(names(page)).toHaveText(['Aïssa'])
    await searchBox(page).fill('zzz')
    await expect(page.getByText('Aucun résultat')).toBeVisible()
    expect(plain.received.filter(({ path }) => path === '/api/player')).toHaveLength(1)
  })

  test('are exported as CSV when they come whole', async ({ page, plain }) => {
    for (let each = 1; each <= 30; each += 1)
      await make.player(plain, { name: `Joueur ${each}`, email: '', phone: '' })
    await make.player(plain, { name: '=1+2' })
    await page.goto('/players?q=joueur&columns=name')
    await expect(page.getByText('30 fiches')).toBeVisible()
    await page.getByRole('button', { name: 'Exporter' }).click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('button', { name: 'Excel (.xlsx)' })).toHaveCount(0)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'CSV' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text.trim().split('\r\n')).toHaveLength(31)
    expect(text).toContain('\ufeff"Nom"\r\n')
  })

  test('are filtered in the browser, and have no views', async ({ page, plain }) => {
    await make.player(plain, { name: 'Amine', role: 'forward', email: '', phone: '' })
    await make.player(plain, { name: 'Badis', role: 'defender', email: '', phone: '' })
    await page.goto('/players?filter.role.in=forward')
    await expect(names(page)).toHaveText(['Amine'])
    await page.getByRole('button', { name: 'Retirer le filtre Rôle\u00a0: Attaquant' }).click()
    await expect(page.getByText('2 fiches')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Vues/ })).toHaveCount(0)
    expect(plain.received.filter(({ path }) => path.startsWith('/api/views'))).toEqual([])
  })

  test('are filtered there by what is not, by one of several, and through relations', async ({
    page,
    plain,
  }) => {
    const oran = await make.stadium(plain, { name: 'Zabana', wilaya: 'Oran', commune: '' })
    const alger = await make.stadium(plain, { name: '5 juillet', wilaya: 'Alger', commune: '' })
    await make.competition(plain, { name: 'Coupe', stadium_id: oran })
    await make.competition(plain, { name: 'Ligue', stadium_id: alger })
    for (const [query, found] of [
      ['filter.Stadium.name.contains=zabana', ['Coupe']],
      ['filter.name.not.contains=coupe', ['Ligue']],
      ['any.Stadium.name.contains=zabana&any.name.contains=ligue', ['Coupe', 'Ligue']],
    ] as const) {
      await page.goto(`/competitions?${query}`)
      await expect(names(page)).toHaveText(found)
    }
    // It nests a few fields alone, so that none is offered.
    await page.getByRole('button', { name: /^Filtrer/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Stade/ })
      .click()
    await expect(page.getByRole('dialog').getByRole('checkbox', { name: /Zabana/ })).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Par un champ/ })).toHaveCount(0)
  })

  test('say what they cannot be asked, as what it asks of is not sent', async ({ page, plain }) => {
    const oran = await make.stadium(plain, { name: 'Zabana', wilaya: 'Oran', commune: '' })
    await make.competition(plain, { name: 'Coupe', stadium_id: oran })
    // Of a stadium its name comes with the list, and not where it is.
    for (const query of ['filter.Stadium.wilaya.in=Oran', 'filter.Stadium.wilaya.not.in=Oran']) {
      await page.goto(`/competitions?${query}`)
      const problem = page.getByRole('alert').filter({ hasText: 'Retirez ce filtre pour revoir la liste.' })
      await expect(problem).toBeVisible()
      await expect(toastsOf(page)).toHaveText([
        'Ce filtre porte sur ce que ce serveur n’envoie pas avec la liste.',
      ])
      await expect(page.getByText('Aucun résultat')).toHaveCount(0)
      await expect(problem.getByRole('button', { name: 'Réessayer' })).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Tout effacer' }).click()
    await expect(names(page)).toHaveText(['Coupe'])
  })

  test('are searched and sorted off the page however long they are', async ({ page, plain }) => {
    // More than is parsed on the page itself.
    for (let each = 1; each <= 4_000; each += 1) {
      await make.player(plain, { name: `Joueur ${String(each).padStart(4, '0')}`, email: '', phone: '' })
    }
    await page.goto('/players')
    await expect(page.getByText(/^4\s000 fiches$/)).toBeVisible()
    await page.getByRole('columnheader', { name: 'name' }).getByRole('button').click()
    await page.getByRole('columnheader', { name: 'name' }).getByRole('button').click()
    await expect(names(page).first()).toHaveText('Joueur 4000')
    await searchBox(page).pressSequentially('0042')
    await expect(names(page)).toHaveText(['Joueur 0042'])
    expect(plain.received.filter(({ path }) => path === '/api/player')).toHaveLength(1)
  })

  test('a competition leaves the list in the browser alone, as no call deletes one', async ({
    page,
    plain,
  }) => {
    for (const name of ['Coupe', 'Ligue']) await make.competition(plain, { name })
    await page.goto('/competitions')
    await row(page, 'Coupe').getByRole('button', { name: 'Supprimer' }).click()
    await questionOf(page).getByRole('button', { name: 'Supprimer' }).click()
    await expect(names(page)).toHaveText(['Ligue'])
    await page.getByRole('columnheader', { name: 'name' }).getByRole('button').click()
    await expectAddress(page, '/competitions?sort=name')
    await expect(names(page)).toHaveText(['Ligue'])
    expect(plain.writes()).toEqual([])
  })

  test('are changed and emptied by one call a record', async ({ page, plain, announce }) => {
    announce(/net::ERR/)
    for (const name of ['Amine', 'Badis']) await make.player(plain, { name, role: 'defender' })
    await page.goto('/players')
    const bar = page.getByRole('region', { name: 'Sélection' })
    await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
    await bar.getByRole('button', { name: 'Modifier un champ' }).click()
    const dialog = page.getByRole('dialog', { name: 'Modifier 2 fiches' })
    await dialog.getByRole('button', { name: 'Rôle' }).click()
    await dialog.getByLabel('Rôle').fill('Attaquant')
    await dialog.getByLabel('Rôle').press('Enter')
    await dialog.getByRole('button', { name: 'Modifier' }).click()
    await expect(toastsOf(page)).toContainText(['2 fiches modifiées'])
    await undoOf(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(toastsOf(page)).toContainText(['2 fiches restaurées'])
    const sent = plain.writes().map(({ path, payload }) => [path, payload['name'], payload['role']])
    expect(sent).toEqual([
      ['/api/player/update', 'Amine', 'forward'],
      ['/api/player/update', 'Badis', 'forward'],
      ['/api/player/update', 'Amine', 'defender'],
      ['/api/player/update', 'Badis', 'defender'],
    ])

    plain.answer('/api/player/destroy', { json: { success: false, message: 'Non.' } })
    await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
    await bar.getByRole('button', { name: 'Supprimer' }).click()
    await questionOf(page).getByRole('button', { name: 'Supprimer' }).click()
    await expect(toastsOf(page)).toContainText([/0 fiches? supprimées?, 2 refusées.*Non\. \(2\)/s])

    // What was done before the connection broke is told as well.
    plain.answer('/api/player/destroy', { json: { success: true } })
    let calls = 0
    await page.route('**/api/player/destroy', (route) => {
      calls += 1
      return calls === 1 ? route.continue() : route.abort()
    })
    await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
    await bar.getByRole('button', { name: 'Supprimer' }).click()
    await questionOf(page).getByRole('button', { name: 'Supprimer' }).click()
    await expect(toastsOf(page).filter({ hasText: 'Le serveur ne répond pas.' })).toHaveCount(1)
    await expect(toastsOf(page).filter({ hasText: '1 fiche supprimée' })).toHaveCount(1)
    expect(plain.received.filter(({ path }) => path.startsWith('/api/bulk'))).toEqual([])
  })

  test('are edited in place by the update of a form, and gone through', async ({ page, plain }) => {
    const id = await make.player(plain, { name: 'Amine', phone: '0770', birthday: '1999-05-31' })
    await make.player(plain, { name: 'Badis' })
    await page.goto('/players')
    await row(page, 'Amine')
      .locator('[data-column="phone"]')
      .dblclick({ position: { x: 6, y: 4 } })
    await row(page, 'Amine').getByLabel('Téléphone').fill('0555')
    await page.keyboard.press('Enter')
    await expect(toastsOf(page)).toHaveText(['mise à jour du joueur avec succès'])
    const payload = { id: String(id), name: 'Amine', phone: '0555', birthday: '1999-05-31' }
    expect(plain.writes()).toMatchObject([{ method: 'PUT', path: '/api/player/update', payload }])

    await row(page, 'Amine').getByRole('link', { name: 'Amine' }).click()
    await page.getByRole('link', { name: 'Fiche suivante' }).click()
    await page.reload()
    await page.getByRole('link', { name: 'Fiche précédente' }).click()
    await expectAddress(page, `/players/edit/${id}`)
    expect(plain.received.filter(({ path }) => path.startsWith('/api/bulk'))).toEqual([])
  })

  test('show numbers, switches and days however loosely they come', async ({ page, plain }) => {
    const owner_id = await make.owner(plain, { name: 'Nadia', status: true, expired_date: '2027-03-31' })
    await make.owner(plain, { name: 'Karim', status: false })
    const stadium_id = await make.stadium(plain, { name: 'Le Stade', owner_id, n_players: 22 })
    await make.competition(plain, { name: 'Coupe', stadium_id, n_teams: 8, date: '2026-08-01' })
    await page.goto('/owners')
    await expect(cellsOf(row(page, 'Nadia')).nth(4)).toHaveText('active')
    await expect(cellsOf(row(page, 'Nadia')).nth(5)).toHaveText('31/03/2027')
    await expect(cellsOf(row(page, 'Karim')).nth(4)).toHaveText('inactive')
    await page.goto('/stadiums')
    await expect(cellsOf(row(page, 'Le Stade')).nth(3)).toHaveText('22')
    await page.goto('/competitions')
    await expect(cellsOf(row(page, 'Coupe'))).toHaveText([
      'Coupe',
      'Le Stade',
      'Nadia',
      '8',
      'groupe',
      'va commencer',
      '01/08/2026',
      'ModifierSupprimer',
    ])
  })

  test('a deletion sends the id in the body, and the row leaves the list', async ({ page, plain }) => {
    const id = await make.player(plain, { name: 'Rayan' })
    await make.player(plain, { name: 'Yanis' })
    await page.goto('/players')
    await row(page, 'Rayan').getByRole('button', { name: 'Supprimer' }).click()
    await questionOf(page).getByRole('button', { name: 'Supprimer' }).click()
    await expect(toastsOf(page)).toHaveText(['Joueur supprimer difinitivement!'])
    expect(plain.writes()).toMatchObject([{ method: 'DELETE', path: '/api/player/destroy', payload: { id } }])
    await expect(undoOf(page)).toHaveCount(0)
    expect(plain.received.filter(({ path }) => /referrers|trash/.test(path))).toEqual([])
    await page.getByRole('button', { name: 'Chef' }).click()
    await expect(page.getByRole('menuitem', { name: 'Profil' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: /Activité|Corbeille/ })).toHaveCount(0)
  })
})

test.describe('a form with what no input of its type may hold', () => {
  test('is not sent, as this backend might store it', async ({ page, plain }) => {
    await page.goto('/owners/create')
    await fillForm(page, { name: 'Nadia', email: 'nadia.example.dz' })
    await submit(page)
    await expect(control(page, 'email')).toHaveAccessibleDescription('Cette adresse email n’est pas valide.')
    await expect(control(page, 'email')).toBeFocused()
    expect(plain.writes()).toEqual([])
  })
})

const CALLS: Readonly<Record<string, readonly [create: string, multipart: boolean]>> = {
  player: ['/api/player/create', true],
  team: ['/api/team/create', true],
  owner: ['/api/owner/create', true],
  stadium: ['/api/stadium/create', true],
  tool: ['/api/tool/create', false],
  competition: ['/api/competition/create', false],
  admin: ['/api/admin/register', false],
}

type Values = Readonly<Record<string, unknown>>

/** What the contract wants for what the form was filled with; picture fields have names of their own. */
function payloadOf({ stored, filled }: EntityCase, references: Values, isMultipart: boolean): Values {
  const { picture: _picture, logo: _logo, pictures: _pictures, ...values } = { ...stored, ...references }
  const passwords =
    'password' in filled
      ? { password: filled['password'], confirmation_password: filled['confirmation_password'] }
      : {}
  const payload = { ...values, ...passwords }
  if (!isMultipart) return payload
  // Lines end in CRLF in a multipart field, by its definition.
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [name, String(value).replaceAll('\n', '\r\n')]),
  )
}

/** What an update sends besides, where the record has no picture. */
const KEPT: Readonly<Record<string, Values>> = {
  player: { existingPicture: '' },
  owner: { existingPicture: '' },
  team: { existingLogo: '' },
  stadium: { existingPictures: '[]' },
}

test.describe('forms', () => {
  for (const each of entityCases) {
    const { name, path, prepare, filled, stored, renamed } = each
    const [create, isMultipart] = CALLS[name] ?? ['', false]
    const contentType = isMultipart ? 'multipart/form-data' : 'application/json'

    test(`${name}: a creation sends exactly the documented fields`, async ({ page, plain }) => {
      const references = await prepare(plain)
      await page.goto(`${path}/create`)
      await fillForm(page, filled)
      await submit(page)
      await expectAddress(page, path)
      const payload = payloadOf(each, references, isMultipart)
      expect(plain.writes()).toEqual([{ method: 'POST', path: create, query: '', contentType, payload }])
    })

    test(`${name}: an update sends exactly the documented fields`, async ({ page, plain }) => {
      const references = await prepare(plain)
      const id = await plain.create(name, { ...stored, ...references })
      await page.goto(`${path}/edit/${id}`)
      await control(page, renamed).fill('Un autre nom')
      await submit(page)
      await expectAddress(page, path)
      const name_ = name === 'tool' ? { en: 'Whistle', fr: 'Un autre nom', ar: 'صافرة' } : 'Un autre nom'
      const noPasswords = 'password' in filled ? { password: '', confirmation_password: '' } : {}
      const payload = {
        ...payloadOf(each, references, isMultipart),
        ...KEPT[name],
        ...noPasswords,
        name: name_,
        id: isMultipart ? String(id) : id,
      }
      expect(plain.writes()).toEqual([
        { method: 'PUT', path: `/api/${name}/update`, query: '', contentType, payload },
      ])
      expect(plain.received.filter((call) => call.path.startsWith('/api/history'))).toEqual([])
    })
  }

  test('pictures that come as a JSON text are shown, kept, removed and added', async ({
    page,
    plain,
    announce,
  }) => {
    announce(/status of 404/)
    const id = await make.stadium(plain, { pictures: ['une.jpg', 'deux.jpg'] })
    await page.goto(`/stadiums/edit/${id}`)
    await expect(page.getByRole('img', { name: 'Image actuelle' })).toHaveCount(2)
    await page.getByRole('button', { name: 'Retirer l’image 1' }).click()
    const added = [await chosenPicture({ name: 'trois.png' }), await chosenPicture({ name: 'quatre.png' })]
    await fillForm(page, { newImages: added })
    await submit(page)
    await expectAddress(page, '/stadiums')
    expect(plain.writes()[0]?.payload).toMatchObject({
      existingPictures: '["deux.jpg"]',
      newImages: ['file trois.png', 'file quatre.png'],
    })
  })

  for (const [name, path, create, update, existing] of [
    ['player', '/players', 'picture', 'newPicture', 'existingPicture'],
    ['owner', '/owners', 'picture', 'newPicture', 'existingPicture'],
    ['team', '/teams', 'logo', 'newLogo', 'existingLogo'],
  ] as const) {
    test(`${name}: a picture is sent as ${create}, then as ${update} beside ${existing}`, async ({
      page,
      plain,
      announce,
    }) => {
      announce(/status of 404/)
      await page.goto(`${path}/create`)
      await fillForm(page, { [create]: [await chosenPicture({ name: 'une.png' })] })
      await submit(page)
      await expectAddress(page, path)
      const id = await make[name](plain, { [create]: 'vieille.jpg' })
      await page.goto(`${path}/edit/${id}`)
      await fillForm(page, { [update]: [await chosenPicture({ name: 'neuve.png' })] })
      await submit(page)
      await expectAddress(page, path)
      const [created, updated] = plain.writes()
      expect(created?.payload).toMatchObject({ [create]: 'file une.png' })
      expect(updated?.payload).toMatchObject({ [update]: 'file neuve.png', [existing]: 'vieille.jpg' })
    })
  }

  test('a reference is found by typing though the backend sends every record', async ({ page, plain }) => {
    await make.player(plain, { name: 'Aïssa', phone: '0661' })
    await make.player(plain, { name: 'Rayan', phone: '0770' })
    await page.goto('/teams/create')
    await fillForm(page, { player_id: 'Aïssa – 0661' })
    await control(page, 'player_id').fill('rayan')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Rayan – 0770'])
  })
})

test.describe('the session', () => {
  test('logs in and out, and changes profile and password, with the documented payloads', async ({
    page,
    plain,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Chef' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText(/^1.234Joueurs$/)
    await page.goto('/profile/edit')
    await fillForm(page, { name: 'Mourad' })
    await submit(page)
    await expectAddress(page, '/profile')
    await page.goto('/profile/edit/password')
    await fillForm(page, { current_password: 'un', password: 'deux', confirmation_password: 'deux' })
    await submit(page)
    await expectAddress(page, '/profile')
    await page.getByRole('navigation').getByRole('button', { name: 'Se déconnecter' }).click()
    await expectAddress(page, '/login')
    await logInByForm(page, 'chef', 'secret')
    await expectAddress(page, '/')
    expect(plain.writes().map(({ method, path, payload }) => [method, path, payload])).toEqual([
      [
        'PUT',
        '/api/auth/update',
        { username: 'chef', name: 'Mourad', phone: '0550', email: 'chef@example.dz' },
      ],
      [
        'PUT',
        '/api/admin/update/password',
        { current_password: 'un', password: 'deux', confirmation_password: 'deux' },
      ],
      ['POST', '/api/auth/logout', {}],
      ['POST', '/api/auth/login', { user: 'chef', password: 'secret' }],
    ])
  })
})

test.describe('failures', () => {
  const { filled } = entityCases.find(({ name }) => name === 'tool') ?? { filled: {} }

  for (const [kind, reply, messages] of [
    [
      'a list of errors without paths, with status 200',
      { json: { success: false, errors: [{ msg: 'Premier.' }, { msg: 'Deuxième.' }] } },
      ['Premier.', 'Deuxième.'],
    ],
    ['a single message, with status 200', { json: { success: false, message: 'Non.' } }, ['Non.']],
    ['a message with status 500', { status: 500, json: { success: false, message: 'Cassé.' } }, ['Cassé.']],
    [
      'a message with status 500 and the number of its line in a log',
      { status: 500, json: { success: false, message: 'Cassé.', requestId: 'req-7' } },
      ['Cassé. réf. req-7'],
    ],
    [
      'a page of HTML',
      { status: 500, html: '<h1>Internal Server Error</h1>' },
      ['Réponse inattendue du serveur (POST /api/tool/create, 500).'],
    ],
    [
      'JSON without the envelope',
      { status: 500, json: { error: 'boom' } },
      ['Réponse inattendue du serveur (POST /api/tool/create, 500).'],
    ],
  ] as const) {
    test(`${kind} is told, and what was typed stays`, async ({ page, plain, announce }) => {
      announce(/status of 500/)
      plain.answer('/api/tool/create', reply)
      await page.goto('/tools/create')
      await fillForm(page, filled)
      await submit(page)
      await expect(toastsOf(page)).toHaveText([...messages])
      await expectAddress(page, '/tools/create')
      await expectForm(page, { 'name.en': 'Whistle', 'name.fr': 'Sifflet', 'name.ar': 'صافرة' })
    })
  }

  test('a dead server is told, and what was typed stays', async ({ page, plain, announce }) => {
    announce(/net::ERR/)
    await page.goto('/tools/create')
    await fillForm(page, filled)
    await plain.die()
    await submit(page)
    await expect(toastsOf(page)).toHaveText([
      'Le serveur ne répond pas. Vérifiez votre connexion puis réessayez.',
    ])
    await expectForm(page, { 'name.fr': 'Sifflet' })
  })

  test('a list that is none is told in place of the list', async ({ page, plain }) => {
    plain.answer('/api/tool', { json: { success: true, tools: 'aucun' } })
    await page.goto('/tools')
    await expect(page.getByRole('alert')).toContainText('La liste n’a pas pu être chargée.')
    await expect(toastsOf(page)).toHaveText(['Réponse inattendue du serveur (GET /api/tool, 200).'])
  })

  test('an answer of 401 ends the session', async ({ page, plain, announce }) => {
    announce(/status of 401/)
    plain.answer('/api/tool', { status: 401, json: { success: false, message: 'Session expirée.' } })
    await page.goto('/tools')
    await expectAddress(page, '/login')
    await expect(toastsOf(page)).toHaveText(['Session expirée.'])
  })
})
