import type { Resource } from '../../api/resource.ts'
import { screens } from '../../texts/fr/screens.ts'
import { Problem } from '../loading/Problem.tsx'
import { useDelayed } from '../loading/use-delayed.ts'
import type { Visit } from '../navigation/route.ts'
import { useTitle } from '../page/use-title.ts'
import { Page } from '../page/Page.tsx'
import { queryClient } from '../query-client.ts'
import { shown } from '../../texts/locale.ts'
import classes from './list.module.css'
import { AddLink } from './AddLink.tsx'
import { prefetchList } from './list-answers.ts'
import { ListEmpty } from './ListEmpty.tsx'
import { ListRecords } from './ListRecords.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { useNextPage } from './use-next-page.ts'
import { useList } from './use-list.ts'

/** The list screen of any entity. */
export function ListPage({ resource }: { readonly resource: Resource }) {
  const { entity } = resource
  const list = useList(resource)
  const { records, total = 0 } = list
  const isSlow = useDelayed(!records && !list.error)
  useNextPage(list)
  useTitle(shown(entity.list.title))

  return (
    <Page title={shown(entity.list.title)} action={<AddLink entity={entity} />}>
      <div className={classes.list}>
        <ListToolbar key={entity.name} list={list} />
        {list.error && <Problem title={screens.list.failed} error={list.error} onRetry={list.retry} />}
        {isSlow && <ListSkeleton columns={list.columns} />}
        {records && total === 0 && <ListEmpty query={list.state.q} />}
        {records && total > 0 && (
          <ListRecords resource={resource} list={list} records={records} total={total} />
        )}
      </div>
    </Page>
  )
}

/** Asks for the rows of a list that is about to be visited. */
export function prefetchVisit(resource: Resource, { search }: Visit): Promise<void> {
  return prefetchList(queryClient, resource, search)
}
