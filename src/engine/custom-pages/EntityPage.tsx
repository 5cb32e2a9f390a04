import { Suspense, type ReactNode } from 'react'
import { customPages } from '#texts/list.ts'
import type { Text } from '../../schema/values/text.ts'
import { t } from '../../texts/locale.ts'
import { FormSkeleton } from '../form/FormSkeleton.tsx'
import { lazyOptional } from '../loading/lazy-part.ts'
import { Problem } from '../loading/Problem.tsx'
import { useDelayed } from '../loading/timing.ts'
import { Page } from '../page/Page.tsx'
import { Breadcrumb } from '../page/Breadcrumb.tsx'
import { useTitle } from '../page/use-title.ts'
import classes from './custom-pages.module.css'
import type { AskedData } from './use-records.ts'

/** What was last done with records here, and how it is undone. */
const UndoBar = lazyOptional(() => import('../undo/UndoBar.tsx'))

interface OwnPageProps {
  /** Its heading, and the title of the browser's tab. */
  readonly title: Text
  /** Beside the heading: whose screen it is. */
  readonly subject?: string
  /** The way back above the heading: `back={{ label: 'Visites', to: '/visits' }}` */
  readonly back?: { readonly label: Text; readonly to: string }
  /** Buttons and links at the end of the heading. */
  readonly action?: ReactNode
  /** Narrow as forms are. */
  readonly isNarrow?: boolean
  /** As wide as the window, for tables and plans. */
  readonly isWide?: boolean
  /**
   * What it shows, of `useRecords` and `useRecord`: until all of it is there it says that it loads, and what failed can be
   * tried again. It says so where there are more records than it is given.
   */
  readonly shows?: readonly (AskedData & { readonly hasMore?: boolean })[]
  readonly children: ReactNode
}

/**
 * A screen as the generated ones are: heading, way back, actions, and what it says while it loads and where it fails.
 * @example <Page title="Semaine" isWide action={<button>Nouvelle visite</button>} shows={[visits, vets]}>…</Page>
 */
export function EntityPage({
  title,
  subject,
  back,
  action,
  isNarrow,
  isWide,
  shows = [],
  children,
}: OwnPageProps) {
  const heading = t(title)
  const current = subject ? `${heading} · ${subject}` : heading
  useTitle(current)
  const failed = shows.find(({ error }) => error)
  const isLoading = !failed && shows.some((each) => each.isLoading)
  const isSlow = useDelayed(isLoading)
  const refetch = () => {
    for (const each of shows) if (each.error) each.refetch()
  }
  return (
    <Page
      title={heading}
      subject={subject}
      action={action}
      {...(isNarrow && { isNarrow })}
      {...(isWide && { isWide })}
      breadcrumb={
        back && <Breadcrumb parent={{ label: t(back.label), address: back.to }} current={current} />
      }
    >
      {failed && <Problem title={customPages.failed} error={failed.error} onRetry={refetch} />}
      {isSlow && <FormSkeleton />}
      {!failed && !isLoading && (
        <>
          {shows.some(({ hasMore }) => hasMore) && <p className={classes.more}>{customPages.more}</p>}
          <Suspense fallback={<FormSkeleton />}>{children}</Suspense>
          <Suspense>
            <UndoBar />
          </Suspense>
        </>
      )}
    </Page>
  )
}
