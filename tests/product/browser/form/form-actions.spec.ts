import type { Page } from '@playwright/test'
import { expectAccessible } from '../../../suite/browser/harness/axe.ts'
import { chosenPicture, make } from '../harness/records.ts'
import { choose, control, expectForm, fillForm, submit } from '../../../browser/harness/form.ts'
import { expectAddress, expectNoSidewaysScroll, row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { toast } from '../../../browser/harness/toasts.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('the title, the breadcrumb and the tab say who is edited', async ({ page, product }) => {
  const id = await make.player(product, { name: 'سفيان بن شهيدة' })
  await page.goto(`/players/edit/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Modifier joueur')
  await expect(main.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(/سفيان بن شهيدة/)
  await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toContainText(
    'Modifier joueur · سفيان بن شهيدة',
  )
  await expect(page).toHaveTitle('Modifier joueur · سفيان بن شهيدة · Tribune')
})

test('the breadcrumb of a long name takes one line of a phone, clear of the title', async ({
  page,
  product,
}) => {
  const fr = 'Ballon officiel de compétition, taille cinq'
  const id = await make.tool(product, { name: { en: '', fr, ar: '' } })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/tools/edit/${id}`)
  const items = page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('listitem')
  await expect(items.last()).toContainText(fr)
  const [list, current, title] = await Promise.all(
    [items.first(), items.last().locator('bdi'), page.getByRole('heading', { level: 1 })].map((each) =>
      each.boundingBox(),
    ),
  )
  const middle = (box: typeof list) => (box ? box.y + box.height / 2 : NaN)
  expect(Math.abs(middle(list ?? null) - middle(current ?? null))).toBeLessThan(3)
  expect((current?.y ?? 0) + (current?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0)
})

test.describe('a save', () => {
  for (const [layout, key] of [
    ['French', 's'],
    ['Arabic', 'س'],
  ] as const) {
    test(`by Ctrl+S while a field has the focus, on a keyboard that is ${layout}`, async ({
      page,
      product,
    }) => {
      const id = await make.tool(product)
      await page.goto(`/tools/edit/${id}`)
      await fillForm(page, { 'name.fr': 'Sifflet' })
      const isLeftToBrowser = await control(page, 'name.fr').evaluate((element, each) => {
        const press = { key: each, code: 'KeyS', ctrlKey: true, bubbles: true, cancelable: true }
        return element.dispatchEvent(new KeyboardEvent('keydown', press))
      }, key)
      expect(isLeftToBrowser, 'the browser offers to save the page').toBe(false)
      await expectAddress(page, '/tools')
      await expect(row(page, 'Sifflet')).toBeVisible()
    })
  }

  test('that stays goes on with the stored record, twice', async ({ page, product }) => {
    const id = await make.player(product, { name: 'Walid' })
    await page.goto(`/players/edit/${id}`)
    for (const name of ['Walid Ouchene', 'Walid O.']) {
      await fillForm(page, { name, newPicture: [await chosenPicture()] })
      await press(page, 'Enregistrer et rester')
      await expect(page).toHaveTitle(`Modifier joueur · ${name} · Tribune`)
      await expect(page.getByRole('button', { name: 'Enregistrer et rester' })).toBeFocused()
      await expect(page.getByRole('main').locator('[data-new]')).toHaveCount(0)
      expect(await product.read('player', id)).toMatchObject({ name })
    }
    await expectAddress(page, `/players/edit/${id}`)
    // Nothing is left to save, so leaving asks nothing.
    await page.locator('form').getByRole('link', { name: 'Annuler' }).click()
    await expectAddress(page, '/players')
  })

  test('that continues empties the form but for what the config keeps', async ({ page, product }) => {
    await page.goto('/players/create')
    await expect(control(page, 'name')).toBeFocused()
    for (const name of ['Amine', 'Brahim']) {
      await fillForm(page, { name, email: `${name}@example.dz`, password: 'secret-123' })
      await fillForm(page, { confirmation_password: 'secret-123' })
      if (name === 'Amine') await choose(page, 'wilaya', 'Adrar')
      await press(page, 'Ajouter et continuer')
      await expect(toast(page, 'joueur ajouté avec succès').first()).toBeVisible()
      await expect(control(page, 'name')).toHaveValue('')
      await expect(control(page, 'name')).toBeFocused()
      await expectForm(page, { email: '', password: '', wilaya: 'Adrar' })
    }
    const stored = await product.list('player')
    expect(stored.map(({ name }) => name)).toEqual(['Amine', 'Brahim'])
    await page.locator('form').getByRole('link', { name: 'Annuler' }).click()
    await expectAddress(page, '/players')
  })
})

test('a copy holds all but the picture, the password and what is unique', async ({ page, product }) => {
  const id = await make.player(product, { name: 'Walid', email: 'walid@example.dz', description: 'Ailier' })
  await page.goto(`/players/edit/${id}`)
  await page.getByRole('link', { name: 'Dupliquer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajoute Joueur')
  await expectForm(page, { name: 'Walid', description: 'Ailier', email: '', password: '' })
  await page.reload()
  await expectForm(page, { name: 'Walid', email: '' })
  await fillForm(page, { email: 'other@example.dz', password: 'secret-123' })
  await fillForm(page, { confirmation_password: 'secret-123' })
  await submit(page)
  await expectAddress(page, '/players')
  expect(await product.list('player')).toHaveLength(2)
})

test('each section is headed and counts its errors', async ({ page, announce }) => {
  announce(/status of 400/)
  await page.goto('/players/create')
  await expect(page.getByRole('group', { name: 'Coordonnées' }).getByLabel('Wilaya')).toBeVisible()
  await submit(page)
  for (const name of ['Identité', 'Coordonnées', 'Accès']) {
    await expect(page.getByRole('group', { name: `${name} 1 erreur` })).toBeVisible()
  }
  await expectAccessible(page, 'a refused form with sections')
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px the actions stay in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/players/create')
    await expect(page.getByRole('button', { name: 'Ajouter', exact: true })).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page, '/players/create')
    const top = async (name: string) => (await control(page, name).boundingBox())?.y
    if (width > 1000) expect(await top('wilaya')).toBe(await top('commune'))
  })
}

test.describe('the order of the list', () => {
  const edit = (page: Page, text: string) => row(page, text).getByRole('link', { name: 'Modifier' })
  const tool = (fr: string) => ({ name: { en: '', fr, ar: '' } })

  test('leads from one record to the next, over its pages', async ({ page, product }) => {
    for (let each = 10; each < 40; each += 1) await make.tool(product, tool(`Outil ${each}`))
    await page.goto('/tools?sort=name.fr&order=desc')
    await edit(page, 'Outil 16').click()
    await expect(page).toHaveTitle('Modifier outil · Outil 16 · Tribune')
    await page.getByRole('link', { name: 'Fiche suivante' }).click()
    await expect(page).toHaveTitle('Modifier outil · Outil 15 · Tribune')
    await page.reload()
    await page.getByRole('link', { name: 'Fiche suivante' }).click()
    await expect(page).toHaveTitle('Modifier outil · Outil 14 · Tribune')
    await page.getByRole('link', { name: 'Fiche précédente' }).click()
    await page.locator('form').getByRole('link', { name: 'Annuler' }).click()
    await expectAddress(page, '/tools?sort=name.fr&order=desc')
    await edit(page, 'Outil 15').click()
    await page.getByRole('link', { name: 'Fiche suivante' }).click()
    await page.locator('form').getByRole('link', { name: 'Annuler' }).click()
    await expectAddress(page, '/tools?sort=name.fr&order=desc&page=2')
    await expect(row(page, 'Outil 14')).toBeVisible()
  })

  test('has a place for a new record, whose row is marked there', async ({ page, product }) => {
    for (let each = 10; each < 40; each += 1) await make.tool(product, tool(`Outil ${each}`))
    await page.goto('/tools?sort=name.fr&order=desc')
    await page.getByRole('link', { name: 'Ajoute Outil' }).click()
    await fillForm(page, { 'name.fr': 'Outil 12 bis' })
    await submit(page)
    await expectAddress(page, '/tools?sort=name.fr&order=desc&page=2')
    await expect(page.locator('tr[data-new]')).toHaveCount(1)
    await expect(page.locator('tr[data-new]')).toContainText('Outil 12 bis')
    await expect(edit(page, 'Outil 12 bis')).toBeFocused()
  })
})

test('a related record is made without leaving the form, and is chosen', async ({ page, product }) => {
  await page.goto('/stadiums/create')
  await fillForm(page, { name: 'Stade du 20-Août' })
  const create = page.getByRole('button', { name: 'Créer… Proprietaire' })
  const drawer = page.getByRole('dialog', { name: 'Ajoute Proprietaire' })
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer\u202f?' })
  const expectBack = async () => {
    await expect(drawer).toBeHidden()
    await expect(create).toBeFocused()
    await expectAddress(page, '/stadiums/create')
    await expectForm(page, { name: 'Stade du 20-Août' })
  }

  await create.click()
  await expect(drawer.getByLabel('Nom')).toBeFocused()
  await page.keyboard.press('Escape')
  await expectBack()

  await create.press('Enter')
  await drawer.getByLabel('Nom').fill('Rachid Hamdi')
  await page.keyboard.press('Escape')
  await expect(question.getByRole('button', { name: 'Rester' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await drawer.getByLabel('Email').fill('rachid@example.dz')
  for (const name of ['password', 'confirmation_password'])
    await drawer.locator(`[name="${name}"]`).fill('secret-123')
  await drawer.getByLabel('Nom').press('Control+s')
  await expectBack()
  await expectForm(page, { owner_id: 'Rachid Hamdi' })
  const [owner] = await product.list('owner')
  await submit(page)
  await expectAddress(page, '/stadiums')
  expect(await product.list('stadium')).toMatchObject([{ name: 'Stade du 20-Août', owner_id: owner?.id }])
})

test('a password is made, shown in both inputs, and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/owners/create')
  await press(page, 'Générer un mot de passe')
  const made = await control(page, 'password').inputValue()
  expect(made).toMatch(/^\S{16}$/)
  await expect(control(page, 'password')).toHaveAttribute('type', 'text')
  await expect(control(page, 'confirmation_password')).toHaveValue(made)
  await press(page, 'Copier')
  await expect(page.getByRole('button', { name: 'Copié', exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(made)
})
