import { queryOptions, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { sessionKeys } from '../../api/query-keys.ts'
import { request } from '../../api/request.ts'
import {
  awaitPreloaded,
  type FurtherDashboard,
  maxAgeContext,
  NoRight,
  Page,
  Problem,
  queryClientContext,
  useTitle,
} from '../../engine/face.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { isNamed } from '../../schema/access/access.ts'
import { notFound } from '#texts/record.ts'
import { screens } from '#texts/frame.ts'
import { t } from '../../texts/locale.ts'
import ArrangeButton from './ArrangeButton.tsx'
import { DashboardName } from './arrangement.ts'
import { readDashboardCall } from './calls.ts'
import DashboardCards from './DashboardCards.tsx'

const dashboardOptions = (dashboard: string) =>
  queryOptions({
    queryKey: [...sessionKeys.home, dashboard],
    queryFn: ({ signal }) => request(readDashboardCall, { params: { dashboard }, signal }),
  })

/** Prefetches what its cards show. */
export function loadFurther(name: string) {
  return ({ context }: LoaderFunctionArgs): Promise<null> => {
    const staleTime = context.get(maxAgeContext)
    const queryClient = context.get(queryClientContext)
    const options = { ...dashboardOptions(name), staleTime, meta: { isGuess: true } }
    return awaitPreloaded(queryClient.prefetchQuery(options))
  }
}

interface FurtherDashboardPageProps extends FurtherDashboard {
  readonly name: string
}

/** A dashboard beside the first one: what its widgets show, as somebody arranged them. */
export function FurtherDashboardPage({ name, title, roles, widgets }: FurtherDashboardPageProps) {
  const heading = t(title)
  useTitle(heading)
  const person = use(PersonContext)
  const { data, isError, error, refetch } = useQuery(dashboardOptions(name))
  if (roles && !person) return null
  if (person && !isNamed(roles, person)) return <NoRight to="/" label={notFound.home} />
  return (
    <DashboardName value={name}>
      <Page title={heading} action={data && <ArrangeButton widgets={widgets} />}>
        {isError && !data && (
          <Problem title={screens.dashboard.failed} error={error} onRetry={() => void refetch()} />
        )}
        {data && <DashboardCards widgets={widgets} answers={data.widgets} />}
      </Page>
    </DashboardName>
  )
}
