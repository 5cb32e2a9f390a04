import { use, useMemo, type ReactNode } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { Operation } from '../../schema/access/access.ts'
import { notFound } from '#texts/record.ts'
import { limitResource } from './limit-resource.ts'
import { NoRight } from './NoRight.tsx'
import { PersonContext } from '../../kinds/core/control/person-context.ts'

interface PermittedResourceProps {
  readonly resource: Resource
  /** What the screen is for. */
  readonly actions: readonly Operation[]
  readonly children: (own: Resource) => ReactNode
}

/** A screen as the person may see it, or that they may not. */
export function PermittedResource({ resource, actions, children }: PermittedResourceProps) {
  const person = use(PersonContext)
  // The frame tells of the person anew each time that it is drawn; a form would begin again with other fields.
  const own = useMemo(
    () => person && limitResource(resource, person),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [resource, JSON.stringify(person)],
  )
  if (!own) return null
  if (!actions.some((action) => own.denied?.has(action))) return children(own)
  return <NoRight to="/" label={notFound.home} />
}
