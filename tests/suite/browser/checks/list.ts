import { t } from '../../../../src/texts/locale.ts'
import { expect, test, type Page } from '@playwright/test'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { screens } from '#texts/frame.ts'
import { listEmpty } from '#texts/list.ts'
import { toast } from '../../../browser/harness/toasts.ts'
import { expectAccessible, expectAccessibleInBoth } from '../harness/axe.ts'
import { holdCalls } from '../harness/calls.ts'
import type { Check, Stage } from '../harness/for-each-entity.ts'
import { expectedCells } from '../harness/expected-cells.ts'
import { expectNoOverflow, expectRow } from '../harness/list-page.ts'

const REFUSAL = 'Base indisponible.'
const NOWHERE = 'zzz qqq'

export const listCheck: Check = {
  title: 'is listed, however long its texts',
  concerns: ({ pages }) => pages?.list === undefined,
  async run(stage) {
    await test.step('one row', () => checkOneRow(stage))
    await test.step('very long and Arabic text', () => checkLongTexts(stage))
  },
}

export const listStatesCheck: Check = {
  title: 'says that its list loads, has failed, is empty, or holds no match',
  isAlikeForAll: true,
  concerns: ({ pages }) => pages?.list === undefined,
  async run(stage) {
    await test.step('before there is a record', () => checkBeforeRecords(stage))
    await test.step('no match', () => checkNoMatch(stage))
  },
}

/** Loading, failed, tried again, and empty: on one visit. They look alike for every entity, so axe sees them elsewhere. */
async function checkBeforeRecords(stage: Stage): Promise<void> {
  const { page, entity, announce } = stage
  announce(/status of 503/)
  const calls = await holdCalls(page, entity.endpoints.list)
  await page.goto(entity.path)
  await expectHead(page, entity)
  const skeleton = page.getByRole('status', { name: screens.list.loading })
  await expect(skeleton).toBeVisible()

  calls.clear((route) => route.fulfill({ status: 503, json: { success: false, message: REFUSAL } }))
  const problem = page.getByRole('alert')
  await expect(problem).toContainText(screens.list.failed)
  await expect(toast(page, REFUSAL)).toBeVisible()
  await expect(skeleton).toHaveCount(0)

  await calls.end()
  await problem.getByRole('button', { name: screens.list.retry }).click()
  await expect(problem).toHaveCount(0)
  // Whoever looks at the accounts is one of them.
  if (entity.account) return expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.getByText(listEmpty.title)).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
}

async function expectHead(page: Page, { list, path }: AnyEntity): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(list.title))
  const add = page.getByRole('main').getByRole('link', { name: t(list.add) })
  await expect(add).toHaveAttribute('href', `${path}/create`)
}

async function checkOneRow(stage: Stage): Promise<void> {
  const { page, entity, maker } = stage
  const { record } = await maker.create()
  await page.goto(entity.path)
  await expectHead(page, entity)
  const headers = expectedCells(entity, record).map(({ header }) => header)
  await expect(page.getByRole('columnheader')).toHaveText(['', ...headers, screens.list.actions])
  await expectRow(page, entity, record)
  await expectAccessibleInBoth(stage, 'one row')
}

async function checkNoMatch({ page, entity, maker }: Stage): Promise<void> {
  const { record } = await maker.create()
  await page.goto(entity.path)
  await expectRow(page, entity, record)
  const rows = page.locator('tbody tr')
  const before = await rows.count()
  await page.getByRole('textbox', { name: screens.list.search }).fill(NOWHERE)
  await expect(page.getByText(listEmpty.noMatch)).toBeVisible()
  await expect(page.getByText(listEmpty.noMatchHint(NOWHERE))).toBeVisible()
  await page.getByRole('button', { name: screens.list.clearSearch }).click()
  await expect(rows).toHaveCount(before)
}

async function checkLongTexts({ page, entity, maker }: Stage): Promise<void> {
  const made = [
    await maker.create({ style: 'the longest' }),
    await maker.create({ style: 'Arabic' }),
    await maker.create({ only: [] }),
  ]
  await page.goto(entity.path)
  for (const { record } of made) await expectRow(page, entity, record)
  await expectNoOverflow(page)
  await expectAccessible(page, 'very long text')
}
