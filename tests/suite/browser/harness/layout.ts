import { expect } from '@playwright/test'
import { t } from '../../../../src/texts/locale.ts'
import { control } from '../../../browser/harness/form.ts'
import type { BuiltRecord } from '../../build-record.ts'
import { fieldOf, openTabOf } from './fill.ts'
import type { Stage } from './for-each-entity.ts'

/** How many fields of a width share a row. */
const IN_A_ROW = { full: 1, half: 2, third: 3 }

/** A form is laid out as the config says: its tabs, and what it says of each field of a new record. */
export async function expectLaidOut({ page, entity }: Stage, { values }: BuiltRecord): Promise<void> {
  const tabs = entity.tabs ? Object.values(entity.sections ?? {}) : []
  await expect(page.locator('main form').getByRole('tab')).toHaveText(tabs.map(({ label }) => t(label)))
  for (const [name, field] of Object.entries(entity.fields)) {
    const [fill] = values.get(name)?.fills('create') ?? []
    if (!fill || field.showWhen) continue
    const { help, icon, width } = field
    const around = fieldOf(page, fill.name)
    if (icon) await expect(around.locator('label svg[aria-hidden=true]').first(), name).toBeAttached()
    if (help) await expect(around, name).toContainText(t(help))
    const example = 'placeholder' in field && field.kind !== 'image' && field.kind !== 'images'
    if (example && field.placeholder !== undefined)
      await expect(control(page, fill.name), name).toHaveAttribute('placeholder', t(field.placeholder))
    if (!width) continue
    await openTabOf(page, fill.name)
    expect(await around.evaluate(inARow), `how many of "${name}" share a row`).toBe(IN_A_ROW[width])
  }
}

/** How often an element goes into the one around it, without its edges and the gaps. */
function inARow(field: Element): number {
  const around = field.parentElement ?? field
  const { paddingInlineStart, paddingInlineEnd, columnGap } = getComputedStyle(around)
  const gap = Number.parseFloat(columnGap)
  const inner =
    around.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  return Math.round((inner + gap) / (field.getBoundingClientRect().width + gap))
}
