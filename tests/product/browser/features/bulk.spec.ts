import type { Page } from '@playwright/test'
import { make } from '../harness/records.ts'
import { row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { questionOf, toastsOf, undoOf } from '../../../browser/harness/toasts.ts'

const oneTool = (fr: string) => ({ name: { en: '', fr, ar: '' } })
const boxOf = (page: Page, name: string) => page.getByRole('checkbox', { name: `Sélectionner ${name}` })
const bar = (page: Page) => page.getByRole('region', { name: 'Sélection' })

test('five of the tools are deleted with four clicks', async ({ page, product }) => {
  for (let each = 1; each <= 6; each += 1) await make.tool(product, oneTool(`Outil ${each}`))
  await page.goto('/tools')
  await boxOf(page, 'Outil 1').click()
  await boxOf(page, 'Outil 5').click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('5 fiches sélectionnées')
  await bar(page).getByRole('button', { name: 'Supprimer' }).click()
  await expect(questionOf(page)).toHaveAccessibleName('supprimer outil')
  await expect(questionOf(page)).toHaveAccessibleDescription(
    '5 fiches Restaurables depuis la corbeille pendant 30 jours.',
  )
  await questionOf(page).getByRole('button', { name: 'Supprimer' }).click()
  await expect(toastsOf(page)).toContainText(['5 fiches supprimées'])
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(bar(page)).toHaveCount(0)
  expect(await product.list('tool')).toHaveLength(1)
  await undoOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(toastsOf(page)).toContainText(['5 fiches restaurées'])
  await expect(page.locator('tbody tr')).toHaveCount(6)
})

test('the selected are seen alone, whatever their page, until that is left', async ({ page, product }) => {
  for (let each = 1; each <= 30; each += 1) await make.tool(product, oneTool(`Outil ${each}.`))
  const rows = page.getByRole('rowheader')
  const only = bar(page).getByRole('button', { name: 'Seulement la sélection' })
  await page.goto('/tools?sort=name.fr&order=desc')
  await boxOf(page, 'Outil 30.').check()
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await boxOf(page, 'Outil 1.').check()
  await only.click()
  await expect(rows).toHaveText(['Outil 30.', 'Outil 1.'])
  await expect(only).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await boxOf(page, 'Outil 30.').click()
  await expect(rows).toHaveText(['Outil 1.'])
  await only.click()
  await expect(rows).toHaveCount(5)

  await only.click()
  await expect(rows).toHaveText(['Outil 1.'])
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await expect(rows).toHaveCount(5)
})

test('a field of all that match is changed, and put back', async ({ page, product }) => {
  for (let each = 1; each <= 28; each += 1)
    await make.player(product, { name: `Joueur ${each}.`, role: 'defender' })
  await make.player(product, { name: 'Rayan', role: 'defender' })
  await page.goto('/players?q=joueur')
  await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
  await expect(bar(page)).toContainText('25 fiches sélectionnées')
  await bar(page).getByRole('button', { name: 'Tout sélectionner (28)' }).click()
  await expect(bar(page)).toContainText('28 fiches sélectionnées')
  await bar(page).getByRole('button', { name: 'Modifier un champ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier 28 fiches' })
  await expect(dialog.getByRole('group', { name: 'Champ à modifier' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Rôle' }).click()
  await dialog.getByLabel('Rôle').fill('Attaquant')
  await dialog.getByLabel('Rôle').press('Enter')
  await dialog.getByRole('button', { name: 'Modifier', exact: true }).click()
  await expect(toastsOf(page)).toContainText(['28 fiches modifiées'])
  const roles = async () => (await product.list('player')).map(({ role }) => role)
  expect((await roles()).filter((role) => role === 'forward')).toHaveLength(28)
  await undoOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(toastsOf(page)).toContainText(['28 fiches restaurées'])
  expect(new Set(await roles())).toEqual(new Set(['defender']))
})

test('the options of a field lie over the edge of the dialog, and stay while it is scrolled', async ({
  page,
  product,
}) => {
  await make.player(product, { name: 'Rayan', role: 'defender' })
  await page.goto('/players')
  await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
  await bar(page).getByRole('button', { name: 'Modifier un champ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier 1 fiche' })
  await dialog.getByRole('button', { name: 'Rôle' }).click()
  await dialog.getByLabel('Rôle').click()
  const last = dialog.getByRole('option', { name: 'Attaquant' })
  await expect(last).toBeInViewport({ ratio: 1 })

  // With less room it is scrolled to.
  await page.keyboard.press('Escape')
  await expect(last).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.setViewportSize({ width: 720, height: 450 })
  await dialog.getByLabel('Rôle').click()
  await last.scrollIntoViewIfNeeded()
  const heights = await dialog.getByRole('listbox').evaluate(async (list) => {
    const found = new Set<number>()
    for (let frame = 0; frame < 30; frame += 1) {
      found.add(list.getBoundingClientRect().height)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return [...found]
  })
  expect(heights).not.toContain(0)
  await last.click()
  await expect(dialog.getByLabel('Rôle')).toHaveValue('Attaquant')
})

test('what is refused is counted, with the reason', async ({ page, product }) => {
  const owner_id = await make.owner(product, { name: 'Nadia' })
  await make.owner(product, { name: 'Karim' })
  await page.goto('/owners')
  await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
  await bar(page).getByRole('button', { name: 'Supprimer' }).click()
  await expect(questionOf(page).getByRole('button', { name: 'Supprimer 2' })).toBeEnabled()
  // Somebody else is quicker.
  await make.stadium(product, { name: 'Le Stade', owner_id })
  await questionOf(page).getByRole('button', { name: 'Supprimer 2' }).click()
  await expect(toastsOf(page)).toContainText([/1 fiche supprimée, 1 refusée.*ne peut pas être supprimé/s])
  await expect(row(page, 'Nadia')).toBeVisible()
  await expect(row(page, 'Karim')).toHaveCount(0)
})

test('long work shows how far it is, and is stopped between two parts', async ({ page, product }) => {
  for (let each = 1; each <= 120; each += 1) await make.tool(product, oneTool(`Outil ${each}.`))
  await page.goto('/tools')
  let calls = 0
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/bulk/tool', async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
  await bar(page).getByRole('button', { name: 'Tout sélectionner (120)' }).click()
  await expect(bar(page)).toContainText('120 fiches sélectionnées')
  await bar(page).getByRole('button', { name: 'Supprimer' }).click()
  await questionOf(page).getByRole('button', { name: 'Supprimer' }).click()
  await expect(bar(page)).toContainText('0 sur 120')
  await bar(page).getByRole('button', { name: 'Arrêter' }).click()
  answer()
  await expect(toastsOf(page)).toContainText(['100 fiches supprimées'])
  expect(calls).toBe(1)
  expect(await product.list('tool')).toHaveLength(20)
})
