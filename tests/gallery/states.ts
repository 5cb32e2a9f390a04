import { expect, test, type Page } from '@playwright/test'
import { access, conflicts } from '#texts/record.ts'
import { answers } from '#texts/server.ts'
import { screens } from '#texts/frame.ts'
import { listEmpty } from '#texts/list.ts'
import type { State } from '../../scripts/develop/gallery/choices.ts'
import { control } from '../browser/harness/form.ts'
import { questionOf } from '../browser/harness/toasts.ts'
import { holdCalls } from '../suite/browser/harness/calls.ts'
import { submitForm } from '../suite/browser/harness/fill.ts'
import type { Stage } from '../suite/browser/harness/for-each-entity.ts'
import { editAddress } from '../suite/browser/harness/list-page.ts'

/** Makes the records that a state needs, and returns how its screen is opened, at whatever width; this answers values that no record has any more. */
type Way = (stage: Stage) => Promise<() => Promise<unknown>>

/** Above what a page holds, so that there is a second one. */
const MANY = 30
/** The values that a person would type; those after them are traps. */
const USUAL = 3
const NOWHERE = 'xyzzy'

const rows = (page: Page) => page.locator('tbody tr')

export const states: Readonly<Record<State, Way>> = {
  async loading({ page, entity }) {
    await holdCalls(page, entity.endpoints.list)
    return async () => {
      await page.goto(entity.path)
      await expect(page.getByRole('status', { name: screens.list.loading })).toBeVisible()
    }
  },
  async empty({ page, entity }) {
    test.skip(entity.account !== undefined, 'whoever looks at the accounts is one of them')
    return async () => {
      await page.goto(entity.path)
      await expect(page.getByText(listEmpty.title)).toBeVisible()
    }
  },
  async 'no match'(stage) {
    const open = await listOf(stage, [{}])
    return async () => {
      await open()
      await stage.page.getByRole('textbox', { name: screens.list.search }).fill(NOWHERE)
      await expect(stage.page.getByText(listEmpty.noMatch)).toBeVisible()
    }
  },
  one: (stage) => listOf(stage, [{}]),
  many: (stage) =>
    listOf(
      stage,
      Array.from({ length: MANY }, (_, at) => ({ turn: at % USUAL })),
    ),
  'long words': (stage) => listOf(stage, [{ style: 'the longest' }, {}]),
  Arabic: (stage) => listOf(stage, [{ style: 'Arabic' }, {}]),
  error: (stage) => refusedList(stage, 503, answers.failed, screens.list.failed),
  'no right': (stage) => refusedList(stage, 403, answers.noRight, access.noRight),
  async offline({ page, entity }) {
    const { clear } = await holdCalls(page, entity.endpoints.list)
    clear((route) => route.abort('internetdisconnected'))
    return async () => {
      await page.goto(entity.path)
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    }
  },
  conflict: openConflict,
  async selection(stage) {
    const open = await listOf(stage, [{}, {}, {}])
    return async () => {
      await open()
      for (const place of [0, 1]) await boxOf(stage.page, place).press('Space')
      await expect(stage.page.locator('tbody tr[data-selected]')).toHaveCount(2)
    }
  },
  async create({ page, entity }) {
    return async () => {
      await page.goto(`${entity.path}/create`)
      await expect(page.getByRole('main').locator('form')).toBeVisible()
    }
  },
  async mistakes({ page, entity }) {
    const isDemanding = Object.values(entity.fields).some((field) => field.required === true)
    test.skip(!isDemanding, 'nothing has to be filled in')
    return async () => {
      await page.goto(`${entity.path}/create`)
      await submitForm(page)
      await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible()
    }
  },
  async 'edit in place'(stage) {
    const { page } = stage
    const open = await listOf(stage, [{}, {}])
    return async () => {
      await open()
      const isEditable = (await page.locator('tbody [data-editable]').count()) > 0
      test.skip(!isEditable, 'nothing is edited in its cell')
      await boxOf(page, 0).press('F2')
      const editor = page.locator('tbody td:not([data-select]), tbody th').locator('input, select, textarea')
      await expect(editor.first()).toBeFocused()
    }
  },
  async peek(stage) {
    const { page } = stage
    const open = await listOf(stage, [{}, {}])
    return async () => {
      await open()
      const panel = page.getByRole('dialog')
      await expect(async () => {
        await rows(page).first().getByRole('link').first().press('Space')
        await expect(panel.getByRole('definition').first()).toBeVisible({ timeout: 1000 })
      }).toPass()
    }
  },
  async delete(stage) {
    const { page } = stage
    const open = await listOf(stage, [{}, {}])
    return async () => {
      await open()
      const row = rows(page).first()
      const more = row.getByRole('button', { name: screens.list.actions })
      if (await more.isVisible()) await more.click()
      await row.getByRole('button', { name: screens.list.remove }).click()
      await expect(questionOf(page)).toBeVisible()
    }
  },
}

const boxOf = (page: Page, place: number) => rows(page).nth(place).locator('[data-select] input')

/** The list with a record for each of these options. */
async function listOf(
  { page, entity, maker }: Stage,
  records: readonly { readonly turn?: number; readonly style?: string }[],
): Promise<() => Promise<void>> {
  for (const options of records) await maker.create(options)
  return async () => {
    await page.goto(entity.path)
    await expect(rows(page).first()).toBeVisible()
  }
}

/** @param title what the screen says of it */
async function refusedList({ page, entity }: Stage, status: number, message: string, title: string) {
  const { clear } = await holdCalls(page, entity.endpoints.list)
  clear((route) => route.fulfill({ status, json: { success: false, message } }))
  return async () => {
    await page.goto(entity.path)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(title)
  }
}

/** Somebody else saves the field that is being typed in. */
async function openConflict({ page, product, entity, maker }: Stage) {
  return async () => {
    // Another record each time: what was typed into the one before is kept as a draft.
    const { id, record } = await maker.create()
    const [mine, theirs] = [await maker.build(), await maker.build({ turn: 1 })]
    const typed = [...mine.values].flatMap(([name, value]) =>
      value.fills('update').flatMap((fill) => (fill.how === 'type' ? [{ name, fill }] : [])),
    )
    const [field] = typed
    test.skip(!field, 'nothing is typed in its form')
    if (!field) return undefined
    await page.goto(editAddress(entity, id))
    await control(page, field.fill.name).fill(field.fill.text)
    await product.update(entity.name, id, theirs.values.get(field.name)?.sent('update') ?? {})
    await submitForm(page)
    await expect(page.getByRole('region', { name: conflicts.title })).toBeVisible()
    return record
  }
}
