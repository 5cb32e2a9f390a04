import type { LoadResource, Resource } from '../../api/resource.ts'
import type { Feature, HomeWidget, UnfinishedWork } from '../../engine/face.ts'
import { whereFilters } from '../../kinds/core/filter/where-filters.ts'
import type { Filter } from '../../schema/where/filter.ts'
import { widgetKey } from '../../schema/entity/widget.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import * as z from 'zod/mini'
import { recordSchema } from '../../kinds/core/definition/record.ts'
import { ACTIVITY_ACTIONS } from '../../calls/audit-log.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { ChartAnswer, LatestAnswer, ListWidgetAnswer } from './calls.ts'

const chart: z.ZodMiniType<ChartAnswer> = z.object({
  counts: z.array(z.object({ value: z.string(), count: z.int(), name: z.optional(z.string()) })),
  total: z.int(),
})

const latest: z.ZodMiniType<LatestAnswer> = z.object({
  changes: z.array(
    z.object({
      entity: z.string(),
      recordId: z.int(),
      title: z.string(),
      isDeleted: z.boolean(),
      action: z.enum(ACTIVITY_ACTIONS),
      at: z.string(),
      by: z.nullable(z.object({ id: z.int(), name: z.string() })),
    }),
  ),
})

// Each is undefined where the answer is none of that shape.

export function parseList(entity: AnyEntity, answer: unknown): ListWidgetAnswer | undefined {
  return z.object({ records: z.array(recordSchema(entity)), total: z.int() }).safeParse(answer).data
}

export function parseChart(answer: unknown): ChartAnswer | undefined {
  return chart.safeParse(answer).data
}

export function parseLatest(answer: unknown): LatestAnswer | undefined {
  return latest.safeParse(answer).data
}

/** A widget with the config that it stands in. */
export interface LoadedWidget {
  readonly name: string
  readonly resource: Resource
  /** Those of the list that holds its records. */
  readonly filters: readonly Filter[]
}

/** Widgets by their `widgetKey`, all at once, so that they appear together; one that cannot be loaded is left out. */
export async function loadWidgets(
  widgets: readonly HomeWidget[],
  ways: Readonly<Record<string, LoadResource>>,
): Promise<ReadonlyMap<string, LoadedWidget>> {
  const loaded = await Promise.all(
    widgets.map(async ({ entity, name }) => {
      const widget = await loadWidget(ways[entity], name).catch(() => undefined)
      return widget ? [[widgetKey(entity, name), widget] as const] : []
    }),
  )
  return new Map(loaded.flat())
}

async function loadWidget(load: LoadResource | undefined, name: string): Promise<LoadedWidget | undefined> {
  const resource = await load?.()
  const widget = resource?.entity.home?.widgets?.[name]
  if (!resource || !widget) return undefined
  const where = 'where' in widget ? widget.where : undefined
  return { name, resource, filters: await whereFilters(resource, where ?? {}) }
}

export type ReadUnfinishedWork = (account: RecordId) => readonly UnfinishedWork[]

/** Loads what tells what somebody has left; a feature whose code does not come tells nothing. */
export async function loadUnfinishedWork(features: readonly Feature[]): Promise<ReadUnfinishedWork> {
  const all = await Promise.all(
    features.map(({ unfinishedWork }) => unfinishedWork?.().catch(() => undefined)),
  )
  return (account) => all.flatMap((each) => each?.unfinishedWork(account) ?? [])
}
