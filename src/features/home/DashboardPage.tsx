import { queryOptions, useQuery } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import { lazy, Suspense, use, useState } from 'react'
import { Link, type LoaderFunctionArgs } from 'react-router-dom'
import { sessionKeys } from '../../api/query-keys.ts'
import { request } from '../../api/request.ts'
import { readHomeCall } from './calls.ts'
import { whenFirst } from '../../engine/loading/when-first.ts'
import { loadWidgets } from './load-widgets.tsx'
import { Problem } from '../../engine/loading/Problem.tsx'
import { Page } from '../../engine/page/Page.tsx'
import { useTitle } from '../../engine/page/use-title.ts'
import { maxAgeContext, queryClientContext } from '../../engine/navigation/router-context.ts'
import { maySeeMenu, type Person } from '../../schema/access.ts'
import { locale, t } from '../../texts/locale.ts'
import { PersonContext } from '../../engine/access/person-context.ts'
import { ResourcesContext } from '../../engine/resources.ts'
import type { HomeCard, HomeWidget } from '../../engine/home-card.ts'
import { screens } from '#texts/screens.ts'
import classes from './dashboard.module.css'

const homeOptions = queryOptions({
  queryKey: sessionKeys.home,
  queryFn: ({ signal }) => request(readHomeCall, { signal }),
})

/** Prefetches the counts and what the widgets show. */
export function loadDashboard({ context }: LoaderFunctionArgs): Promise<null> {
  const staleTime = context.get(maxAgeContext)
  const queryClient = context.get(queryClientContext)
  return whenFirst(queryClient.prefetchQuery({ ...homeOptions, staleTime, meta: { isGuess: true } }))
}

/** Whoever is not known yet sees what everybody may. */
const STRANGER: Person = { isSuperAdministrator: false, role: '' }

interface DashboardPageProps {
  readonly cards: readonly HomeCard[]
  readonly widgets: readonly HomeWidget[]
}

/** The number of records of each entity, and what the configs want below. */
export function DashboardPage({ cards, widgets }: DashboardPageProps) {
  const resources = use(ResourcesContext)
  const [HomeWidgets] = useState(() => lazy(() => loadWidgets(widgets, resources)))
  useTitle(screens.dashboard.title)
  const home = useQuery(homeOptions)
  const person = use(PersonContext) ?? STRANGER
  return (
    <Page title={screens.dashboard.title}>
      {home.isError && !home.data && (
        <Problem title={screens.dashboard.failed} error={home.error} onRetry={() => void home.refetch()} />
      )}
      <ul className={classes.cards}>
        {cards
          .filter((card) => maySeeMenu(card, person))
          .map(({ answer, label, path, icon: Icon = FileText }) => {
            return (
              <li key={answer}>
                <Link to={path} className={classes.card}>
                  <span className={classes.icon}>
                    <Icon size={22} strokeWidth={1.8} aria-hidden />
                  </span>
                  <span className={classes.count}>{formatCount(home.data?.[answer])}</span>
                  <span className={classes.label}>{t(label)}</span>
                </Link>
              </li>
            )
          })}
      </ul>
      {home.data?.widgets && widgets.length > 0 && (
        <Suspense fallback={null}>
          <HomeWidgets answers={home.data.widgets} />
        </Suspense>
      )}
    </Page>
  )
}

function formatCount(count: unknown): string {
  return typeof count === 'number' ? count.toLocaleString(locale) : '–'
}
