import { textsOf } from '../../texts-of.ts'
import { t } from '../../../../src/texts/locale.ts'
import { expect, test, type Page } from '@playwright/test'
import { VERSION_KEY } from '../../../../src/schema/access/session-contract.ts'
import { TRASH_DAYS } from '../../../../src/calls/record-calls.ts'
import { deletion } from '#texts/record.ts'
import { questionOf, toast, undoOf } from '../../../browser/harness/toasts.ts'
import type { Domain } from '../../../domains/domains.ts'
import { acceptOne } from '../../values/one-value.ts'
import { writesOf } from '../harness/calls.ts'
import { expectedCells } from '../harness/expected-cells.ts'
import type { Check, Stage } from '../harness/for-each-entity.ts'
import { askToDelete, rowOf } from '../harness/list-page.ts'
import { expectSaid } from '../harness/said.ts'

export const deletionCheck: Check = {
  title: 'is deleted when that is confirmed, and stays when it is not',
  concerns: ({ pages }) => pages?.list === undefined,
  async run(stage) {
    const { page, product, entity, maker } = stage
    const [{ id, record }, other] = [await maker.create(), await maker.create()]
    const ids = async () => (await product.list(entity.name)).map((each) => each.id)
    const writes = writesOf(page)
    await page.goto(entity.path)

    await test.step('cancelled', async () => {
      await askToDelete(page, entity, id)
      const question = questionOf(page)
      await expect(question).toContainText(t(textsOf(entity).confirmDelete))
      const named = expectedCells(entity, record).find(({ text }) => text !== '')
      await expect(question).toContainText(named?.text ?? '')
      await question.getByRole('button', { name: deletion.cancel }).click()
      await expect(question).toHaveCount(0)
      await expect(rowOf(page, entity, id)).toBeVisible()
      expect(writes).toEqual([])
      expect(await ids()).toContain(id)
    })
    await test.step('confirmed', async () => {
      await askToDelete(page, entity, id)
      await confirm(page)
      await expect(rowOf(page, entity, id)).toHaveCount(0)
      await expect(rowOf(page, entity, other.id)).toBeVisible()
      await expect(toast(page, t(textsOf(entity).deleted))).toHaveCount(1)
    })
    if (entity.endpoints.destroy) {
      expect(await ids()).not.toContain(id)
      await test.step('taken back', async () => {
        await undoOf(page).getByRole('button', { name: deletion.undo }).click()
        await expect(rowOf(page, entity, id)).toBeVisible()
        // The deletion and the restoration count as changes.
        const restored = { ...record, [VERSION_KEY]: expect.any(Number) }
        expect(await product.read(entity.name, id)).toEqual(restored)
      })
    } else await test.step('there is no such call', () => checkRowAlone(stage, id, writes))
  },
}

async function confirm(page: Page): Promise<void> {
  await questionOf(page).getByRole('button', { name: deletion.confirm }).click()
  await expect(questionOf(page)).toHaveCount(0)
}

/** The row has left the list in the browser alone. */
async function checkRowAlone({ page, entity }: Stage, id: number, writes: readonly unknown[]): Promise<void> {
  expect(writes).toEqual([])
  await page.reload()
  await expect(rowOf(page, entity, id)).toBeVisible()
}

export const refusedDeletionCheck: Check = {
  title: 'stays while another record refers to it, and the message says why',
  concerns: (entity, domain) =>
    !entity.pages?.list &&
    entity.endpoints.destroy !== undefined &&
    referenceTo(entity.name, domain) !== null,
  async run({ page, product, domain, entity, maker, announce }) {
    announce(/status of 409/)
    const reference = referenceTo(entity.name, domain)
    if (!reference) throw new Error(`nothing refers to ${entity.name}`)
    const { id } = await maker.create({ only: [] })
    const value = acceptOne(reference.name, { title: 'this one', value: id })
    const refer = () =>
      maker.of(reference.from).create({ only: [], given: new Map([[reference.name, value]]) })
    await page.goto(entity.path)
    await test.step('since the question was asked', async () => {
      await askToDelete(page, entity, id)
      await expect(questionOf(page).getByRole('button', { name: deletion.confirm })).toBeEnabled()
      await refer()
      await confirm(page)
      await expectSaid(page, textsOf(entity).deleteFailed ?? textsOf(entity).inUse)
      await expect(rowOf(page, entity, id)).toBeVisible()
    })
    // It may hold a figure of who refers to it.
    const record = await product.read(entity.name, id)
    await test.step('before: the question leads there, and is answered the same way', async () => {
      await askToDelete(page, entity, id)
      await expect(questionOf(page).getByRole('link')).not.toHaveCount(0)
      // What stays is not said to come back.
      await expect(questionOf(page)).not.toContainText(deletion.restorable(1, TRASH_DAYS))
      await expect(questionOf(page).getByRole('button')).toHaveText([deletion.confirm, deletion.cancel])
      await confirm(page)
      await expectSaid(page, textsOf(entity).deleteFailed ?? textsOf(entity).inUse)
      await expect(rowOf(page, entity, id)).toBeVisible()
    })
    expect(await product.read(entity.name, id)).toEqual(record)
  },
}

/** A field of an entity that refers to records of this one. */
function referenceTo(target: string, { entities }: Pick<Domain, 'entities'>) {
  const all = entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) =>
      field.kind === 'reference' && field.to === target && (field.onDelete ?? 'refuse') === 'refuse'
        ? [{ from: entity.name, name }]
        : [],
    ),
  )
  return all[0] ?? null
}
