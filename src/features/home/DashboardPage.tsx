import { queryOptions, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { sessionKeys } from '../../api/query-keys.ts'
import { request } from '../../api/request.ts'
import { readHomeCall } from './calls.ts'
import {
  awaitPreloaded,
  type Dashboard,
  lazyOptional,
  maxAgeContext,
  Page,
  Problem,
  queryClientContext,
  useTitle,
} from '../../engine/face.ts'
import { screens } from '#texts/frame.ts'
import { CountTiles } from './CountTiles.tsx'
const DashboardBody = lazyOptional(() => import('./DashboardBody.tsx'))
const ArrangeButton = lazyOptional(() => import('./ArrangeButton.tsx'))

const homeOptions = queryOptions({
  queryKey: sessionKeys.home,
  queryFn: ({ signal }) => request(readHomeCall, { signal }),
})

/** Prefetches the counts and what the cards show. */
export function loadDashboard({ context }: LoaderFunctionArgs): Promise<null> {
  const staleTime = context.get(maxAgeContext)
  const queryClient = context.get(queryClientContext)
  return awaitPreloaded(queryClient.prefetchQuery({ ...homeOptions, staleTime, meta: { isGuess: true } }))
}

/** The number of records of each entity, and what the configs want below. */
export function DashboardPage(dashboard: Dashboard) {
  const { homeCards, homeWidgets: widgets } = dashboard
  useTitle(screens.dashboard.title)
  const home = useQuery(homeOptions)
  const { data } = home
  return (
    <Page
      title={screens.dashboard.title}
      action={
        data?.widgets && (
          <Suspense>
            <ArrangeButton widgets={widgets} />
          </Suspense>
        )
      }
    >
      {home.isError && !data && (
        <Problem title={screens.dashboard.failed} error={home.error} onRetry={() => void home.refetch()} />
      )}
      <CountTiles cards={homeCards} counts={data} added={data?.thisWeek} />
      {data?.widgets && (
        <Suspense>
          <DashboardBody {...dashboard} data={data} answers={data.widgets} />
        </Suspense>
      )}
    </Page>
  )
}
