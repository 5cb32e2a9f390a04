import { useQuery } from '@tanstack/react-query'
import { use, useMemo } from 'react'
import type { LoadResource, Resource } from '../../api/resource.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { limitResource } from '../access/limit-resource.ts'
import { ResourcesContext } from '../resources.ts'

interface Named {
  readonly name: string
}

/** What loads an entity with its calls. @throws Error on a screen before the login, which has endpoints of its own alone. */
export function useLoadResource({ name }: Named): LoadResource {
  const load = use(ResourcesContext)[name]
  if (!load)
    throw new Error(`"${name}" is not known here: a screen that isOpen calls endpoints of its own alone`)
  return load
}

/** An entity as the person may see and use it, once its code is there. */
export function useResource(entity: Named) {
  const load = useLoadResource(entity)
  const person = use(PersonContext)
  const { data, error, refetch } = useQuery({
    queryKey: ['resource', entity.name],
    queryFn: load,
    staleTime: Infinity,
    // A save makes all queries stale; a form that is given another one begins again.
    structuralSharing: (known, loaded) => known ?? loaded,
  })
  const { roles, isSuperAdministrator } = person ?? {}
  // The frame tells of the person anew each time that it is drawn; a form would begin again with other fields.
  const resource = useMemo(
    (): Resource | undefined => data && (person ? limitResource(data, person) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [data, JSON.stringify(roles), isSuperAdministrator],
  )
  return { resource, error, refetch }
}
