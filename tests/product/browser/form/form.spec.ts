import type { Page, Request } from '@playwright/test'
import { answers } from '#texts/server.ts'
import { forms } from '#texts/form.ts'
import { entityCase, entityCases, type EntityCase } from '../harness/entity-cases.ts'
import {
  choose,
  control,
  expectForm,
  fillForm,
  openOptions,
  optionsOf,
  submit,
  type FormValue,
} from '../../../browser/harness/form.ts'
import { chosenPicture, make, storedPicture } from '../harness/records.ts'
import { addressOf, expectAddress, row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { toastsOf } from '../../../browser/harness/toasts.ts'

test.describe('creating', () => {
  test('a player offers its roles and its wilayas, each after an empty --Choisir--', async ({ page }) => {
    await page.goto('/players/create')
    await openOptions(page, 'role')
    await expect(optionsOf(page)).toHaveText([
      '--Choisir--',
      'Gardier de but',
      'Deffenseur',
      'Milieu de terrain',
      'Attaquant',
    ])
    await openOptions(page, 'wilaya')
    const wilayas = optionsOf(page)
    await expect(wilayas).toHaveCount(59)
    await expect(wilayas.first()).toHaveText('--Choisir--')
    await expect(wilayas.nth(1)).toHaveText('Adrar')
  })

  test('a competition offers its types and its statuses', async ({ page }) => {
    await page.goto('/competitions/create')
    await openOptions(page, 'type')
    await expect(optionsOf(page)).toHaveText(['--Choisir--', 'groupe', 'championat'])
    await page.keyboard.press('Escape')
    await openOptions(page, 'status')
    await expect(optionsOf(page)).toHaveText(['--Choisir--', 'a commencé', 'va commencer', 'on recherche'])
  })

  test('a stadium starts with 0 players', async ({ page }) => {
    await page.goto('/stadiums/create')
    await expect(control(page, 'n_players')).toHaveValue('0')
  })

  test('input types and hints are right [ASVS 6.2.6]', async ({ page }) => {
    await page.goto('/players/create')
    const types = { email: 'email', phone: 'tel', password: 'password', picture: 'file' }
    for (const [name, type] of Object.entries(types)) {
      await expect(control(page, name), name).toHaveAttribute('type', type)
    }
    for (const name of ['name', 'address', 'description']) {
      await expect(control(page, name), name).toHaveAttribute('dir', 'auto')
    }
    await expect(control(page, 'email')).toHaveAttribute('inputmode', 'email')
    await expect(control(page, 'phone')).toHaveAttribute('inputmode', 'tel')
    await expect(control(page, 'password')).toHaveAttribute('autocomplete', 'new-password')
    await expect(control(page, 'description')).toHaveJSProperty('tagName', 'TEXTAREA')
    await page.goto('/stadiums/create')
    await expect(control(page, 'n_players')).toHaveAttribute('type', 'number')
    await expect(control(page, 'images')).toHaveJSProperty('multiple', true)
  })

  test('what is required says so to everybody', async ({ page }) => {
    const required = () =>
      page
        .locator('main form [aria-required=true]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('name')))
    const expected: Readonly<Record<string, readonly string[]>> = {
      '/players/create': ['name', 'email', 'password', 'confirmation_password'],
      '/stadiums/create': ['name', 'owner_id'],
      '/competitions/create': ['name', 'stadium_id'],
      // One language suffices.
      '/tools/create': [],
      '/profile/edit/password': ['current_password', 'password', 'confirmation_password'],
    }
    for (const [path, names] of Object.entries(expected)) {
      await page.goto(path)
      await expect(
        page.getByLabel(path === '/profile/edit/password' ? /actuel/ : /^Nom/).first(),
      ).toBeVisible()
      expect(await required(), path).toEqual(names)
    }
  })

  test('a date can be picked from a calendar in French', async ({ page, product }) => {
    await page.goto('/owners/create')
    await fillForm(page, { name: 'Nadia Cherif', email: 'nadia@example.dz', expired_date: '15/03/2027' })
    await fillForm(page, { password: 'motdepasse9', confirmation_password: 'motdepasse9' })
    await control(page, 'expired_date').click()
    await expect(page.getByText('mars 2027', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '31 mars 2027' }).click()
    await expect(control(page, 'expired_date')).toHaveValue('31/03/2027')
    await submit(page)
    await expectAddress(page, '/owners')
    expect((await product.list('owner')).at(-1)).toMatchObject({ expired_date: '2027-03-31' })
  })

  test('a picture is previewed 100 px wide before it is sent, and stored', async ({ page, product }) => {
    await page.goto('/owners/create')
    const { filled } = entityCase('owner')
    await fillForm(page, { ...filled, picture: [await chosenPicture()] })
    const preview = page.getByRole('img', { name: 'Nouvelle image' })
    await expect(preview).toHaveCSS('width', '100px')
    await expect
      .poll(() => preview.evaluate((image) => 'naturalWidth' in image && image.naturalWidth))
      .toBe(300)
    await submit(page)
    await expectAddress(page, '/owners')
    const created = (await product.list('owner')).at(-1)
    expect(created?.['picture']).toMatch(/\.webp$/)
    const shown = await page.request.get(`/uploads/${String(created?.['picture'])}`)
    expect(shown.headers()['content-type']).toBe('image/webp')
  })

  test('a picture chosen by mistake can be taken back before it is sent', async ({ page, product }) => {
    await page.goto('/owners/create')
    await fillForm(page, {
      ...entityCase('owner').filled,
      picture: [await chosenPicture({ name: 'erreur.png' })],
    })
    await page.getByRole('button', { name: 'Retirer l’image 1' }).click()
    await expect(page.getByRole('img', { name: 'Nouvelle image' })).toHaveCount(0)
    await submit(page)
    await expectAddress(page, '/owners')
    expect((await product.list('owner')).at(-1)?.['picture']).toBeNull()
  })
})

test.describe('editing', () => {
  test('an empty password keeps the old one, a new one replaces it', async ({ page, product }) => {
    const id = await make.admin(product, {
      username: 'amine',
      password: 'le-premier-secret',
      confirmation_password: 'le-premier-secret',
    })
    await page.goto(`/admins/edit/${id}`)
    await expectForm(page, { password: '', confirmation_password: '' })
    await expect(page.getByText('Laissez vide pour garder l’actuel.')).toBeVisible()
    await control(page, 'name').fill('Amine B.')
    await submit(page)
    await expectAddress(page, '/admins')
    await product.logIn('amine', 'le-premier-secret')

    await page.goto(`/admins/edit/${id}`)
    await fillForm(page, { password: 'le-second-secret', confirmation_password: 'le-second-secret' })
    await submit(page)
    await expectAddress(page, '/admins')
    await product.logIn('amine', 'le-second-secret')
    await expect(product.logIn('amine', 'le-premier-secret')).rejects.toThrow('Identifiant')
  })

  test('Arabic and Persian digits are typed as numbers', async ({ page, product }) => {
    const id = await make.competition(product)
    await page.goto(`/competitions/edit/${id}`)
    await control(page, 'n_teams').fill('')
    await page.keyboard.insertText('٢')
    await page.keyboard.insertText('۵')
    await expect(control(page, 'n_teams')).toHaveValue('25')
    await submit(page)
    await expectAddress(page, '/competitions')
    expect(await product.read('competition', id)).toMatchObject({ n_teams: 25 })
  })

  for (const [pasted, sent] of [
    ['1 234,50 €', undefined],
    ['12 à 16', undefined],
    ['(5)', undefined],
    ['1,5', undefined],
    // Of a word processor; fewer than none are refused for another reason.
    ['−5', -5],
    ['1\u202f234', 1234],
    ['\u200e12\u200f', 12],
  ] as const) {
    test(`${JSON.stringify(pasted)} pasted into a whole number stays as ${sent ?? 'it is, and marked'}`, async ({
      page,
      announce,
    }) => {
      announce(/status of 400/)
      await page.goto('/competitions/create')
      await control(page, 'n_teams').fill('77')
      await control(page, 'n_teams').selectText()
      await page.keyboard.insertText(pasted)
      await expect(page.getByRole('spinbutton')).toHaveAttribute('inputmode', 'numeric')
      await control(page, 'name').focus()
      await expect(control(page, 'n_teams')).toHaveValue(sent === undefined ? pasted : String(sent))
      await submit(page)
      await expect(control(page, 'name')).toHaveAttribute('aria-invalid', 'true')
      const marked = page.locator('[name=n_teams][aria-invalid=true]')
      await expect(marked).toHaveCount(sent === undefined || sent < 0 ? 1 : 0)
    })
  }

  test('the arrows count a whole number up and down again once a mistake is mended', async ({ page }) => {
    await page.goto('/competitions/create')
    const teams = control(page, 'n_teams')
    await teams.focus()
    await page.keyboard.insertText('12 équipes')
    await expect(teams).toHaveValue('12 équipes')
    for (let each = 0; each < ' équipes'.length; each++) await page.keyboard.press('Backspace')
    await expect(teams).toHaveValue('12')
    await control(page, 'name').focus()
    await teams.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await expect(teams).toHaveValue('13')
    await expect(teams).toHaveAttribute('type', 'number')
  })

  test('a wilaya is found by its number and by its Arabic name', async ({ page }) => {
    await page.goto('/players/create')
    for (const [typed, wilaya] of [
      ['31', 'Oran'],
      ['سطيف', 'Sétif'],
    ] as const) {
      await openOptions(page, 'wilaya')
      await control(page, 'wilaya').fill(typed)
      await expect(optionsOf(page)).toHaveText([wilaya])
    }
  })

  test('a number can be emptied, a date and a choice too', async ({ page, product }) => {
    const id = await make.competition(product)
    await page.goto(`/competitions/edit/${id}`)
    await fillForm(page, { n_teams: '', type: '--Choisir--', date: '' })
    await submit(page)
    await expectAddress(page, '/competitions')
    expect(await product.read('competition', id)).toMatchObject({ n_teams: null, type: '', date: null })
  })

  test('a record that is not there says so instead of a form', async ({ page, announce }) => {
    announce(/status of 404/)
    await page.goto('/players/edit/4711')
    await expect(page.getByRole('alert')).toContainText(forms.failed)
    await expect(page.locator('main form')).toHaveCount(0)
    // Nothing refers to it, either.
    await expect(page.getByRole('navigation', { name: forms.referrers })).toHaveCount(0)
    await page.getByRole('link', { name: forms.back }).click()
    await expectAddress(page, '/players')
    // What would be told a second time would have been told by now.
    await expect(toastsOf(page)).toHaveText([answers.noSuchRecord])
  })

  test('a right that is refused is named so, with nothing to try again', async ({ page, announce }) => {
    announce(/status of 403/)
    await page.route(/\/api\/tool(\?|\/read)/, (route) =>
      route.fulfill({ status: 403, json: { success: false, message: answers.noRight } }),
    )
    for (const path of ['/tools', '/tools/edit/1']) {
      await page.goto(path)
      const problem = page.getByRole('main').getByRole('alert')
      await expect(problem).toContainText('Accès refusé')
      await expect(problem.getByRole('button')).toHaveCount(0)
      await expect(toastsOf(page)).toHaveText([answers.noRight])
    }
  })

  for (const { name, path } of entityCases) {
    test(`${name}: one that cannot be read is told of by a toast alone, whatever the status`, async ({
      page,
      announce,
    }) => {
      announce(/status of 404/)
      await page.goto(`${path}/edit/4711`)
      await expect(toastsOf(page)).toHaveText([answers.noSuchRecord])
      await expect(page.getByText(answers.noSuchRecord)).toHaveCount(1)
      await page.route('**/read/*', (route) => route.fulfill({ json: { success: false, message: 'Non.' } }))
      await page.goto(`${path}/edit/4712`)
      await expect(toastsOf(page)).toHaveText(['Non.'])
      await expect(toastsOf(page)).toHaveAttribute('data-type', 'error')
      await expect(page.getByText('Non.', { exact: true })).toHaveCount(1)
      await expect(page.getByRole('main').getByRole('link', { name: forms.back })).toBeVisible()
    })
  }

  test('a form of another record shows that one, not the last', async ({ page, product }) => {
    const first = await make.tool(product, { name: { en: '', fr: 'Sifflet', ar: '' } })
    const second = await make.tool(product, { name: { en: '', fr: 'Chasuble', ar: '' } })
    await page.goto(`/tools/edit/${first}`)
    await expectForm(page, { 'name.fr': 'Sifflet' })
    await page.goto('/tools')
    await row(page, 'Chasuble').getByRole('link', { name: 'Modifier' }).click()
    await expectForm(page, { 'name.fr': 'Chasuble' })
    expect(addressOf(page)).toBe(`/tools/edit/${second}`)
  })
})

/** What the controls show of what was typed into them: no passwords. */
function shownBy(filled: EntityCase['filled']): Readonly<Record<string, string | boolean>> {
  const shown = Object.entries(filled).map(([name, value]) => [name, shownValue(name, value)] as const)
  return Object.fromEntries(shown)
}

function shownValue(name: string, value: FormValue): string | boolean {
  if (name.includes('password')) return ''
  return typeof value === 'boolean' ? value : String(value)
}

test.describe('pictures on the edit form', () => {
  test('the existing one is 100 px wide', async ({ page, product }) => {
    const id = await make.player(product, { picture: await storedPicture() })
    await page.goto(`/players/edit/${id}`)
    await expect(page.getByRole('img', { name: 'Image actuelle' })).toHaveCSS('width', '100px')
  })

  test('a stadium is created with three pictures; one is removed and one added', async ({
    page,
    product,
  }) => {
    const { prepare, filled } = entityCase('stadium')
    await prepare(product)
    await page.goto('/stadiums/create')
    const three = await Promise.all(
      [210, 220, 230].map((width) => chosenPicture({ width, height: 100, name: `${width}.png` })),
    )
    await fillForm(page, { ...filled, images: three })
    await expect(page.getByRole('img', { name: 'Nouvelle image' })).toHaveCount(3)
    await submit(page)
    await expectAddress(page, '/stadiums')
    const created = (await product.list('stadium')).at(-1)
    const pictures = namesOf(created?.['pictures'])
    expect(pictures).toHaveLength(3)

    await row(page, 'Stade du 5 Juillet').getByRole('link', { name: 'Modifier' }).click()
    const existing = page.getByRole('img', { name: 'Image actuelle' })
    await expect(existing).toHaveCount(3)
    for (const each of await existing.all()) await expect(each).toHaveCSS('width', '100px')
    await page.getByRole('button', { name: 'Retirer l’image 2' }).click()
    await expect(existing).toHaveCount(2)
    await fillForm(page, { newImages: [await chosenPicture({ width: 240, name: 'quatre.png' })] })
    await submit(page)
    await expectAddress(page, '/stadiums')
    const after = namesOf((await product.read('stadium', created?.id ?? 0))['pictures'])
    expect(after).toHaveLength(3)
    expect(after.slice(0, 2)).toEqual([pictures[0], pictures[2]])
    expect(pictures).not.toContain(after[2])
  })

  test('text written from the right is shown from the right', async ({ page }) => {
    await page.goto('/players/create')
    await fillForm(page, { name: 'رياض محرز', address: 'Alger', phone: '0550' })
    await expect(control(page, 'name')).toHaveCSS('direction', 'rtl')
    await expect(control(page, 'address')).toHaveCSS('direction', 'ltr')
    await expect(control(page, 'phone')).toHaveCSS('direction', 'ltr')
    await page.goto('/tools/create')
    await expect(control(page, 'name.ar')).toHaveCSS('direction', 'rtl')
    await expect(control(page, 'name.ar')).toHaveAttribute('lang', 'ar')
  })

  test('a phone that seems to lack digits is doubted once it is left, and saved all the same', async ({
    page,
    product,
  }) => {
    const id = await make.owner(product, { phone: '0663 31 97 76' })
    await page.goto(`/owners/edit/${id}`)
    await control(page, 'phone').fill('055')
    await expect(page.getByText(forms.fewDigits)).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(control(page, 'phone')).toHaveAccessibleDescription(forms.fewDigits)
    await control(page, 'phone').fill('0663 31 97 77')
    await page.keyboard.press('Tab')
    await expect(page.getByText(forms.fewDigits)).toBeHidden()
    await control(page, 'phone').fill('055')
    await submit(page)
    await expectAddress(page, '/owners')
    expect(await product.read('owner', id)).toMatchObject({ phone: '055' })
  })

  test('a doubt comes after the press that leaves its input, from which nothing moves', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.clock.install()
    await page.goto('/owners/create')
    await control(page, 'phone').fill('055')
    const below = control(page, 'expired_date')
    await below.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await below.boundingBox()) ?? {}
    await page.mouse.move(x + 5, y + 5)
    await page.clock.pauseAt(Date.now() + 10_000)
    await page.mouse.down()
    expect(await below.boundingBox()).toMatchObject({ y })
    await page.mouse.up()
    await page.clock.runFor(1_000)
    await expect(page.getByText(forms.fewDigits)).toBeVisible()
  })

  test('files chosen in two turns are all sent', async ({ page, product }) => {
    const id = await make.stadium(product)
    await page.goto(`/stadiums/edit/${id}`)
    await fillForm(page, { newImages: [await chosenPicture({ width: 210, name: 'une.png' })] })
    await fillForm(page, { newImages: [await chosenPicture({ width: 220, name: 'deux.png' })] })
    await expect(page.getByRole('img', { name: 'Nouvelle image' })).toHaveCount(2)
    await submit(page)
    await expectAddress(page, '/stadiums')
    expect(namesOf((await product.read('stadium', id))['pictures'])).toHaveLength(2)
  })
})

function namesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

test.describe('the choice of a place', () => {
  test("the commune is disabled until a wilaya is chosen, then offers that wilaya's alone", async ({
    page,
  }) => {
    await page.goto('/players/create')
    await expect(control(page, 'wilaya')).toBeVisible()
    // A list that nobody has opened has no options in the page, not even hidden ones.
    await expect(page.locator('[role="option"]')).toHaveCount(0)
    await expect(control(page, 'commune')).toBeDisabled()
    await choose(page, 'wilaya', 'Illizi')
    await expect(control(page, 'commune')).toBeEnabled()
    await openOptions(page, 'commune')
    await expect(optionsOf(page)).toHaveText([
      '--Choisir--',
      'Bordj Omar Driss',
      'Debdeb',
      'Illizi',
      'In Amenas',
    ])
  })

  test('choosing another wilaya clears the commune, the same one does not', async ({ page }) => {
    await page.goto('/players/create')
    await choose(page, 'wilaya', 'Sétif')
    await choose(page, 'commune', 'El Eulma')
    await choose(page, 'wilaya', 'Sétif')
    await expect(control(page, 'commune')).toHaveValue('El Eulma')
    await choose(page, 'wilaya', 'Oran')
    await expect(control(page, 'commune')).toHaveValue('')
    await control(page, 'commune').fill('eulma')
    await expect(optionsOf(page)).toHaveCount(0)
    await expect(page.getByText('Aucun résultat')).toBeVisible()
  })

  test('a wilaya is found without its accents', async ({ page }) => {
    await page.goto('/players/create')
    await control(page, 'wilaya').fill('bejaia')
    await expect(optionsOf(page)).toHaveText(['Béjaïa'])
  })

  test('prefilling an edit form clears nothing, and another wilaya then does', async ({ page, product }) => {
    const id = await make.stadium(product, { wilaya: 'Oran', commune: 'Es Senia' })
    await page.goto(`/stadiums/edit/${id}`)
    await expectForm(page, { wilaya: 'Oran', commune: 'Es Senia' })
    await expect(control(page, 'commune')).toBeEnabled()
    await choose(page, 'wilaya', 'Alger')
    await expectForm(page, { wilaya: 'Alger', commune: '' })
  })

  test('a place is chosen with the keyboard alone', async ({ page }) => {
    await page.goto('/players/create')
    await control(page, 'wilaya').focus()
    await page.keyboard.type('tipa')
    await expect(optionsOf(page)).toHaveText(['Tipaza'])
    await page.keyboard.press('Enter')
    await expect(control(page, 'wilaya')).toHaveValue('Tipaza')
    await expectAddress(page, '/players/create')
  })
})

test.describe('choosing a record', () => {
  test('a team finds its player by name, accents or not, and shows name and phone', async ({
    page,
    product,
  }) => {
    await make.player(product, { name: 'Aïssa Mandi', phone: '0661 00 00 01' })
    await make.player(product, { name: 'Riyad Karim', phone: '0661 00 00 02' })
    await page.goto('/teams/create')
    await control(page, 'player_id').fill('aissa')
    await expect(optionsOf(page)).toHaveText(['Aïssa Mandi – 0661 00 00 01'])
  })

  test('an Arabic name keeps clear of the arrow beside it', async ({ page, product }) => {
    const player_id = await make.player(product, { name: 'محمد بن علي' })
    await page.goto(`/teams/edit/${await make.team(product, { player_id })}`)
    const input = control(page, 'player_id')
    await expect(input).toHaveValue(/^محمد/)
    await expect(input).toHaveCSS('direction', 'rtl')
    const gap = await input.evaluate((element) => {
      const arrow = element.parentElement?.querySelector('svg')?.getBoundingClientRect().left ?? 0
      const end = element.getBoundingClientRect().right - parseFloat(getComputedStyle(element).paddingRight)
      return arrow - end
    })
    expect(gap).toBeGreaterThanOrEqual(0)
  })

  test('a chosen record can be given up again', async ({ page, product }) => {
    const player_id = await make.player(product)
    const id = await make.competition(product, { player_id })
    await page.goto(`/competitions/edit/${id}`)
    await expect(control(page, 'player_id')).toHaveValue(/^Sofiane Benali/)
    await openOptions(page, 'player_id')
    await optionsOf(page).first().click()
    await submit(page)
    await expectAddress(page, '/competitions')
    expect((await product.read('competition', id))['player_id']).toBeNull()
  })

  test('beyond the first fifty, typing finds the rest', async ({ page, product }) => {
    for (let each = 1; each <= 54; each += 1) await make.player(product, { name: `Joueur ${each}` })
    await make.player(product, { name: 'Zineddine' })
    await page.goto('/teams/create')
    await openOptions(page, 'player_id')
    await expect(optionsOf(page)).toHaveCount(51)
    await control(page, 'player_id').fill('zined')
    await expect(optionsOf(page)).toHaveText([/^Zineddine/])
  })
})

test.describe('what the backend refuses', () => {
  test('is told in a toast each and at each field, and the first bad field has the focus', async ({
    page,
    product,
    announce,
  }) => {
    announce(/status of 400/)
    await page.goto('/players/create')
    await fillForm(page, { phone: '0550', password: 'court', confirmation_password: 'autre' })
    await submit(page)
    await expect(toastsOf(page)).toHaveText([
      'Nom\u202f: ce champ est obligatoire.',
      'Email\u202f: ce champ est obligatoire.',
      'Mot de passe\u202f: 8 caractères au moins.',
    ])
    await expect(control(page, 'name')).toHaveAccessibleDescription('Ce champ est obligatoire.')
    await expect(control(page, 'email')).toHaveAccessibleDescription('Ce champ est obligatoire.')
    await expect(control(page, 'name')).toBeFocused()
    await expectAddress(page, '/players/create')
    await expectForm(page, { phone: '0550', password: 'court', confirmation_password: 'autre' })
    expect(await product.list('player')).toEqual([])
  })

  test('is unmarked once it is mended, and then saved', async ({ page, announce }) => {
    announce(/status of 400/)
    await page.goto('/tools/create')
    await submit(page)
    await expect(toastsOf(page)).toHaveText(['Nom\u202f: ce champ est obligatoire.'])
    await fillForm(page, { 'name.fr': 'Sifflet' })
    await submit(page)
    await expectAddress(page, '/tools')
    await expect(row(page, 'Sifflet')).toBeVisible()
  })

  test('an email that is taken is told at the email', async ({ page, product, announce }) => {
    announce(/status of 4\d\d/)
    await make.owner(product, { email: 'nadia@example.dz' })
    await page.goto('/owners/create')
    await fillForm(page, entityCase('owner').filled)
    await submit(page)
    await expect(toastsOf(page)).toHaveText(['Email\u202f: cette valeur est déjà utilisée.'])
    await expect(control(page, 'email')).toBeFocused()
  })

  test('a picture that is too large is told at the file', async ({ page, product, announce }) => {
    announce(/status of 4\d\d/)
    const id = await make.owner(product)
    const message = 'Image\u202f: cette image est trop grande, 50 mégapixels au plus.'
    // The form shrinks pictures, so that our own backend has no reason to say so.
    await page.route('**/api/owner/update', (route) =>
      route.fulfill({
        status: 400,
        json: { success: false, errors: [{ msg: message, path: 'newPicture' }] },
      }),
    )
    await page.goto(`/owners/edit/${id}`)
    await fillForm(page, { newPicture: [await chosenPicture()] })
    await submit(page)
    await expect(toastsOf(page)).toHaveText([message])
    await expect(control(page, 'newPicture')).toHaveAccessibleDescription(
      'Cette image est trop grande, 50 mégapixels au plus.',
    )
    await expect(control(page, 'newPicture')).toBeFocused()
  })

  test('a single message is one toast', async ({ page, announce }) => {
    announce(/status of 400/)
    await page.route('**/api/tool/create', (route) =>
      route.fulfill({ status: 400, json: { success: false, message: 'Non.' } }),
    )
    await page.goto('/tools/create')
    await submit(page)
    await expect(toastsOf(page)).toHaveText(['Non.'])
    await expectAddress(page, '/tools/create')
  })
})

test.describe('what the browser itself checks', () => {
  test('is told in one round with what the backend checks, and the first of both has the focus', async ({
    page,
    product,
    announce,
  }) => {
    announce(/status of 400/)
    const writes = writesOf(page)
    await page.goto('/owners/create')
    await fillForm(page, { email: 'nadia.example.dz', expired_date: '31/02/2027', password: 'court' })
    await submit(page)
    const told = {
      name: 'Nom\u202f: ce champ est obligatoire.',
      email: 'Email\u202f: cette adresse email n’est pas valide.',
      expired_date: 'Date d’expiration\u202f: cette date n’est pas valide.',
      password: 'Mot de passe\u202f: 8 caractères au moins.',
    }
    await expect(toastsOf(page)).toHaveText(Object.values(told))
    // Each field's own label stands above.
    const besideLabel = (message: string) =>
      message.replace(/^.*\u202f: (.)/, (_, first: string) => first.toUpperCase())
    for (const [name, message] of Object.entries(told))
      await expect(control(page, name), name).toHaveAccessibleDescription(besideLabel(message))
    await expect(control(page, 'name')).toBeFocused()
    expect(writes).toHaveLength(1)
    expect(await product.list('owner')).toEqual([])
  })

  test('is a number that cannot be read: it is not taken for none', async ({ page, product, announce }) => {
    announce(/status of 400/)
    const id = await make.competition(product, { n_teams: 8 })
    await page.goto(`/competitions/edit/${id}`)
    await control(page, 'n_teams').fill('')
    await control(page, 'n_teams').pressSequentially('1-2')
    await submit(page)
    await expect(control(page, 'n_teams')).toHaveAttribute('aria-invalid', 'true')
    await expect(control(page, 'n_teams')).toBeFocused()
    expect(await product.read('competition', id)).toMatchObject({ n_teams: 8 })
  })

  test('nothing else: an empty form goes to the backend', async ({ page, announce }) => {
    announce(/status of 400/)
    const writes = writesOf(page)
    await page.goto('/stadiums/create')
    await submit(page)
    await expect(toastsOf(page)).not.toHaveCount(0)
    expect(writes).toHaveLength(1)
  })
})

function writesOf(page: Page): readonly Request[] {
  const writes: Request[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request)
  })
  return writes
}

test.describe('while a form is under way', () => {
  test('pressing twice sends once', async ({ page, product }) => {
    const writes = writesOf(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/tool/create', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/tools/create')
    await fillForm(page, { 'name.fr': 'Sifflet' })
    await control(page, 'name.fr').press('Enter')
    await control(page, 'name.fr').press('Enter')
    await page
      .locator('main form')
      .evaluate((form) => form instanceof HTMLFormElement && form.requestSubmit())
    await expect(page.locator('main form button[type=submit]')).toBeDisabled()
    answer()
    await expectAddress(page, '/tools')
    expect(writes).toHaveLength(1)
    expect(await product.list('tool')).toHaveLength(1)
  })

  test('a progress bar tells how much of a file is sent', async ({ page, product, context }) => {
    const id = await make.owner(product)
    await page.goto(`/owners/edit/${id}`)
    const noise = Buffer.alloc(3_000_000, await chosenPicture().then(({ buffer }) => buffer))
    await fillForm(page, { newPicture: [{ name: 'lourd.png', mimeType: 'image/png', buffer: noise }] })
    const browser = await context.newCDPSession(page)
    const slow = { offline: false, latency: 0, downloadThroughput: -1 }
    await browser.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: 400_000 })
    await submit(page)
    const bar = page.getByRole('progressbar', { name: 'Envoi en cours' })
    await expect(bar).toBeVisible()
    await expect.poll(() => bar.evaluate((each) => 'value' in each && Number(each.value) > 0.1)).toBe(true)
    await browser.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
    await expectAddress(page, '/owners')
    await expect(bar).toHaveCount(0)
  })

  test('a form without files shows none', async ({ page, product }) => {
    const id = await make.owner(product)
    await page.goto(`/owners/edit/${id}`)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/owner/update', async (route) => {
      await held
      await route.continue()
    })
    await submit(page)
    await expect(page.locator('main form button[type=submit]')).toBeDisabled()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    answer()
    await expectAddress(page, '/owners')
  })
})

test.describe('a backend that does not answer as it should', () => {
  const { filled } = entityCase('tool')
  for (const [kind, message, complaint, path] of [
    [
      'cannot be reached',
      'Le serveur ne répond pas. Vérifiez votre connexion puis réessayez.',
      /net::ERR/,
      'abort',
    ],
    [
      'answers a page of HTML',
      'Réponse inattendue du serveur (POST /api/tool/create, 500).',
      /status of 500/,
      'html',
    ],
  ] as const) {
    test(`${kind}: a toast says so and what was typed stays, ready to be sent again`, async ({
      page,
      product,
      announce,
    }) => {
      announce(complaint)
      await page.route('**/api/tool/create', (route) =>
        path === 'abort'
          ? route.abort('connectionrefused')
          : route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
      )
      await page.goto('/tools/create')
      await fillForm(page, filled)
      await submit(page)
      await expect(toastsOf(page)).toHaveText([message])
      await expectAddress(page, '/tools/create')
      await expectForm(page, shownBy(filled))

      await page.unroute('**/api/tool/create')
      await submit(page)
      await expectAddress(page, '/tools')
      expect(await product.list('tool')).toHaveLength(1)
    })
  }

  test('loses an upload: a toast says so and the chosen picture stays', async ({
    page,
    product,
    announce,
  }) => {
    announce(/net::ERR/)
    await page.route('**/api/owner/create', (route) => route.abort('connectionreset'))
    await page.goto('/owners/create')
    await fillForm(page, { ...entityCase('owner').filled, picture: [await chosenPicture()] })
    await submit(page)
    await expect(toastsOf(page)).toHaveText([
      'Le serveur ne répond pas. Vérifiez votre connexion puis réessayez.',
    ])
    await expect(page.getByRole('img', { name: 'Nouvelle image' })).toBeVisible()
    await expectForm(page, { name: 'Nadia Cherif', email: 'nadia@example.dz', expired_date: '31/12/2027' })
    await page.unroute('**/api/owner/create')
    await submit(page)
    await expectAddress(page, '/owners')
    expect((await product.list('owner')).at(-1)?.['picture']).toMatch(/\.webp$/)
  })
})

test('Annuler leads back to the list and saves nothing', async ({ page, product }) => {
  const id = await make.tool(product, { name: { en: '', fr: 'Sifflet', ar: '' } })
  await page.goto(`/tools/edit/${id}`)
  await fillForm(page, { 'name.fr': 'Chasuble' })
  await page.getByRole('link', { name: 'Annuler' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expectAddress(page, '/tools')
  await expect(row(page, 'Sifflet')).toBeVisible()
  expect(await product.read('tool', id)).toMatchObject({ name: { fr: 'Sifflet' } })
})

test('a form refreshed behind leaves alone what was typed', async ({ page, product }) => {
  const id = await make.tool(product, { name: { en: 'Ball', fr: 'Ballon', ar: '' } })
  await page.goto(`/tools/edit/${id}`)
  await fillForm(page, { 'name.fr': 'Ballon neuf' })
  const asked = page.waitForResponse(`**/api/tool/read/${id}`)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await asked
  await expectForm(page, { 'name.fr': 'Ballon neuf', 'name.en': 'Ball' })
})
