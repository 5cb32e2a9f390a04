import { expect } from 'vitest'
import * as z from 'zod/mini'
import { recordTitle } from '../../../../../src/kinds/core/definition/column-values.ts'
import {
  compareSortKeys,
  sortKeyOf,
  type SortKey,
} from '../../../../../src/kinds/core/definition/sort-key.ts'
import { anniversaryStart, widgetsOf } from '../../../../../src/kinds/core/filter/widgets.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../../../src/schema/entity/field-definition.ts'
import { readDashboardCall, readHomeCall, WIDGETS_KEY } from '../../../../../src/features/home/calls.ts'
import { currentDay } from '../../../../../src/kinds/core/filter/days.ts'
import {
  mostOf,
  widgetKey,
  type ChartWidget,
  type LatestWidget,
  type ListWidget,
  type Widget,
} from '../../../../../src/schema/entity/widget.ts'
import { optionLabelOf } from '../../../values/choices/reference.ts'
import type { Check, Checks } from '../../check.ts'
import { createDifferent } from '../../create-different.ts'
import { expectFound, filtersOf } from '../../list-of-where.ts'
import type { Trial } from '../../trial.ts'

/** Each widget shows what its list holds, as the browser would find it there. */
export const widgetChecks: Checks = (entity) =>
  widgetsOf(entity).map(({ name, widget }): Check => ({
    title: `the widget "${name}" shows what the list holds`,
    async run(trial) {
      await createFor(trial, widget)
      const widgets = await readWidgets(trial, widget.dashboard)
      const elsewhere = await readWidgets(trial, widget.dashboard === undefined ? 'another' : undefined)
      expect(Object.keys(elsewhere)).not.toContain(widgetKey(entity.name, name))
      const shown = widgets[widgetKey(entity.name, name)]
      if (widget.shape === 'list') await expectList(trial, widget, shown)
      else if (widget.shape === 'chart') await expectChart(trial, widget, shown)
      else if (widget.shape === 'latest') await expectLatest(trial, widget, shown)
      else expect(shown).toEqual({})
    },
  }))

/** What a dashboard tells the administrator; the first one without a name. */
async function readWidgets({ room }: Pick<Trial, 'room'>, dashboard: string | undefined) {
  const { answer } = await room.admin.get(
    dashboard === undefined ? readHomeCall.path : readDashboardCall.path.replace(':dashboard', dashboard),
  )
  return z.record(z.string(), z.unknown()).parse(answer[WIDGETS_KEY])
}

const listAnswer = z.object({ records: z.array(z.looseObject({ id: z.int() })), total: z.int() })

async function expectList(trial: Trial, widget: ListWidget, shown: unknown) {
  const { entity } = trial
  const found = await expectFound(trial, await filtersOf(trial, widget.where))
  const { records, total } = listAnswer.parse(shown)
  expect(total).toBe(found.length)
  const expected = found
    .toSorted((one, other) => compare(entity, widget, one, other))
    .slice(0, mostOf(widget))
  expect(records.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  expect(records).toEqual(expected)
}

function compare(entity: AnyEntity, widget: ListWidget, one: StoredRecord, other: StoredRecord): number {
  const [first, second] = [orderOf(entity, widget, one), orderOf(entity, widget, other)]
  return compareSortKeys(first, second, widget.order === 'desc' ? -1 : 1) || one.id - other.id
}

function orderOf(entity: AnyEntity, widget: ListWidget, record: StoredRecord): SortKey {
  const { sort } = widget
  const field = sort === undefined ? undefined : entity.fields[sort]
  if (sort === undefined || !field) return record.id
  const from = anniversaryStart(widget, currentDay())?.slice('YYYY-'.length)
  if (from === undefined) return sortKeyOf(field, sort, record[sort])
  const day = String(record[sort]).slice(5)
  return `${day < from ? 1 : 0} ${day}`
}

const recordSchema = z.looseObject({ id: z.int() })

const chartAnswer = z.object({
  counts: z.array(z.object({ value: z.string(), count: z.int(), name: z.optional(z.string()) })),
  total: z.int(),
})

async function expectChart(trial: Trial, widget: ChartWidget, shown: unknown) {
  const { entity } = trial
  const found = await expectFound(trial, await filtersOf(trial, widget.where))
  const valueOf = (record: StoredRecord) => String(record[widget.by] ?? '')
  const counts = new Map<string, number>()
  for (const record of found) counts.set(valueOf(record), (counts.get(valueOf(record)) ?? 0) + 1)
  const answer = chartAnswer.parse(shown)
  expect(answer.total).toBe(found.length)
  expect(answer.counts).toHaveLength(Math.min(counts.size, mostOf(widget)))
  const highest = [...counts.values()].sort((one, other) => other - one).slice(0, mostOf(widget))
  expect(answer.counts.map(({ count }) => count)).toEqual(highest)
  for (const { value, count } of answer.counts) expect(counts.get(value), value).toBe(count)
  const field = entity.fields[widget.by]
  if (field?.kind !== 'reference') return
  for (const { value, name } of answer.counts) {
    const related = found.find((record) => valueOf(record) === value)?.[field.as]
    const label = related ? optionLabelOf(field, entity.fields, recordSchema.parse(related)) : undefined
    // Of a tree it tells the way as well.
    expect(name?.split(' › ').at(-1)).toBe(label)
  }
}

const latestAnswer = z.object({ changes: z.array(z.looseObject({ entity: z.string(), recordId: z.int() })) })

async function expectLatest({ entity, calls, create, room }: Trial, widget: LatestWidget, shown: unknown) {
  const { changes } = latestAnswer.parse(shown)
  expect(changes.length).toBeLessThanOrEqual(mostOf(widget))
  expect(changes[0]).toMatchObject({ action: 'created' })
  if (!widget.everywhere)
    expect(new Set(changes.map((change) => change.entity))).toEqual(new Set([entity.name]))
  const { id, record } = await create()
  const latest = async () => {
    const widgets = await readWidgets({ room }, widget.dashboard)
    const key = widgetKey(entity.name, widgetsOf(entity).find((each) => each.widget === widget)?.name ?? '')
    return latestAnswer.parse(widgets[key]).changes[0]
  }
  expect(await latest()).toMatchObject({
    entity: entity.name,
    recordId: id,
    title: recordTitle(entity, record),
  })
  await calls.destroy(id)
  expect(await latest()).toMatchObject({ entity: entity.name, recordId: id })
}

async function createFor(trial: Trial, widget: Widget): Promise<void> {
  if (widget.shape === 'latest' || widget.shape === 'own') {
    await trial.create()
    return
  }
  const filters = await filtersOf(trial, widget.where)
  await createDifferent(trial, filters, widget.shape === 'chart' ? [widget.by] : [])
}
