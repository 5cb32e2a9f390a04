import type { Page } from '@playwright/test'
import { control, expectForm, fillForm, submit } from '../../../browser/harness/form.ts'
import { ADMIN } from '../../../browser/harness/product.ts'
import { make } from '../harness/records.ts'
import { expectAddress, logInByForm, openSettled, row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Quitter sans enregistrer\u202f?' })
const answer = (page: Page, name: 'Rester' | 'Garder le brouillon' | 'Quitter sans enregistrer') =>
  question(page).getByRole('button', { name }).click()
const offer = (page: Page) => page.getByRole('region', { name: 'Brouillon' })
const logOut = (page: Page) =>
  page.getByRole('navigation').getByRole('button', { name: 'Se déconnecter' }).click()

/** What this browser keeps of forms. */
const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))

/** Drawn over the page, not somewhere below it. */
async function expectInTheMiddle(page: Page) {
  const { width: across = 0, height: down = 0 } = page.viewportSize() ?? {}
  const middle = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await question(page).boundingBox()) ?? {}
    return Math.hypot(x + width / 2 - across / 2, y + height / 2 - down / 2)
  }
  await expect.poll(middle).toBeLessThan(30)
}

test.describe('changes that are not saved', () => {
  test('are asked about by links, Back, Annuler, the menu and a logout, and given up only then', async ({
    page,
    product,
  }) => {
    const id = await make.tool(product, { name: { en: '', fr: 'Sifflet', ar: '' } })
    await page.goto('/tools')
    await page.getByRole('link', { name: 'Modifier' }).click()
    await fillForm(page, { 'name.fr': 'Chasuble' })

    const ways: Readonly<Record<string, () => Promise<unknown>>> = {
      menu: () => page.getByRole('navigation').getByRole('link', { name: 'Joueurs' }).click(),
      breadcrumb: () => page.getByRole('main').getByRole('link', { name: 'outils' }).click(),
      cancel: () => page.getByRole('link', { name: 'Annuler' }).click(),
      back: () => page.goBack(),
      logout: () => logOut(page),
    }
    for (const [way, leave] of Object.entries(ways)) {
      await leave()
      await expect(question(page).getByRole('button', { name: 'Rester' }), way).toBeFocused()
      await expectInTheMiddle(page)
      if (way === 'cancel') await page.keyboard.press('Escape')
      else await answer(page, 'Rester')
      await expect(question(page)).toHaveCount(0)
      await expectAddress(page, `/tools/edit/${id}`)
      await expectForm(page, { 'name.fr': 'Chasuble' })
    }

    await page.goBack()
    await answer(page, 'Quitter sans enregistrer')
    await expectAddress(page, '/tools')
    expect(await draftsIn(page)).toEqual([])
  })

  test('are asked about by a reload, and by nothing where there are none', async ({ page, product }) => {
    const id = await make.tool(product, { name: { en: '', fr: 'Sifflet', ar: '' } })
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.goto(`/tools/edit/${id}`)
    await control(page, 'name.fr').click()
    await page.reload()
    await fillForm(page, { 'name.fr': 'Chasuble' })
    await fillForm(page, { 'name.fr': 'Sifflet' })
    await page.reload()
    expect(asked).toEqual([])
    await fillForm(page, { 'name.fr': 'Chasuble' })
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await expect(offer(page)).toBeVisible()
    await submit(page)
    await expectAddress(page, '/tools')
  })

  test('are named, and kept as a draft where that is chosen; a logout keeps none', async ({ page }) => {
    await page.goto('/players/create')
    await fillForm(page, { name: 'Rayan', email: 'rayan@example.dz', phone: '0550', address: 'Cité 5' })
    await fillForm(page, { description: 'Gaucher', password: 'motdepasse9' })
    await logOut(page)
    await expect(question(page)).toContainText('Vous avez modifié')
    await expect(question(page).getByRole('button', { name: 'Garder le brouillon' })).toHaveCount(0)
    await answer(page, 'Rester')

    await page.getByRole('link', { name: 'Annuler' }).click()
    await expect(question(page)).toContainText(
      'Vous avez modifié\u202f: Nom, Email, Téléphone, Addresse et 2 autres.',
    )
    await expect(question(page)).toContainText('Il ne garde pas\u202f: Mot de passe.')
    await answer(page, 'Garder le brouillon')
    await expectAddress(page, '/players')
    await page.goto('/players/create')
    await offer(page).getByRole('button', { name: 'Reprendre' }).click()
    await expectForm(page, { name: 'Rayan', description: 'Gaucher', password: '' })

    await page.goto('/players/create')
    await offer(page).getByRole('button', { name: 'Supprimer' }).click()
    await fillForm(page, { password: 'motdepasse9' })
    await page.getByRole('link', { name: 'Annuler' }).click()
    // There would be nothing in it.
    await expect(question(page).getByRole('button', { name: 'Garder le brouillon' })).toHaveCount(0)
  })

  test('are asked about in a drawer over a form too, and kept with those of the form', async ({ page }) => {
    await page.goto('/stadiums')
    await page.getByRole('main').getByRole('link', { name: 'Ajoute Stade' }).click()
    await page.getByRole('button', { name: 'Créer… Proprietaire' }).click()
    const typed = page.getByRole('dialog', { name: 'Ajoute Proprietaire' }).getByLabel('Nom')
    await typed.fill('Amel Haddad')
    await page.goBack()
    await expectInTheMiddle(page)
    await answer(page, 'Rester')
    await expectAddress(page, '/stadiums/create')
    await expect(typed).toHaveValue('Amel Haddad')
    await page.goBack()
    await answer(page, 'Garder le brouillon')
    await expectAddress(page, '/stadiums')
    expect(await draftsIn(page)).toEqual(['draft:1:owner:create'])
  })

  test('of a password are asked about and not kept', async ({ page }) => {
    await page.goto('/profile/edit/password')
    await fillForm(page, { current_password: 'secret' })
    await page.getByRole('link', { name: 'Annuler' }).click()
    await answer(page, 'Quitter sans enregistrer')
    await expectAddress(page, '/profile')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret')
  })
})

test.describe('a draft', () => {
  test('is offered after a reload, taken up, and gone after the save', async ({ page, product }) => {
    await page.goto('/players/create')
    const typed = {
      name: 'Rayan',
      email: 'rayan@example.dz',
      birthday: '29/02/2004',
      role: 'Attaquant',
      wilaya: 'Oran',
      commune: 'Arzew',
      password: 'motdepasse9',
      confirmation_password: 'motdepasse9',
    }
    await fillForm(page, typed)
    await page.reload()
    await expectForm(page, { name: '', wilaya: '' })
    await offer(page).getByRole('button', { name: 'Reprendre' }).click()
    await expect(offer(page)).toHaveCount(0)
    await expectForm(page, { name: 'Rayan', birthday: '29/02/2004', role: 'Attaquant', commune: 'Arzew' })
    await expectForm(page, { password: '' })
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('motdepasse9')

    await fillForm(page, { password: 'motdepasse9', confirmation_password: 'motdepasse9' })
    await submit(page)
    await expectAddress(page, '/players')
    expect(await product.list('player')).toMatchObject([{ name: 'Rayan', commune: 'Arzew' }])
    expect(await draftsIn(page)).toEqual([])
  })

  test('outlives its session, is offered to its own administrator, and is gone after a logout', async ({
    page,
    product,
    announce,
  }) => {
    announce(/status of 401/)
    const other = { username: 'meriem', password: 'un-autre-mot' }
    await product.create('admin', {
      ...other,
      name: 'Meriem',
      email: 'meriem@example.dz',
      phone: '',
      confirmation_password: other.password,
    })
    // What the page still asks for in the background would tell it first.
    await openSettled(page, '/tools/create')
    await fillForm(page, { 'name.fr': 'Sifflet' })
    await product.endSessions()
    await submit(page)
    await expectAddress(page, '/login')
    expect(await draftsIn(page)).toEqual(['draft:1:tool:create'])

    await logInByForm(page, other.username, other.password)
    await expectAddress(page, '/tools/create')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Meriem' })).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
    await logOut(page)
    await expectAddress(page, '/login')
    expect(await draftsIn(page)).toEqual(['draft:1:tool:create'])

    await logInByForm(page, ADMIN.username, ADMIN.password)
    await expectAddress(page, '/')
    await page.goto('/tools/create')
    await offer(page).getByRole('button', { name: 'Reprendre' }).click()
    await expectForm(page, { 'name.fr': 'Sifflet' })
    await page.evaluate(() => {
      const draft = localStorage.getItem('draft:1:tool:create') ?? ''
      for (const key of ['draft:1:team:7', 'draft:2:team:7']) localStorage.setItem(key, draft)
    })
    await logOut(page)
    await answer(page, 'Quitter sans enregistrer')
    await expectAddress(page, '/login')
    expect(await draftsIn(page)).toEqual(['draft:2:team:7'])
  })

  test('of a record that has changed since is merged with it', async ({ page, product }) => {
    const id = await make.tool(product, { name: { en: 'Whistle', fr: 'Sifflet', ar: '' } })
    await page.goto(`/tools/edit/${id}`)
    await fillForm(page, { 'name.fr': 'Sifflets', 'name.en': 'Whistles' })
    await product.update('tool', id, { name: { en: 'Whistle', fr: 'Un sifflet', ar: 'صافرة' } })
    await page.reload()
    await expectForm(page, { 'name.fr': 'Un sifflet' })
    await offer(page).getByRole('button', { name: 'Reprendre' }).click()
    const panel = page.getByRole('region', { name: 'Cette fiche a changé depuis votre brouillon' })
    await panel.getByLabel('Garder ma valeur').check()
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expectAddress(page, '/tools')
    expect(await product.read('tool', id)).toMatchObject({
      name: { en: 'Whistles', fr: 'Sifflets', ar: 'صافرة' },
    })
  })

  test('is thrown away when that is chosen, and stays while nobody has answered', async ({
    page,
    product,
  }) => {
    const id = await make.tool(product, { name: { en: '', fr: 'Sifflet', ar: '' } })
    await page.goto(`/tools/edit/${id}`)
    await fillForm(page, { 'name.fr': 'Chasuble' })
    await page.reload()
    await expect(offer(page)).toContainText(/Vous avez un brouillon du \d+ \S+ \d{4}/)
    await page.getByRole('link', { name: 'Annuler' }).click()
    await expectAddress(page, '/tools')
    await row(page, 'Sifflet').getByRole('link', { name: 'Modifier' }).click()
    await offer(page).getByRole('button', { name: 'Supprimer' }).click()
    await expect(offer(page)).toHaveCount(0)
    await page.reload()
    await expectForm(page, { 'name.fr': 'Sifflet' })
    expect(await draftsIn(page)).toEqual([])
  })
})
