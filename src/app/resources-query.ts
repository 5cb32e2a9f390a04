import { queryOptions } from '@tanstack/react-query'
import type { Resource } from '../api/resource.ts'
import { resources } from '../generated/resources.ts'
import { t } from '../texts/locale.ts'

/** All entities by name, in the order of their menu. */
export const resourcesQuery = queryOptions({
  queryKey: ['resources'],
  staleTime: Infinity,
  async queryFn(): Promise<ReadonlyMap<string, Resource>> {
    const loaded = await Promise.all(Object.values(resources).map((load) => load()))
    loaded.sort((one, other) => orderOf(one) - orderOf(other))
    return new Map(loaded.map((each) => [each.entity.name, each]))
  },
})

function orderOf({ entity }: Pick<Resource, 'entity'>): number {
  return entity.menu?.order ?? Number.MAX_VALUE
}

/** What an entity is called among others. */
export function entityLabel({ entity }: Pick<Resource, 'entity'>): string {
  return t(entity.menu?.label ?? entity.list.title)
}
