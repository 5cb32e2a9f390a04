import type { Page } from '@playwright/test'
import { findViolations } from '../../browser/harness/axe.ts'
import { make } from './harness/records.ts'
import { row } from '../../browser/harness/screens.ts'
import { expect, test } from '../../browser/harness/test.ts'
import { questionOf, toastsOf, undoOf } from '../../browser/harness/toasts.ts'

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
  expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
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
  await expect(toastsOf(page)).toHaveText(['Sifflet\u202f: la fiche est rétablie.'])
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a deletion can be taken back for eight seconds', async ({ page, product }) => {
  await make.tool(product, oneTool('Sifflet'))
  await page.clock.install()
  await page.goto('/tools')
  await row(page, 'Sifflet').getByRole('button', { name: 'Supprimer' }).click()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await questionOf(page).getByRole('button', { name: 'Supprimer' }).click()
  await expect(toastsOf(page)).toHaveCount(1)
  await page.clock.runFor(100)
  await expect(undoOf(page)).toContainText('Sifflet')
  await page.clock.runFor(7_500)
  await expect(undoOf(page)).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(undoOf(page)).toHaveCount(0)
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
  await expect(toastsOf(page)).toContainText(['Sifflet\u202f: la fiche est rétablie.'])
  await expect(entries).toHaveCount(1)
  expect(await product.read('tool', tool)).toMatchObject({ id: tool })
  await page.getByRole('button', { name: 'Restaurer Nadia' }).click()
  await expect(toastsOf(page)).toContainText(['Email\u202f: cette valeur est déjà utilisée.'])
  await page.getByLabel('Liste').selectOption('Outils')
  await expect(page.getByText('La corbeille est vide')).toBeVisible()
})
