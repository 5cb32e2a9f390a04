import { findViolations } from '../../../browser/harness/axe.ts'
import { findForeignWords } from '../../../browser/harness/foreign-words.ts'
import { ADMIN } from '../../../browser/harness/product.ts'
import { expectNoSidewaysScroll, logInByForm, row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { chosenPicture, make } from '../harness/records.ts'

test.describe('in Arabic', () => {
  test.use({ session: 'nobody' })

  test('a person works from the right, and finds the language again on another machine', async ({
    page,
    product,
    browser,
  }) => {
    await make.player(product, { name: 'Rayan' })
    await page.goto('/players')
    await page.getByRole('button', { name: 'العربية' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('فضاء المسؤولين')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.getByRole('textbox').first().fill(ADMIN.username)
    await page.getByLabel('كلمة المرور', { exact: true }).fill(ADMIN.password)
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click()

    // What a config says, and what the core says.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('اللاعبون')
    await expect(page.getByPlaceholder('بحث')).toBeVisible()
    await expect(row(page, 'Rayan')).toBeVisible()
    const menu = await page.getByRole('navigation').first().boundingBox()
    expect(menu?.x).toBeGreaterThan(700)

    await page.locator('tbody a[href*="/edit/"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('تعديل لاعب')
    const option = page.getByRole('combobox', { name: 'المركز' })
    await option.click()
    await expect(page.getByRole('option', { name: 'حارس مرمى' })).toBeVisible()
    await page.keyboard.press('Escape')

    const other = await browser.newContext()
    const elsewhere = await other.newPage()
    await elsewhere.goto(`${product.url}/players`)
    await logInByForm(elsewhere, ADMIN.username, ADMIN.password)
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('اللاعبون')
    await other.close()
  })
})

for (const width of [390, 820, 1440]) {
  test(`in Arabic no screen scrolls sideways or breaks a rule of axe at ${width} pixels`, async ({
    page,
    product,
    context,
  }) => {
    test.slow()
    await context.addCookies([{ name: 'tribune_language', value: 'ar', url: product.url }])
    // High enough that no bar lies over a field, which axe would take for too small.
    await page.setViewportSize({ width, height: 2_400 })
    const id = await make.player(product, { name: 'Zinedine Abdelhamid Benbouali' })
    for (const path of [
      '/',
      '/players',
      `/players/edit/${id}`,
      '/stadiums/create',
      '/activity',
      '/profile',
    ]) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/)
      await page.waitForLoadState('networkidle')
      await expectNoSidewaysScroll(page, path)
      expect(await findViolations(page, { colorScheme: 'light' }), path).toEqual([])
    }
  })
}

test('a word of another language is told from what a record says', async ({
  page,
  product,
  domain,
  context,
}) => {
  await context.addCookies([{ name: 'tribune_language', value: 'ar', url: product.url }])
  await make.player(product, { name: 'Ajoute Joueur', email: 'ajoute.joueur@exemple.dz' })
  await page.goto('/players')
  await expect(row(page, 'Ajoute Joueur')).toBeVisible()
  expect(await findForeignWords(page, 'ar', { domain, product })).toEqual([])
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p>Modifier Ajoute Joueur</p><p lang="fr">Fermer</p><p hidden>Annuler</p><input placeholder="janvier">',
    )
  })
  expect(await findForeignWords(page, 'ar', { domain, product })).toEqual([
    '"modifier" in "Modifier Ajoute Joueur"',
    '"janvier" in "janvier"',
  ])
  await page.evaluate(() => {
    document.documentElement.lang = 'fr'
    document.title = 'Joueurs'
    document.body.innerHTML = '<p>Ajoute Joueur</p><p>Add record</p><p>إضافة</p>'
  })
  expect(await findForeignWords(page, 'fr', { domain, product })).toEqual([
    '"add" in "Add record"',
    '"record" in "Add record"',
    '"إضافة" in "إضافة"',
  ])
})

for (const [language, month, sunday] of [
  ['fr', 'novembre 1994', 'di'],
  ['ar', 'نوفمبر 1994', 'ح'],
  ['en', 'November 1994', 'Su'],
] as const)
  test(`the calendar is said in ${language}`, async ({ page, product, domain, context }) => {
    await context.addCookies([{ name: 'tribune_language', value: language, url: product.url }])
    const id = await make.player(product, { name: 'Rayan', birthday: '1994-11-27' })
    await page.goto(`/players/edit/${id}`)
    await page.locator('main form [name="birthday"]').click()
    await expect(page.getByText(month, { exact: true })).toBeVisible()
    await expect(page.getByRole('columnheader').first()).toHaveText(sunday)
    expect(await findForeignWords(page, language, { domain, product })).toEqual([])
  })

test('a text in several languages is typed and read in the own one first', async ({
  page,
  product,
  context,
}) => {
  const names = () =>
    page.locator('input[name^="name."]').evaluateAll((all) => all.map((each) => each.getAttribute('name')))
  await page.goto('/tools/create')
  await expect.poll(names).toEqual(['name.en', 'name.fr', 'name.ar'])
  await context.addCookies([{ name: 'tribune_language', value: 'ar', url: product.url }])
  await page.goto('/tools/create')
  await expect.poll(names).toEqual(['name.ar', 'name.en', 'name.fr'])
})

test('places are called in Arabic where the reader is, and stored as ever', async ({
  page,
  product,
  context,
}) => {
  await context.addCookies([{ name: 'tribune_language', value: 'ar', url: product.url }])
  const id = await make.player(product, { name: 'Rayan', wilaya: 'Oran', commune: 'Oran' })
  await page.goto('/players')
  await expect(row(page, 'Rayan')).toContainText('وهران')
  await page.goto(`/players/edit/${id}`)
  const commune = page.getByRole('combobox', { name: 'البلدية' })
  await expect(page.getByRole('combobox', { name: 'الولاية' })).toHaveValue('وهران')
  await expect(commune).toHaveValue('وهران')
  // By either of its names.
  await commune.fill('es senia')
  await page.getByRole('option', { name: 'السانية' }).click()
  await page.getByRole('button', { name: 'تعديل', exact: true }).click()
  const read = async () => (await page.request.get(`/api/player/read/${id}`)).text()
  await expect.poll(read).toContain('"wilaya":"Oran","commune":"Es Senia"')
})

test('communes are called in Arabic wherever they are read', async ({ page, product, context }) => {
  await context.addCookies([{ name: 'tribune_language', value: 'ar', url: product.url }])
  await page.addInitScript(() => {
    window.print = () => {}
  })
  const place = { wilaya: 'Blida', commune: 'Larbaa' }
  const player = await make.player(product, { name: 'Rayan', ...place })
  const owner = await make.owner(product)
  const stadium = await make.stadium(product, { name: 'Stade du centre', owner_id: owner, ...place })
  const competition = await make.competition(product, { stadium_id: stadium })
  const called = 'الأربعاء'

  await page.goto('/players')
  await expect(row(page, 'Rayan')).toContainText(called)
  await page.goto(`/players?peek=${player}`)
  await expect(page.getByRole('term').filter({ hasText: 'البلدية' }).locator('+ dd')).toContainText(called)
  await page.goto(`/owners/edit/${owner}`)
  await expect(page.getByRole('row').filter({ hasText: 'Stade du centre' })).toContainText(called)
  await page.goto(`/competitions/edit/${competition}`)
  await expect(page.getByRole('combobox', { name: 'الملعب' })).toHaveValue(new RegExp(called))

  await page.goto(`/players/edit/${player}`)
  await page.getByRole('button', { name: 'طباعة' }).first().click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body > section')).toContainText(called)
  await page.emulateMedia({ media: 'screen' })

  const commune = page.getByRole('combobox', { name: 'البلدية' })
  await commune.fill('bougara')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'تعديل', exact: true }).click()
  await page.goto(`/players/edit/${player}`)
  const past = page.getByRole('region', { name: 'سجل التعديلات' })
  await past.locator('summary').click()
  await expect(past).toContainText('بوقرة')
})

test('the table of communes is fetched in Arabic alone, and by screens that show one', async ({
  page,
  product,
  context,
}) => {
  await make.player(product, { name: 'Rayan', wilaya: 'Oran', commune: 'Es Senia' })
  await make.owner(product, { name: 'Amine' })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const tables = () => fetched.filter((url) => url.includes('algeria-communes')).length
  await page.goto('/players')
  await expect(row(page, 'Rayan')).toContainText('Es Senia')
  await page.waitForLoadState('networkidle')
  expect(tables()).toBe(0)
  await context.addCookies([{ name: 'tribune_language', value: 'ar', url: product.url }])
  await page.goto('/owners')
  await expect(row(page, 'Amine')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(tables()).toBe(0)
  await page.goto('/players')
  await expect(row(page, 'Rayan')).toContainText('السانية')
  expect(tables()).toBe(1)
})

test('a switch of the language loses nothing of a form', async ({ page, product }) => {
  const id = await make.player(product, { name: 'Rayan' })
  for (const path of [`/players/edit/${id}`, '/players/create']) {
    await page.goto(path)
    const name = page.locator('main form [name="name"]')
    await expect(name).toBeEditable()
    await name.fill('Rayan Benali')
    await page.locator('main form [name="password"]').fill('un-mot-de-passe')
    await page
      .locator('main form input[type="file"]')
      .first()
      .setInputFiles([await chosenPicture()])
    await expect(page.getByRole('img', { name: 'Nouvelle image' })).toBeVisible()
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(name).toHaveValue('Rayan Benali')
    await expect(page.locator('main form [name="password"]')).toHaveValue('un-mot-de-passe')
    await expect(page.getByRole('img', { name: 'New image' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Draft' })).toHaveCount(0)
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitemradio', { name: 'Français' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(name).toHaveValue('Rayan Benali')
  }
})

test.describe('before the login', () => {
  test.use({ session: 'nobody' })

  test('a switch of the language loses nothing that is typed', async ({ page }) => {
    await page.goto('/login')
    await page.locator('[name="user"]').fill('chef')
    await page.locator('[name="password"]').fill('un-mot-de-passe')
    await page.getByRole('button', { name: 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('[name="user"]')).toHaveValue('chef')
    await expect(page.locator('[name="password"]')).toHaveValue('un-mot-de-passe')
  })
})
