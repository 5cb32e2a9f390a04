import { expect, test } from '@playwright/test'
import { filterSchemas } from '../../../../src/kinds/core/filter/filters.ts'
import { filterRecords } from '../../../../src/kinds/core/filter/evaluate-where.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { Filter } from '../../../../src/schema/where/filter.ts'
import { currentDay } from '../../../../src/kinds/core/filter/days.ts'
import { filters, selection } from '#texts/list.ts'
import { lists, screens } from '#texts/frame.ts'
import { t } from '../../../../src/texts/locale.ts'
import { expectAddress } from '../../../browser/harness/screens.ts'
import type { Check, Stage } from '../harness/for-each-entity.ts'

export const dailyWorkCheck: Check = {
  title: 'is searched, walked through, selected, added to by keys, and filtered',
  isAlikeForAll: true,
  concerns: ({ pages }) => pages?.list === undefined,
  async run(stage) {
    const { page, entity, maker } = stage
    await maker.create()
    await maker.create({ only: [] })
    await page.goto(entity.path)
    await test.step('by keys', () => useKeys(stage))
    await test.step('filtered', () => useFilter(stage))
    await page.keyboard.press('n')
    await expectAddress(page, `${entity.path}/create`)
  },
}

async function useKeys({ page, product, entity }: Stage): Promise<void> {
  const [first] = await product.list(entity.name)
  const search = page.getByRole('textbox', { name: screens.list.search, exact: true })
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await search.blur()
  await page.keyboard.press('j')
  await expect(page.locator('tbody tr:focus-within')).toHaveAttribute('data-record', String(first?.id))
  const bar = page.getByRole('region', { name: selection.region })
  await page.keyboard.press('x')
  await expect(bar).toContainText(selection.selected(1))
  await page.keyboard.press('x')
  await expect(bar).toHaveCount(0)
}

/** By the records that have a value, and back. */
async function useFilter({ page, product, entity }: Stage): Promise<void> {
  const name = findField(entity)
  const field = entity.fields[name]
  if (!field) return
  const all = await product.list(entity.name)
  const filter: Filter = { field: name, operator: 'empty', values: [false] }
  const found = filterRecords(entity, [filter], all, currentDay())
  const rows = page.locator('tbody tr')

  await page.getByRole('button', { name: lists.filter, exact: true }).click()
  const panel = page.getByRole('dialog')
  await panel
    .getByRole('button', { name: t(field.label), exact: true })
    .first()
    .click()
  await panel.getByRole('checkbox', { name: filters.filled, exact: true }).check()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(rows).toHaveCount(found.length)
  const chip = page.getByRole('button', { name: filters.remove })
  await expect(chip).toHaveAccessibleName(new RegExp(`${filters.filled}$`, 'i'))
  await chip.click()
  await expect(rows).toHaveCount(all.length)
}

/** One that may be empty, where there is one. */
function findField({ fields }: AnyEntity): string {
  const names = Object.keys(fields).filter((name) => {
    const field = fields[name]
    return field && filterSchemas(field).empty !== undefined
  })
  return names.find((name) => !fields[name]?.required) ?? names[0] ?? ''
}
