import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { resourceKeys } from '../../api/query-keys.ts'
import { ResourcesContext } from '../../engine/resources.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { currentLocale } from '../../texts/locale.ts'
import { countBadge } from './count-badge.ts'
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
      return resource ? countBadge(queryClient, resource, person, signal) : null
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
      <span className="visually-hidden"> {data.label}</span>
    </span>
  )
}
