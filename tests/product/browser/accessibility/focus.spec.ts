import type { Locator, Page } from '@playwright/test'
import { control, fillForm, submit } from '../../../browser/harness/form.ts'
import { make, storedPicture } from '../harness/records.ts'
import { expectAddress, logInByForm, row } from '../../../browser/harness/screens.ts'
import { ADMIN } from '../../../browser/harness/product.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { questionOf } from '../../../browser/harness/toasts.ts'

const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text })
const edit = (page: Page, text: string) => row(page, text).getByRole('link', { name: 'Modifier' })
const cancel = (page: Page) => page.locator('form').getByRole('link', { name: 'Annuler' })
const oneTool = (fr: string) => ({ name: { en: '', fr, ar: '' } })

/** Presses without a pointer, which would give the focus by itself. */
async function press(target: Locator) {
  await target.focus()
  await target.press('Enter')
}

/** Two pages of tools, of which the thirtieth is the fifth of the second page. */
async function makeTools(product: Parameters<typeof make.tool>[0]) {
  for (let each = 1; each <= 30; each += 1) await make.tool(product, oneTool(`Outil ${each}.`))
}

test.describe('the focus goes', () => {
  test('to the title of a form, and on the way back to the link that was left', async ({ page, product }) => {
    await makeTools(product)
    await page.goto('/tools?page=2')
    const ways: Readonly<Record<string, () => Promise<unknown>>> = {
      cancel: () => press(cancel(page)),
      breadcrumb: () => press(page.getByRole('main').getByRole('link', { name: 'outils' })),
      back: () => page.goBack(),
      save: async () => {
        await fillForm(page, { 'name.en': 'Whistle' })
        await submit(page)
      },
    }
    for (const [way, leave] of Object.entries(ways)) {
      await press(edit(page, 'Outil 29.'))
      await expect(title(page, 'Modifier outil'), way).toBeFocused()
      await leave()
      await expect(edit(page, 'Outil 29.'), way).toBeFocused()
      await expect(edit(page, 'Outil 29.'), way).toBeInViewport()
    }
  })

  test('to a row that follows the title', async ({ page, product }) => {
    const id = await make.tool(product, oneTool('Sifflet'))
    await page.goto(`/tools/edit/${id}`)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/tool?*', async (route) => {
      await answered
      await route.continue()
    })
    await press(cancel(page))
    await expect(title(page, 'outils')).toBeFocused()
    answer()
    await expect(edit(page, 'Sifflet')).toBeFocused()
  })

  test('to the title where the row is no more', async ({ page, product }) => {
    const id = await make.tool(product, oneTool('Sifflet'))
    await page.goto('/tools?q=sifflet')
    await press(edit(page, 'Sifflet'))
    await product.update('tool', id, oneTool('Chasuble'))
    await press(cancel(page))
    await expect(page.getByText('Aucun résultat')).toBeVisible()
    await expect(title(page, 'outils')).toBeFocused()
  })

  test('to the first field of a new record, then to its row, on whatever page', async ({ page, product }) => {
    await page.goto('/tools')
    const add = page.getByRole('link', { name: 'Ajoute Outil' })
    await press(add)
    await expect(control(page, 'name.en')).toBeFocused()
    await press(cancel(page))
    await expect(add).toBeFocused()
    await press(add)
    await fillForm(page, { 'name.fr': 'Sifflet' })
    await submit(page)
    await expect(edit(page, 'Sifflet')).toBeFocused()

    await makeTools(product)
    await press(add)
    await fillForm(page, { 'name.fr': 'Chasuble' })
    await submit(page)
    await expectAddress(page, '/tools?page=2')
    await expect(edit(page, 'Chasuble')).toBeFocused()
  })

  test('to the first wrong field of a refused form, or back to the button', async ({ page, announce }) => {
    announce(/status of (400|500)/)
    const button = page.getByRole('button', { name: 'Ajouter', exact: true })
    await page.goto('/tools/create')
    await press(button)
    await expect(page.getByLabel('Nom (français)')).toBeFocused()
    await expect(page.getByLabel('Nom (français)')).toHaveAccessibleDescription('Ce champ est obligatoire.')
    await page.route('**/api/tool/create', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Non.' } }),
    )
    await page.getByLabel('Nom (français)').fill('Whistle')
    await expect(page.getByLabel('Nom (français)')).toHaveAccessibleDescription('')
    await press(button)
    await expect(page.getByText('Non.')).toBeVisible()
    await expect(button).toBeFocused()
  })

  test('back to what was pressed when a form is not left after all', async ({ page }) => {
    await page.goto('/tools/create')
    await fillForm(page, { 'name.fr': 'Sifflet' })
    const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer\u202f?' })
    for (const target of [
      cancel(page),
      page.getByRole('navigation').getByRole('link', { name: 'Joueurs' }),
      page.getByRole('navigation').getByRole('button', { name: 'Se déconnecter' }),
    ]) {
      await press(target)
      await expect(question.getByRole('button', { name: 'Rester' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await expect(target).toBeFocused()
    }
    await press(cancel(page))
    await question.getByRole('button', { name: 'Quitter' }).press('Enter')
    await expectAddress(page, '/tools')
    await expect(page.getByRole('link', { name: 'Ajoute Outil' })).toBeFocused()
  })

  test('to the next row when one is deleted, and to the title after the last', async ({ page, product }) => {
    for (const name of ['Sifflet', 'Chasuble']) await make.tool(product, oneTool(name))
    await page.goto('/tools')
    const remove = async (text: string) => {
      await press(row(page, text).getByRole('button', { name: 'Supprimer' }))
      await press(questionOf(page).getByRole('button', { name: 'Supprimer' }))
      await expect(row(page, text)).toHaveCount(0)
    }
    await remove('Sifflet')
    await expect(row(page, 'Chasuble').getByRole('button', { name: 'Supprimer' })).toBeFocused()
    await remove('Chasuble')
    await expect(title(page, 'outils')).toBeFocused()
  })

  test('on when what had it goes: an answered draft, a removed picture, the way to a next page', async ({
    page,
    product,
  }) => {
    await makeTools(product)
    const id = await make.stadium(product, { images: [await storedPicture()] })
    await page.goto('/tools')
    await press(page.getByRole('link', { name: 'Page suivante' }))
    await expect(page.getByRole('link', { name: 'Page précédente' })).toBeVisible()
    await expect(row(page, 'Outil 26.').getByRole('link', { name: 'Outil 26.' })).toBeFocused()

    await page.goto(`/stadiums/edit/${id}`)
    await fillForm(page, { name: 'Autre' })
    await page.reload()
    await press(page.getByRole('button', { name: 'Reprendre' }))
    await expect(control(page, 'name')).toHaveValue('Autre')
    await expect(title(page, 'Modifier stade')).toBeFocused()
    await press(page.getByRole('button', { name: /Retirer/ }))
    await expect(control(page, 'newImages')).toBeFocused()
  })

  test('nowhere once somebody types elsewhere: the rows of a next page take it not away', async ({
    page,
    product,
  }) => {
    await makeTools(product)
    let come = () => {}
    const withheld = new Promise<void>((resolve) => (come = resolve))
    await page.route('**/api/tool?page=2&*', async (route) => {
      await withheld
      await route.continue()
    })
    await page.goto('/tools')
    await press(page.getByRole('link', { name: 'Page suivante' }))
    await page.getByRole('textbox', { name: 'Rechercher' }).focus()
    come()
    await expect(row(page, 'Outil 26.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Rechercher' })).toBeFocused()
  })

  test('to the title when what failed has been loaded after all', async ({ page, announce }) => {
    announce(/status of 500/)
    await page.route('**/api/tool?*', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Non.' } }),
    )
    await page.goto('/tools')
    const retry = page.getByRole('button', { name: 'Réessayer' })
    await expect(retry).toBeVisible()
    await page.unroute('**/api/tool?*')
    await press(retry)
    await expect(page.getByText('Rien à afficher')).toBeVisible()
    await expect(title(page, 'outils')).toBeFocused()
  })

  test('nowhere else where it has a place that stays', async ({ page }) => {
    await page.goto('/tools')
    const link = page.getByRole('navigation').getByRole('link', { name: 'Joueurs' })
    await press(link)
    await expect(title(page, 'joueurs')).toBeVisible()
    await expect(link).toBeFocused()
  })
})

test.describe('a change of screen', () => {
  const announcements = (page: Page) =>
    page.evaluate(() => {
      const told: string[] = []
      const note = () => {
        for (const region of document.querySelectorAll(
          '[aria-live=polite], [role=status]:not([aria-live])',
        )) {
          const text = region.textContent
          if (text && told.at(-1) !== text) told.push(text)
        }
      }
      new MutationObserver(note).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      })
      Object.assign(window, { told })
    })
  const told = (page: Page) => page.evaluate((): unknown => Reflect.get(window, 'told'))

  test('is announced once, by its title', async ({ page }) => {
    await page.goto('/profile')
    await announcements(page)
    for (const name of ['Tableau de bord', 'Profil', 'Tableau de bord']) {
      await press(page.getByRole('navigation').getByRole('link', { name }))
      await expect(title(page, name)).toBeVisible()
    }
    await press(page.getByRole('navigation').getByRole('link', { name: 'Profil' }))
    const heard = ['Tableau de bord', 'Profil', 'Tableau de bord', 'Profil']
    await expect.poll(() => told(page)).toEqual(heard)

    // A title that is given the focus is read for that.
    await press(page.getByRole('link', { name: 'Modifier le profil' }))
    await expect(title(page, 'Modifier le profil')).toBeFocused()
    await expect(page.locator('[role=status][aria-live=off]')).toHaveText('Modifier le profil')
    expect(await told(page)).toEqual(heard)
  })
})

test.describe('to nobody', () => {
  test.use({ session: 'nobody' })
  test('a login leads to the title of what follows', async ({ page }) => {
    await page.goto('/login')
    await logInByForm(page, ADMIN.username, ADMIN.password)
    await expect(title(page, 'Tableau de bord')).toBeFocused()
  })
})
