import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { findViolations } from '../../../browser/harness/axe.ts'
import { make } from '../harness/records.ts'
import { row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'

/** The file that a button saves. */
async function saved(page: Page, name: string): Promise<{ readonly name: string; readonly file: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name }).click(),
  ])
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) }
}

test('what is filtered is exported with two clicks, and what is selected as well', async ({
  page,
  product,
}) => {
  test.slow()
  await make.player(product, { name: 'Amine', role: 'forward' })
  await make.player(product, { name: 'يوسف', role: 'forward', birthday: '2001-02-03' })
  await make.player(product, { name: 'Badis', role: 'defender' })
  await page.goto('/players?filter.role.in=forward&columns=name&columns=birthday')
  await row(page, 'Amine').waitFor()
  await page.getByRole('button', { name: 'Exporter' }).click()
  await expect(page.getByRole('dialog')).toContainText('Exporter 2 fiches')
  expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
  const { name, file } = await saved(page, 'Excel (.xlsx)')
  expect(name).toMatch(/^joueurs \d{4}-\d{2}-\d{2}\.xlsx$/)
  const [header, ...rows] = await readSheet(file)
  expect(header).toEqual(['Nom', 'Date de naissance'])
  expect(rows).toContainEqual(['يوسف', new Date('2001-02-03T00:00:00Z')])
  expect(rows.map(([first]) => first).sort()).toEqual(['Amine', 'يوسف'])

  await page.getByRole('checkbox', { name: 'Sélectionner Amine' }).check()
  await page.getByRole('region', { name: 'Sélection' }).getByRole('button', { name: 'Exporter' }).click()
  await page.getByLabel('Tous les champs').check()
  const csv = await saved(page, 'CSV')
  const lines = csv.file.toString('utf8').trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('"N°";')
  expect(lines[1]).toContain(';"Amine";')
})
