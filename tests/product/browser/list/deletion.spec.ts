import type { Locator, Page } from '@playwright/test'
import { findViolations } from '../../../browser/harness/axe.ts'
import { make } from '../harness/records.ts'
import { addressOf, expectAddress, logInByForm, row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { questionOf, toastsOf, undoOf } from '../../../browser/harness/toasts.ts'

const askToDelete = (page: Page, text: string) =>
  row(page, text).getByRole('button', { name: 'Supprimer' }).click()
const confirm = (page: Page) => questionOf(page).getByRole('button', { name: 'Supprimer' }).click()

const edgesOf = (element: Locator) =>
  element.evaluate((each) => {
    const { left, right } = each.getBoundingClientRect()
    return { left, right }
  })

const oneTool = (fr: string) => ({ name: { en: '', fr, ar: '' } })

test('the row leaves the list without a reload, and the record is gone', async ({ page, product }) => {
  await make.tool(product, oneTool('Sifflet'))
  await make.tool(product, oneTool('Chasuble'))
  await page.goto('/tools')
  await expect(page.getByText('2 fiches')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await askToDelete(page, 'Sifflet')
  await expect(questionOf(page)).toContainText('Sifflet')
  await confirm(page)
  await expect(row(page, 'Sifflet')).toHaveCount(0)
  await expect(row(page, 'Chasuble')).toBeVisible()
  await expect(page.getByText('1 fiche', { exact: true })).toBeVisible()
  await expect(questionOf(page)).toHaveCount(0)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect((await product.list('tool')).map(({ name }) => name)).toEqual([oneTool('Chasuble').name])
})

test('the last row of a page leads to the page before', async ({ page, product }) => {
  for (let each = 1; each <= 26; each += 1) await make.tool(product, oneTool(`Outil ${each}`))
  await page.goto('/tools?page=2')
  await askToDelete(page, 'Outil 26')
  await confirm(page)
  await expect(page.locator('tbody tr')).toHaveCount(25)
  expect(addressOf(page)).toBe('/tools')
})

test('the row below moves up from the next page', async ({ page, product }) => {
  for (let each = 1; each <= 26; each += 1) await make.tool(product, oneTool(`Outil ${each}.`))
  await page.goto('/tools')
  await expect(row(page, 'Outil 26.')).toHaveCount(0)
  await askToDelete(page, 'Outil 3.')
  await confirm(page)
  await expect(row(page, 'Outil 26.')).toBeVisible()
  await expect(row(page, 'Outil 3.')).toHaveCount(0)
})

test("a failed administrator's deletion shows 'Error', and the row stays", async ({ page, announce }) => {
  announce(/status of 403/)
  await page.goto('/admins')
  await askToDelete(page, 'chef@example.dz')
  await expect(questionOf(page)).toHaveAccessibleName('supprimer administrateur')
  await expect(questionOf(page)).toContainText('C’est votre compte.')
  await expect(questionOf(page)).not.toContainText('Restaurable')
  await expect(questionOf(page).getByRole('button')).toHaveText(['Supprimer', 'Annuler'])
  await confirm(page)
  await expect(toastsOf(page)).toHaveText(['Error'])
  await expect(row(page, 'chef@example.dz')).toBeVisible()
})

test.describe('of accounts', () => {
  test.use({ session: 'nobody' })

  test("another administrator reads whose account the first administrator's is", async ({
    page,
    product,
    announce,
  }) => {
    announce(/status of 403/)
    const password = 'un-autre-mot'
    const own = { username: 'nadia', email: 'nadia@example.dz', password, confirmation_password: password }
    await make.admin(product, own)
    await page.goto('/admins')
    await logInByForm(page, 'nadia', password)
    await askToDelete(page, 'chef@example.dz')
    await expect(questionOf(page)).toContainText('C’est le compte de l’administrateur principal.')
    await expect(questionOf(page)).not.toContainText('Restaurable')
    await page.keyboard.press('Escape')
    await askToDelete(page, 'nadia@example.dz')
    await expect(questionOf(page)).toContainText('C’est votre compte.')
    await confirm(page)
    await expect(toastsOf(page)).toHaveText(['Error'])
    await page.keyboard.press('Escape')

    // Among several they stay, and the question says so.
    await make.admin(product, { username: 'amine', email: 'amine@example.dz', name: 'Amine' })
    await page.reload()
    await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
    await page.getByRole('region', { name: 'Sélection' }).getByRole('button', { name: 'Supprimer' }).click()
    await expect(questionOf(page)).toContainText('le compte de l’administrateur principal')
    await expect(questionOf(page)).toContainText('votre compte')
    await questionOf(page).getByRole('button', { name: 'Supprimer 1', exact: true }).click()
    await expect(row(page, 'amine@example.dz')).toHaveCount(0)
    await expect(page.locator('tbody tr')).toHaveCount(2)
  })
})

test('a backend that cannot be reached is told, and the row stays', async ({ page, product, announce }) => {
  announce(/net::ERR/)
  await make.tool(product, oneTool('Sifflet'))
  await page.goto('/tools')
  await page.route('**/api/tool/destroy', (route) => route.abort('connectionrefused'))
  await askToDelete(page, 'Sifflet')
  await confirm(page)
  await expect(toastsOf(page)).toHaveText([
    'Le serveur ne répond pas. Vérifiez votre connexion puis réessayez.',
  ])
  await expect(row(page, 'Sifflet')).toBeVisible()
})

test('a competition leaves the list without a request, and is back after a reload', async ({
  page,
  product,
}) => {
  for (const name of ['Coupe', 'Ligue']) await make.competition(product, { name })
  await page.goto('/competitions')
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url())
  })
  await askToDelete(page, 'Coupe')
  const comesBack = 'Retirée de cet écran seulement\u202f: elle revient à la prochaine ouverture.'
  await expect(questionOf(page)).toContainText(comesBack)
  await confirm(page)
  await expect(row(page, 'Coupe')).toHaveCount(0)
  await expect(toastsOf(page)).toHaveText(['Competition supprimer difinitivement!'])
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: comesBack })).toBeVisible()
  await expect(undoOf(page)).toHaveCount(0)
  expect(writes).toEqual([])
  await page.reload()
  await expect(row(page, 'Coupe')).toBeVisible()

  // Several at once leave the same way.
  const allComeBack = 'Retirées de cet écran seulement\u202f: elles reviennent à la prochaine ouverture.'
  await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
  await page.getByRole('region', { name: 'Sélection' }).getByRole('button', { name: 'Supprimer' }).click()
  await expect(questionOf(page)).toHaveAccessibleDescription(`2 fiches ${allComeBack}`)
  await questionOf(page).getByRole('button', { name: 'Supprimer 2' }).click()
  await expect(toastsOf(page)).toHaveText(['2 fiches supprimées'])
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: allComeBack })).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(0)
  await expect(undoOf(page)).toHaveCount(0)
  expect(writes).toEqual([])
  await page.reload()
  await expect(page.locator('tbody tr')).toHaveCount(2)
})

test.describe('the question', () => {
  test('has the focus, closes with Escape, and gives the focus back', async ({ page, product }) => {
    const id = await make.tool(product, oneTool('Sifflet'))
    await page.goto('/tools')
    const button = row(page, 'Sifflet').getByRole('button', { name: 'Supprimer' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(questionOf(page).getByRole('button', { name: 'Annuler' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(questionOf(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    expect(await product.read('tool', id)).toMatchObject({ id })
  })

  for (const [scheme, colour] of Object.entries({ light: 'rgb(255, 255, 255)', dark: 'rgb(38, 49, 44)' })) {
    test(`has two buttons apart at its end, before any form was opened, in the ${scheme}`, async ({
      page,
      product,
    }) => {
      await make.tool(product, oneTool('Sifflet'))
      await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'dark' : 'light' })
      await page.goto('/tools')
      await askToDelete(page, 'Sifflet')
      const cancel = questionOf(page).getByRole('button', { name: 'Annuler' })
      await expect(questionOf(page)).toHaveCSS('background-color', colour)
      const [whole, first, second] = await Promise.all([
        edgesOf(questionOf(page)),
        edgesOf(questionOf(page).getByRole('button', { name: 'Supprimer' })),
        edgesOf(cancel),
      ])
      expect(second.left - first.right).toBeGreaterThanOrEqual(8)
      expect(whole.right - second.right).toBeLessThanOrEqual(21)
      expect(first.left - whole.left).toBeGreaterThan(50)
    })
  }

  test('is described by the name of its record, under the title of the requirement', async ({
    page,
    product,
  }) => {
    await make.player(product, { name: 'Rayan' })
    await page.goto('/players')
    await askToDelete(page, 'Rayan')
    await expect(questionOf(page)).toHaveAccessibleName('supprimer joueur')
    const description = 'Rayan Restaurable depuis la corbeille pendant 30 jours.'
    await expect(questionOf(page)).toHaveAccessibleDescription(description)
    for (const colorScheme of ['light', 'dark'] as const)
      expect(await findViolations(page, { colorScheme })).toEqual([])
  })

  test('is answered by keyboard alone', async ({ page, product }) => {
    await make.tool(product, oneTool('Sifflet'))
    await make.tool(product, oneTool('Chasuble'))
    await page.goto('/tools')
    await row(page, 'Sifflet').getByRole('button', { name: 'Supprimer' }).press('Enter')
    await expect(questionOf(page)).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(row(page, 'Sifflet')).toHaveCount(0)
    await expect(row(page, 'Chasuble')).toBeVisible()
  })

  test('keeps the focus, and the page behind it waits', async ({ page, product }) => {
    await make.tool(product, oneTool('Sifflet'))
    await page.goto('/tools')
    await askToDelete(page, 'Sifflet')
    await expect(questionOf(page)).toBeVisible()
    const backdrop = await questionOf(page).evaluate(
      (each) => getComputedStyle(each, '::backdrop').backgroundColor,
    )
    expect(backdrop).toBe('rgba(15, 30, 24, 0.45)')
    const cancel = questionOf(page).getByRole('button', { name: 'Annuler' })
    const confirmed = questionOf(page).getByRole('button', { name: 'Supprimer' })
    await expect(cancel).toBeFocused()
    for (const [key, reached] of [
      ['Tab', confirmed],
      ['Tab', cancel],
      ['Shift+Tab', confirmed],
      ['Shift+Tab', cancel],
    ] as const) {
      await page.keyboard.press(key)
      await expect(reached).toBeFocused()
    }
    for (const key of ['Control+k', 'j', 'n', '?']) await page.keyboard.press(key)
    await page.mouse.click(600, 500)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(questionOf(page)).toBeVisible()
    expect(addressOf(page)).toBe('/tools')
  })

  test('goes with its list', async ({ page, product }) => {
    await make.tool(product, oneTool('Sifflet'))
    await page.goto('/teams')
    await page.getByRole('link', { name: 'Outils' }).click()
    await askToDelete(page, 'Sifflet')
    await expect(questionOf(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'teams' })).toBeVisible()
    await expect(questionOf(page)).toHaveCount(0)
  })

  test('pressed twice deletes once', async ({ page, product }) => {
    await make.tool(product, oneTool('Sifflet'))
    await page.goto('/tools')
    let calls = 0
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/tool/destroy', async (route) => {
      calls += 1
      await held
      await route.continue()
    })
    await askToDelete(page, 'Sifflet')
    await confirm(page)
    await expect(questionOf(page).getByRole('button', { name: 'Supprimer' })).toBeDisabled()
    await expect(questionOf(page).getByRole('button', { name: 'Annuler' })).toBeDisabled()
    answer()
    await expect(row(page, 'Sifflet')).toHaveCount(0)
    expect(calls).toBe(1)
  })
})

test.describe('what something keeps is not deleted', () => {
  test('one record: what keeps it, the way there, and the two answers', async ({
    page,
    product,
    announce,
  }) => {
    announce(/status of 409/)
    const player_id = await make.player(product, { name: 'Rayan' })
    const team = await make.team(product, { name: 'CRB', player_id })
    await page.goto('/players')
    const button = row(page, 'Rayan').getByRole('button', { name: 'Supprimer' })
    await button.click()
    const question = questionOf(page)
    await expect(question).toHaveAccessibleName('supprimer joueur')
    await expect(question).toContainText('Rayan est joueur de CRB. Changez d’abord cette équipe.')
    await expect(question.getByRole('button')).toHaveText(['Supprimer', 'Annuler'])
    await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused()
    await expect(question.getByRole('link')).toHaveText(['CRB', 'Ouvrir l’équipe'])
    for (const colorScheme of ['light', 'dark'] as const)
      expect(await findViolations(page, { colorScheme })).toEqual([])
    await question.getByRole('button', { name: 'Annuler' }).click()
    await expect(questionOf(page)).toHaveCount(0)
    await expect(button).toBeFocused()

    await button.click()
    await confirm(page)
    await expect(toastsOf(page)).toHaveText([
      'Ce joueur ne peut pas être supprimé\u202f: une équipe ou une compétition y est rattachée.',
    ])
    await expect(toastsOf(page)).toHaveAttribute('data-type', 'error')
    await expect(row(page, 'Rayan')).toBeVisible()

    await button.click()
    await question.getByRole('link', { name: 'Ouvrir l’équipe' }).click()
    await expectAddress(page, `/teams/edit/${team}`)
    await expect(questionOf(page)).toHaveCount(0)
  })

  test('by several records: all of them are named, and their list is led to', async ({ page, product }) => {
    const owner_id = await make.owner(product, { name: 'Nadia' })
    for (const name of ['Stade Un', 'Stade Deux']) await make.stadium(product, { name, owner_id })
    await page.goto('/owners')
    await askToDelete(page, 'Nadia')
    const question = questionOf(page)
    await expect(question).toContainText('Nadia est proprietaire de')
    await expect(question).toContainText('Changez d’abord ces fiches.')
    await expect(question.getByRole('link')).toHaveText([
      'stades (2)',
      'Stade Un',
      'Stade Deux',
      'Ouvrir la liste',
    ])
    await expect(question.getByRole('button')).toHaveText(['Supprimer', 'Annuler'])
    await question.getByRole('link', { name: 'Ouvrir la liste' }).click()
    await expect(page.getByRole('heading', { name: 'stades' })).toBeVisible()
    await expect(page.locator('tbody tr')).toHaveCount(2)
  })

  test('of many, by number and name: the others leave', async ({ page, product }) => {
    const player_id = await make.player(product, { name: 'Rayan' })
    await make.team(product, { name: 'CRB', player_id })
    for (const name of ['Amine', 'Badis']) await make.player(product, { name })
    await page.goto('/players')
    await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
    await page.getByRole('region', { name: 'Sélection' }).getByRole('button', { name: 'Supprimer' }).click()
    await expect(questionOf(page)).toContainText(
      '2 seront supprimés. 1 reste, car encore utilisé\u202f: Rayan',
    )
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
    await questionOf(page).getByRole('button', { name: 'Supprimer 2', exact: true }).click()
    await expect(toastsOf(page)).toContainText(['2 fiches supprimées'])
    await expect(page.locator('tbody [data-column="name"]')).toHaveText(['Rayan'])
  })

  test('until it is known, nothing can be confirmed', async ({ page, product }) => {
    await make.player(product, { name: 'Rayan' })
    await page.goto('/players')
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/referrers/**', async (route) => {
      await held
      await route.continue()
    })
    await askToDelete(page, 'Rayan')
    await expect(questionOf(page).getByRole('button', { name: 'Supprimer' })).toBeDisabled()
    await expect(questionOf(page).getByRole('button', { name: 'Annuler' })).toBeFocused()
    answer()
    await expect(questionOf(page).getByRole('button', { name: 'Supprimer' })).toBeEnabled()
  })
})
