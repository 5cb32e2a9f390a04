import type { Page } from '@playwright/test'
import { findViolations } from '../../../browser/harness/axe.ts'
import { make } from '../harness/records.ts'
import { row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { questionOf, toastsOf, undoOf } from '../../../browser/harness/toasts.ts'

const oneTool = (fr: string) => ({ name: { en: '', fr, ar: '' } })

async function destroy(page: Page, text: string) {
  await row(page, text).getByRole('button', { name: 'Supprimer' }).click()
  await questionOf(page).getByRole('button', { name: 'Supprimer' }).click()
}

test('a deletion is taken back at the foot of the list; its toast says and stays what it did', async ({
  page,
  product,
}) => {
  const id = await make.tool(product, oneTool('Sifflet'))
  await page.goto('/tools')
  await destroy(page, 'Sifflet')
  await expect(toastsOf(page)).toHaveText(['Outil supprimer difinitivement!'])
  await expect(undoOf(page)).toContainText('Sifflet')
  for (const colorScheme of ['light', 'dark'] as const)
    expect(await findViolations(page, { colorScheme })).toEqual([])
  // Longer than the toast of the requirement.
  await expect(toastsOf(page)).toHaveCount(0)
  await undoOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(row(page, 'Sifflet')).toBeVisible()
  await expect(undoOf(page)).toHaveCount(0)
  expect(await product.read('tool', id)).toMatchObject({ id })

  await destroy(page, 'Sifflet')
  await expect(undoOf(page)).toContainText('Sifflet')
  await page.keyboard.press('u')
  await expect(row(page, 'Sifflet')).toBeVisible()
  await expect(toastsOf(page)).toHaveText(['Sifflet\u202f: la fiche est restaurée.'])
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a deletion can be taken back for eight seconds that are seen, and wait for who is there', async ({
  page,
  product,
}) => {
  await make.tool(product, oneTool('Sifflet'))
  await page.goto('/tools')
  await destroy(page, 'Sifflet')
  const undo = undoOf(page).getByRole('button', { name: 'Annuler' })
  const time = undoOf(page).locator('span').last()
  const timeLeft = () =>
    time.evaluate((each) => {
      const [animation] = each.getAnimations()
      return { lasts: animation?.effect?.getComputedTiming().duration, is: animation?.playState }
    })
  await expect.poll(timeLeft).toEqual({ lasts: 8_000, is: 'running' })
  await undo.hover()
  await expect.poll(timeLeft).toEqual({ lasts: 8_000, is: 'paused' })
  await page.mouse.move(5, 300)
  await expect.poll(timeLeft).toEqual({ lasts: 8_000, is: 'running' })
  await undo.focus()
  await expect.poll(timeLeft).toEqual({ lasts: 8_000, is: 'paused' })
  await undo.blur()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(time).toHaveCSS('animation-timing-function', 'steps(8)')
  await time.evaluate((each) => each.getAnimations()[0]?.finish())
  await expect(undoOf(page)).toHaveCount(0)
})

test('several deletions in a row are taken back together, by a key', async ({ page, product }) => {
  const names = ['Ballon', 'Chasuble', 'Sifflet', 'Sac']
  for (const name of names) await make.tool(product, oneTool(name))
  await page.goto('/tools')
  await destroy(page, 'Ballon')
  await expect(undoOf(page)).toContainText('Ballon\u202f: la fiche est dans la corbeille.')
  await destroy(page, 'Chasuble')
  await expect(undoOf(page)).toContainText('2 supprimés')
  await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
  await expect(page.getByRole('region', { name: 'Sélection' })).toBeVisible()
  await page.keyboard.press('Delete')
  await questionOf(page).getByRole('button', { name: 'Supprimer' }).click()
  await expect(undoOf(page)).toContainText('4 supprimés')
  // There it takes back what is typed.
  await page.getByRole('textbox', { name: 'Rechercher', exact: true }).press('Control+z')
  await expect(undoOf(page)).toContainText('4 supprimés')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Control+z')
  for (const name of names) await expect(row(page, name)).toBeVisible()
  await expect(undoOf(page)).toHaveCount(0)
  expect(await product.list('tool')).toHaveLength(4)
})

test('the trash restores a record, and says why another stays', async ({ page, product, announce }) => {
  announce(/status of 400/)
  const owner = await make.owner(product, { name: 'Nadia', email: 'nadia@example.dz' })
  const tool = await make.tool(product, oneTool('Sifflet'))
  await product.destroy('owner', owner)
  await product.destroy('tool', tool)
  await make.owner(product, { name: 'Karim', email: 'nadia@example.dz' })
  await page.goto('/')
  await page.getByRole('button', { name: 'chef' }).click()
  await page.getByRole('menuitem', { name: 'Corbeille' }).click()
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(2)
  for (const colorScheme of ['light', 'dark'] as const) {
    expect(await findViolations(page, { colorScheme })).toEqual([])
  }
  await page.getByRole('button', { name: 'Restaurer Sifflet' }).click()
  await expect(toastsOf(page)).toContainText(['Sifflet\u202f: la fiche est restaurée.'])
  await expect(entries).toHaveCount(1)
  expect(await product.read('tool', tool)).toMatchObject({ id: tool })
  await page.getByRole('button', { name: 'Restaurer Nadia' }).click()
  await expect(toastsOf(page)).toContainText(['Email\u202f: cette valeur est déjà utilisée.'])
  await page.getByLabel('Liste').selectOption('Outils')
  await expect(page.getByText('La corbeille est vide')).toBeVisible()
  await page.getByLabel('Liste').focus()
  await page.getByLabel('Liste').selectOption('Toutes les listes')
  await expect(entries).toHaveCount(1)
  await expect(page.getByLabel('Liste')).toBeFocused()
})

test('an empty trash says how long records stay, and offers no choice of nothing', async ({ page }) => {
  await page.goto('/trash')
  await expect(page.getByText('La corbeille est vide')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('30 jours')
  await expect(page.getByLabel('Liste')).toHaveCount(0)
})
