import type { Locator, Page } from '@playwright/test'
import { findViolations } from '../../../browser/harness/axe.ts'
import { make, storedPicture } from '../harness/records.ts'
import { row } from '../../../browser/harness/screens.ts'
import { findSmallTargets, LEAST_TARGET } from '../harness/targets.ts'
import { expect, test } from '../../../browser/harness/test.ts'

// What opens on a list and a form: each is drawn in two sizes, and in the dark its colours alone differ.
const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

type Size = keyof typeof SIZES

for (const size of ['desktop', 'phone'] as const) {
  test(`whatever opens breaks no rule of axe on a ${size}`, async ({ page, product }) => {
    test.slow()
    for (const name of ['Amine', 'Badis', 'سفيان بن شهيدة'])
      await make.player(product, { name, role: 'forward', phone: '0770 12' })
    const id = await make.player(product, { name: 'Walid', picture: await storedPicture() })
    await page.setViewportSize(SIZES[size])
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    const look = (state: string) => expectAccessible(page, size, state)

    await page.goto('/players?filter.role.in=forward')
    await expect(row(page, 'Badis')).toBeVisible()
    await page.getByRole('button', { name: /^Retirer le filtre/ }).waitFor()
    await look('chips')
    await lookAtPanels(page, look)
    await lookAtSelection(page, look)
    // A finger edits a card by its menu.
    if (size === 'desktop') await lookAtCell(page, look)
    await lookAtDialogs(page, look)

    await page.goto(`/players/edit/${id}`)
    await page.getByRole('button', { name: 'Agrandir l’image 1' }).click()
    await expect(page.getByRole('dialog').getByRole('img', { includeHidden: true })).toBeVisible()
    await look('a large picture')
  })
}

type Look = (state: string) => Promise<void>

async function lookAtPanels(page: Page, look: Look): Promise<void> {
  const dialog = page.getByRole('dialog')
  // The name of a field may be followed by the number of its filters.
  const press = (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  const open = async (name: RegExp) => {
    await page.getByRole('button', { name }).click()
    await expect(dialog).toBeVisible()
  }

  await open(/^Filtrer/)
  await look('the fields of a filter')
  for (const field of ['Rôle', 'Date de naissance', 'Nom']) {
    await press(field)
    await expect(dialog.getByRole('group', { name: field, exact: true })).toBeVisible()
    await look(`the filter ${field}`)
    await press('Tous les champs')
  }
  await close(page, dialog)
  await open(/^Colonnes/)
  await look('the columns')
  await close(page, dialog)
  await open(/^Vues/)
  await look('the views')
  await press('Enregistrer comme vue')
  await look('a new view')
  await close(page, dialog)
}

async function lookAtSelection(page: Page, look: Look): Promise<void> {
  for (const name of ['Amine', 'Badis'])
    await page.getByRole('checkbox', { name: `Sélectionner ${name}` }).check()
  const bar = page.getByRole('region', { name: 'Sélection' })
  await expect(bar).toContainText('2 fiches sélectionnées')
  await look('the bar of a selection')
  await bar.getByRole('button', { name: 'Modifier un champ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier 2 fiches' })
  await look('the field to change')
  await dialog.getByRole('button', { name: 'Wilaya, Commune' }).click()
  await look('its new value')
  await close(page, dialog)
  await bar.getByRole('button', { name: 'Désélectionner' }).click()
}

async function lookAtCell(page: Page, look: Look): Promise<void> {
  const cell = row(page, 'Amine').locator('[data-column="phone"]')
  await cell.dblclick({ position: { x: 6, y: 4 } })
  await expect(row(page, 'Amine').getByLabel('Téléphone')).toBeFocused()
  await look('a cell that is edited')
  await page.keyboard.press('Escape')
  await expect(cell).toBeFocused()
}

async function lookAtDialogs(page: Page, look: Look): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('Control+k')
  await dialog.getByRole('textbox').fill('amine')
  await expect(dialog.getByRole('button', { name: 'Amine' })).toBeVisible()
  await look('the palette')
  await close(page, dialog)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
  await look('the shortcuts')
  await close(page, dialog)
}

async function close(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

async function expectAccessible(page: Page, size: Size, state: string): Promise<void> {
  const scheme = page.locator('html')
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light')
  // What a panel half covers counts as small; sizes are measured below.
  const told = (await findViolations(page, { colorScheme: 'light' })).filter(
    (each) => !each.startsWith('target-size'),
  )
  expect.soft(told, state).toEqual([])
  expect.soft(await findSmallTargets(page, LEAST_TARGET[size]), `targets of ${state}`).toEqual([])
  if (size === 'phone') return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect.soft(await findViolations(page, { colorScheme: 'dark' }), `${state}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}
