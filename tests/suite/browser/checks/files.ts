import { expect, test } from '@playwright/test'
import { exports } from '#features/export/texts.ts'
import { imports } from '#features/import/texts.ts'
import { lists } from '#texts/frame.ts'
import { live } from '#features/live/texts.ts'
import { selection } from '#texts/list.ts'
import { expectAccessible } from '../harness/axe.ts'
import type { Check, Stage } from '../harness/for-each-entity.ts'
import { rowOf } from '../harness/list-page.ts'

export const filesCheck: Check = {
  title: 'shows what others add, comes out as a file and on paper, and goes in again',
  isAlikeForAll: true,
  concerns: ({ pages }) => pages?.list === undefined,
  async run(stage) {
    const { page, product, entity, maker } = stage
    const { id, record } = await maker.create()
    const stream = page.waitForResponse(/\/api\/events/)
    await page.goto(entity.path)
    await stream
    await test.step('news', () => expectNews(stage))
    const file = await test.step('a file', () => exportRecord(stage, id))
    await test.step('paper', () => expectPrinted(stage))
    await test.step('in again', () => importFile(stage, file))
    expect(await product.read(entity.name, id), 'an export that comes back changes nothing').toEqual(record)
  },
}

/** What another adds is told, and shown when asked for. */
async function expectNews({ page, entity, maker }: Stage): Promise<void> {
  const added = await maker.create()
  const news = page.getByRole('status').filter({ hasText: live.changes(1) })
  await expect(news).toBeVisible()
  await expect(rowOf(page, entity, added.id)).toHaveCount(0)
  await news.getByRole('button', { name: live.show }).click()
  await expect(rowOf(page, entity, added.id)).toBeVisible()
}

async function exportRecord({ page, entity }: Stage, id: number): Promise<string> {
  await rowOf(page, entity, id).getByRole('checkbox').check()
  await page
    .getByRole('region', { name: selection.region })
    .getByRole('button', { name: lists.export, exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(exports.title(1))
  await dialog.getByLabel(exports.all).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: exports.formats.csv }).click(),
  ])
  await expect(dialog).toHaveCount(0)
  return download.path()
}

/** Every row, without buttons and menu. */
async function expectPrinted({ page }: Stage): Promise<void> {
  const rows = await page.locator('tbody tr').count()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('tbody tr:visible')).toHaveCount(rows)
  await expect(page.locator('tbody').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
}

async function importFile({ page, entity }: Stage, path: string): Promise<void> {
  await page.goto(`${entity.path}/import`)
  await page.getByLabel(imports.file).last().setInputFiles(path)
  await page.getByLabel(imports.modes.update, { exact: true }).check()
  await page.getByRole('button', { name: imports.next, exact: true }).click()
  await expectAccessible(page, 'an import that was tried')
  await page.getByRole('button', { name: imports.run(1) }).click()
  await expect(page.getByRole('status').filter({ hasText: imports.outcome(0, 1, 0) })).toBeVisible()
}
