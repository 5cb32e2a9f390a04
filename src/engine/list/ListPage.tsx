import { Suspense, useDeferredValue, useMemo } from 'react'
import { redirect, type LoaderFunction, useLocation } from 'react-router-dom'
import { lists, screens } from '#texts/frame.ts'
import { isForbidden } from '../../api/errors.ts'
import type { Resource } from '../../api/resource.ts'
import { focusFirstRow } from '../focus/focus.ts'
import { Problem } from '../loading/Problem.tsx'
import { useDelayed, useIdle, awaitPreloaded } from '../loading/timing.ts'
import { maxAgeContext, queryClientContext } from '../navigation/router-context.ts'
import { Slot } from '../slots.tsx'
import { useTitle } from '../page/use-title.ts'
import { Page } from '../page/Page.tsx'
import { t } from '../../texts/locale.ts'
import { AddLink } from './AddLink.tsx'
import { prefetchList } from '../list-data/list-answers.ts'
import { rememberedDefault } from '../list-data/list-memory.ts'
import { ListRecords } from './ListRecords.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import classes from './table.module.css'
import { loadRowConditions } from './row-conditions.ts'
import { useListPreferences } from './use-list-preferences.ts'
import { useIdlePrefetch, useList } from './use-list.ts'
import { lazyOptional, lazyPart } from '../loading/lazy-part.ts'
import { writeListState } from '../list-data/list-state.ts'
import type { List } from '../list-data/list.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { resourceKeys } from '../../api/query-keys.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import type { EditedRows } from './cell-edit/edited-rows.ts'

const NONE: ReadonlySet<RecordId> = new Set()
const NO_ROWS: EditedRows = { records: [], total: 0, places: {} }

/**
 * A row that no longer matches once it is edited stays where it is until the list is asked for something else: another record
 * must not come under the hands of who edits it. Whatever changes it later asks for it again, as for the list.
 */
function useEditedRows(resource: Resource, records: readonly EntityRecord[] | undefined) {
  const { search } = useLocation()
  const queryClient = useQueryClient()
  const queryKey = resourceKeys(resource.entity.name).edited(search)
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const former = queryClient.getQueryData<EditedRows>(queryKey) ?? NO_ROWS
      if (former.total === 0) return former
      const { readAgain } = await import('./cell-edit/edited-rows.ts')
      return readAgain(resource, former, signal)
    },
    initialData: NO_ROWS,
    meta: { isGuess: true },
    staleTime: Infinity,
    // Whoever comes back asks anew.
    gcTime: 0,
  })
  return useMemo(() => {
    const gone = data.records.filter(({ id }) => !records?.some((record) => record.id === id))
    if (!records || gone.length === 0) return { records, unmatched: NONE }
    const placed = gone.toSorted((one, other) => (data.places[one.id] ?? 0) - (data.places[other.id] ?? 0))
    const all = placed.reduce<readonly EntityRecord[]>(
      (rows, record) => rows.toSpliced(data.places[record.id] ?? 0, 0, record),
      records,
    )
    return { records: all, unmatched: new Set(gone.map(({ id }) => id)) }
  }, [data, records])
}

const ListEmpty = lazyPart(() => import('./ListEmpty.tsx'))
const ListFoot = lazyOptional(() => import('./ListFoot.tsx'))

interface ListPageProps {
  readonly resource: Resource
  /** Fetches the code of what the rows lead to. */
  readonly prefetchForm: () => Promise<unknown>
}

/** The list screen of any entity. */
export function ListPage({ resource, prefetchForm }: ListPageProps) {
  const { entity } = resource
  const list = useList(resource)
  const { total = 0 } = list
  const { columns, isBehind, ...shown } = useShownRows(resource, list)
  const { records, unmatched } = useEditedRows(resource, shown.records)
  const hasRows = records !== undefined && (total > 0 || unmatched.size > 0)
  const isRefused = isForbidden(list.error)
  const { density } = useListPreferences(entity)
  const isIdle = useIdle()
  const isSlow = useDelayed(!records && !list.error)
  useIdlePrefetch(list, prefetchForm)
  useTitle(t(entity.list.title))

  return (
    <Page
      isWide
      title={t(entity.list.title)}
      action={!isRefused && <TitleActions resource={resource} hasRows={hasRows} />}
    >
      <div className={classes.list} data-density={density}>
        {!isRefused && <ListToolbar key={entity.name} resource={resource} list={list} />}
        {list.error && <Problem title={screens.list.failed} error={list.error} onRetry={list.retry} />}
        {isSlow && <ListSkeleton columns={list.columns} />}
        {records && !hasRows && (
          <Suspense>
            <ListEmpty resource={resource} list={list} />
          </Suspense>
        )}
        {hasRows && (
          <ListRecords
            resource={resource}
            list={list}
            columns={columns}
            records={records}
            unmatched={unmatched}
            isBehind={isBehind}
            total={total}
          />
        )}
        {isIdle && records && (
          <Suspense fallback={null}>
            <ListFoot resource={resource} list={list} />
          </Suspense>
        )}
      </div>
    </Page>
  )
}

function TitleActions({
  resource,
  hasRows,
}: Pick<ListPageProps, 'resource'> & { readonly hasRows: boolean }) {
  const { entity } = resource
  return (
    <>
      {hasRows && (
        <button type="button" className="skip-link" onClick={focusFirstRow}>
          {lists.toRows}
        </button>
      )}
      <Slot name="listTitle" props={{ resource }} />
      {!resource.denied?.has('create') && <AddLink entity={entity} />}
    </>
  )
}

/**
 * Fetches what the list draws with, and starts to read the rows that the address asks for; one that asks for nothing leads to what
 * was opened by it before.
 */
export async function loadList(resource: Resource): Promise<LoaderFunction> {
  await loadRowConditions(resource.entity)
  return ({ request, context }) => {
    const { searchParams } = new URL(request.url)
    const { path } = resource.entity
    const opened = searchParams.size === 0 ? rememberedDefault(path) : null
    if (opened) return redirect(`${path}?${opened}`)
    return awaitPreloaded(
      prefetchList(context.get(queryClientContext), resource, searchParams, context.get(maxAgeContext)),
    )
  }
}

/**
 * The rows to draw. Those of another page, order, filter, search or choice of columns come after the press that asked for
 * them is answered: until then the former ones stay.
 */
function useShownRows(resource: Resource, list: List) {
  const { columns, records, state, isRefreshing } = list
  const latest = useMemo(
    // Rows that stand in for those that are awaited answer nothing that was asked.
    () => ({ resource, columns, records, asked: isRefreshing ? null : writeListState(state).toString() }),
    [resource, columns, records, state, isRefreshing],
  )
  const former = useDeferredValue(latest)
  // What changes in the rows that are asked for is drawn at once: the focus returns to what is left of them.
  const isAnswered = former.asked !== null && former.asked === latest.asked
  const hasFormer = former.resource === resource && former.records !== undefined
  const shown = hasFormer && latest.records && !isAnswered ? former : latest
  return { columns: shown.columns, records: shown.records, isBehind: shown !== latest }
}
