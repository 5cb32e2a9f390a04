import type { LoadResource, Resource } from '../../api/resource.ts'
import type { HomeWidget } from '../../engine/feature.ts'
import { whereFilters } from '../../kinds/core/filter/where-filters.ts'
import type { Filter } from '../../schema/filter.ts'
import { widgetKey } from '../../schema/widget.ts'

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
