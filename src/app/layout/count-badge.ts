import type { QueryClient } from '@tanstack/react-query'
import { UnsupportedFilterError } from '../../api/unsupported-filter-error.ts'
import type { Resource, LoadResource } from '../../api/resource.ts'
import { listBackend } from '../../engine/list-data/list-backend.ts'
import { findRecords } from '../../engine/list-data/list-answers.ts'
import { whereFilters, type Asking } from '../../kinds/core/filter/where-filters.ts'
import type { Person } from '../../schema/access/access.ts'
import { t } from '../../texts/locale.ts'
import { visibleEntity } from '../../kinds/core/definition/visible-entity.ts'
import { mayDo } from '../../schema/access/rights.ts'

interface Counted {
  readonly total: number
  readonly label: string
}

/** What stands beside a menu entry; null where nothing is said, or the backend does not count. */
export async function countBadge(
  queryClient: QueryClient,
  resource: Resource,
  person: Person | null,
  signal: AbortSignal,
): Promise<Counted | null> {
  const badge = resource.entity.menu?.badge
  // A backend that does not count would send the whole list each time.
  if (!badge || listBackend(queryClient, resource.entity) === 'plain') return null
  // Of what somebody may not read nothing is asked.
  const filters = await whereFilters(askingAs(person, resource), badge.where).catch(() => null)
  if (!filters) return null
  const found = findRecords(queryClient, resource, { page: 1, pageSize: 1, filters }, signal)
  const total = await found.then(
    (page) => page.total,
    (error: unknown) => {
      if (!(error instanceof UnsupportedFilterError)) throw error
    },
  )
  // The first answer tells what backend it is.
  if (total === undefined || listBackend(queryClient, resource.entity) === 'plain') return null
  return { total, label: t(badge.label) }
}

/** What somebody may ask an entity's records for: fields that they read, of entities that they read. */
export function askingAs(
  person: Person | null,
  { entity, related }: Pick<Resource, 'entity' | 'related'>,
): Asking {
  if (!person) return { entity, related }
  const readable = Object.entries(related).map(([name, load]) => [name, () => loadAs(person, load)] as const)
  return { entity: visibleEntity(entity, person), related: Object.fromEntries(readable) }
}

async function loadAs(person: Person, load: LoadResource): Promise<Asking> {
  const resource = await load()
  if (!mayDo(resource.entity, 'read', person)) throw new Error(`"${resource.entity.name}" may not be read`)
  return askingAs(person, resource)
}
