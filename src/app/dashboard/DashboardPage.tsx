import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readCounts } from '../../api/session-client.ts'
import { Link } from '../../engine/navigation/Link.tsx'
import { Problem } from '../../engine/loading/Problem.tsx'
import { Page } from '../../engine/page/Page.tsx'
import { useTitle } from '../../engine/page/use-title.ts'
import { queryClient } from '../../engine/query-client.ts'
import { shown } from '../../texts/locale.ts'
import { homeCards } from '../../generated/home.ts'
import { screens } from '../../texts/fr/screens.ts'
import { menuIcons } from '../layout/menu-icons.ts'
import classes from './dashboard.module.css'

// From the early call to the screen; milliseconds.
const FRESH = 10_000

/** Whether the counts were asked for on suspicion: the visit that it was meant for need not ask again. */
let isUnseen = false

const countsOptions = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => readCounts(signal),
  staleTime: () => (isUnseen ? FRESH : 0),
})

/** Asks for what is shown before it is. */
export async function prefetchCounts(): Promise<void> {
  await queryClient.prefetchQuery({ ...countsOptions, meta: { isGuess: true } })
  isUnseen = true
}

/** How many records there are of what. */
export function DashboardPage() {
  useTitle(screens.dashboard.title)
  const counts = useQuery(countsOptions)
  useEffect(() => void (isUnseen = false))
  return (
    <Page title={screens.dashboard.title}>
      {counts.isError && !counts.data && (
        <Problem
          title={screens.dashboard.failed}
          error={counts.error}
          onRetry={() => void counts.refetch()}
        />
      )}
      <ul className={classes.cards}>
        {homeCards.map(({ answer, label, path, icon }) => {
          const Icon = menuIcons[icon]
          return (
            <li key={answer}>
              <Link to={path} className={classes.card}>
                <span className={classes.icon}>
                  <Icon size={22} strokeWidth={1.8} aria-hidden />
                </span>
                <span className={classes.count}>{counts.data?.[answer]?.toLocaleString('fr') ?? '–'}</span>
                <span className={classes.label}>{shown(label)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Page>
  )
}
