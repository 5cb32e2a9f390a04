import type { Page } from '@playwright/test'
import { control } from '../../browser/harness/form.ts'
import { make, storedPicture } from './harness/records.ts'
import { row } from '../../browser/harness/screens.ts'
import { expect, test } from '../../browser/harness/test.ts'

/** Counts what is sent to the printer: a browser without a window has none. */
async function watchPrinter(page: Page): Promise<() => Promise<void>> {
  let printed = 0
  let expected = 0
  await page.exposeFunction('tellPrinted', () => (printed += 1))
  await page.addInitScript(() => {
    window.print = () => {
      if ('tellPrinted' in window && typeof window.tellPrinted === 'function') window.tellPrinted()
    }
  })
  return async () => {
    expected += 1
    await expect.poll(() => printed).toBe(expected)
    await page.emulateMedia({ media: 'print' })
  }
}

test('a list is printed whole, and a record with its picture, without menu and buttons', async ({
  page,
  product,
}) => {
  const picture = await storedPicture()
  const id = await make.player(product, { name: 'Amine', picture })
  for (let each = 1; each <= 30; each += 1) await make.player(product, { name: `Joueur ${each}` })
  const expectPrinted = await watchPrinter(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/players?q=joueur')
  await row(page, 'Joueur 7').waitFor()

  // The page as it stands.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Colonnes' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Teams' })).toBeHidden()
  await expect(page.getByRole('checkbox').first()).toBeHidden()
  await expect(page.getByRole('columnheader', { name: 'email' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ media: 'screen' })

  // All that matches.
  await page.getByRole('button', { name: 'Exporter' }).click()
  await page.getByRole('button', { name: 'Imprimer la liste' }).click()
  await expectPrinted()
  await expect(page.locator('body > section tbody tr')).toHaveCount(30)
  await expect(page.locator('#root')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('body > section')).toBeHidden()

  await page.goto(`/players/edit/${id}`)
  await expect(control(page, 'name')).toHaveValue('Amine')
  await page.getByRole('button', { name: 'Imprimer la fiche' }).click()
  await expectPrinted()
  const sheet = page.locator('body > section')
  await expect(sheet.getByRole('heading', { name: 'Amine', includeHidden: true })).toBeVisible()
  await expect(sheet.locator('img')).toHaveJSProperty('complete', true)
  await expect(sheet).not.toContainText('Mot de passe')
})
