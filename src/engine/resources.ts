import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { LoadResource, Resource } from '../api/resource.ts'
import { t } from '../texts/locale.ts'

/** The way to every entity of the program, by name. */
export const ResourcesContext = createContext<Readonly<Record<string, LoadResource>>>({})

/** All entities by name, in the order of their menu; undefined until they are loaded. */
export function useResources(): ReadonlyMap<string, Resource> | undefined {
  const resources = use(ResourcesContext)
  const { data } = useQuery({
    queryKey: ['resources'],
    staleTime: Infinity,
    async queryFn(): Promise<ReadonlyMap<string, Resource>> {
      const loaded = await Promise.all(Object.values(resources).map((load) => load()))
      loaded.sort((one, other) => orderOf(one) - orderOf(other))
      return new Map(loaded.map((each) => [each.entity.name, each]))
    },
  })
  return data
}

function orderOf({ entity }: Pick<Resource, 'entity'>): number {
  return entity.menu?.order ?? Number.MAX_VALUE
}

/** What an entity is called among others. */
export function entityLabel({ entity }: Pick<Resource, 'entity'>): string {
  return t(entity.menu?.label ?? entity.list.title)
}
