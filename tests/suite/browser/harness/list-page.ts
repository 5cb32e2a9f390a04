import { expect, type Locator, type Page } from '@playwright/test'
import { actionsOf } from '../../../../src/kinds/core/definition/transitions.ts'
import type { Action } from '../../../../src/schema/entity/action.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../../src/schema/entity/field-definition.ts'
import { t } from '../../../../src/texts/locale.ts'
import { screens } from '#texts/frame.ts'
import { isMet } from '../../conditions.ts'
import { expectedCells, type ExpectedCell } from './expected-cells.ts'

export const editAddress = ({ path }: AnyEntity, id: number) => `${path}/edit/${id}`

/** The row of a record. */
export function rowOf(page: Page, entity: AnyEntity, id: number): Locator {
  // By its own action: where records refer to their like, other rows link to it too.
  const link = page.locator(`a[data-icon="edit"][href="${editAddress(entity, id)}"]`)
  return page.locator('main').getByRole('row').filter({ has: link })
}

export function askToDelete(page: Page, entity: AnyEntity, id: number): Promise<void> {
  return rowOf(page, entity, id).getByRole('button', { name: screens.list.remove }).click()
}

/** The row of a record says what the record holds, column by column. */
export async function expectRow(page: Page, entity: AnyEntity, record: StoredRecord): Promise<void> {
  const expected = expectedCells(entity, record)
  const cells = rowOf(page, entity, record.id).locator(':is(th, td):not([data-select])')
  const isOffered = ({ on, when }: Action) =>
    on === 'record' && (!when || isMet(when, (name) => ({ is: 'value', value: record[name] })))
  const own = Object.values(actionsOf(entity)).filter(isOffered)
  const actions = [screens.list.edit, ...own.map(({ label }) => t(label)), screens.list.remove].join('')
  await expect(cells).toHaveText([...expected.map(({ text, isOwn }) => (isOwn ? /^/ : text)), actions])
  for (const [place, cell] of expected.entries()) await expectPicture(cells.nth(place), cell)
}

async function expectPicture(cell: Locator, { picture, isOwn }: ExpectedCell): Promise<void> {
  if (picture === undefined || isOwn) return
  const image = cell.locator('img')
  const isShown = () => image.evaluate((each) => 'naturalWidth' in each && Number(each.naturalWidth) > 0)
  await expect.poll(isShown, 'the picture can be seen').toBe(true)
  if (picture === null) await expect(image).toHaveAttribute('data-placeholder')
  else await expect(image).toHaveAttribute('src', new RegExp(`/${picture}`))
}

/** Nobody has to scroll sideways, at a desk or with a phone. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    const tooWide = await page.locator('#root').evaluate((root) => root.scrollWidth - window.innerWidth)
    expect(tooWide, `what sticks out of ${size.width} px`).toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}
