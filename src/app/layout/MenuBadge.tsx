import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { resourceKeys } from '../../api/query-keys.ts'
import { listBackend } from '../../engine/list-data/list-backend.ts'
import { findRecords } from '../../engine/list-data/list-answers.ts'
import { ResourcesContext } from '../../engine/resources.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { whereFilters } from '../../kinds/core/filter/where-filters.ts'
import { askingAs } from './asking-as.ts'
import { currentLocale, t } from '../../texts/locale.ts'
import classes from './menu-badge.module.css'

/** Milliseconds: what others change shows within them. */
const REST = 60_000

/** More is read by nobody. */
const MOST = 99

export interface MenuBadgeProps {
  /** The entity whose config says what is counted. */
  readonly counted: string
}

/** How many records wait for somebody; nothing where none does, or where the backend does not count. */
export default function MenuBadge({ counted }: MenuBadgeProps) {
  const load = use(ResourcesContext)[counted]
  const person = use(PersonContext)
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: [...resourceKeys(counted).all, 'badge', person],
    async queryFn({ signal }) {
      const resource = await load?.()
      const badge = resource?.entity.menu?.badge
      // A backend that does not count would send the whole list each time.
      if (!resource || !badge || listBackend(queryClient, resource.entity) === 'plain') return null
      // Of what somebody may not read nothing is asked.
      const filters = await whereFilters(askingAs(person, resource), badge.where).catch(() => null)
      if (!filters) return null
      const { total } = await findRecords(queryClient, resource, { page: 1, pageSize: 1, filters }, signal)
      // The first answer tells what backend it is.
      if (listBackend(queryClient, resource.entity) === 'plain') return null
      return { total: total ?? 0, label: t(badge.label) }
    },
    staleTime: REST,
    refetchInterval: REST,
    retry: false,
    meta: { isGuess: true },
  })
  if (!data || data.total === 0) return null
  return (
    <span className={classes.badge} title={data.label}>
      {Math.min(data.total, MOST).toLocaleString(currentLocale())}
      {data.total > MOST && '+'}
      <span className={classes.counted}> {data.label}</span>
    </span>
  )
}
