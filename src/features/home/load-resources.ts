import type { LoadResource, Resource } from '../../api/resource.ts'
import type { HomeWidget } from '../../engine/home-card.ts'

/** Loads the configs that widgets stand in, all at once, so that they appear together; one that is missing is left out. */
export async function loadResources(
  widgets: readonly HomeWidget[],
  ways: Readonly<Record<string, LoadResource>>,
): Promise<ReadonlyMap<string, Resource>> {
  const names = [...new Set(widgets.map(({ entity }) => entity))]
  const loaded = await Promise.all(names.map((name) => ways[name]?.().catch(() => undefined)))
  return new Map(loaded.flatMap((resource) => (resource ? [[resource.entity.name, resource]] : [])))
}
