import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { Resource } from '../../api/resource.ts'
import { PAGE_SIZE } from '../../schema/session-contract.ts'
import { useSearchParams } from 'react-router-dom'
import { isSparing, whenIdle } from '../loading/when-idle.ts'
import { chosenColumns } from '../../kinds/list-columns.ts'
import { columnViews } from './column-view.tsx'
import { answerOptions, localPageOptions, prefetchState } from './list-answers.ts'
import { rememberList } from './list-memory.ts'
import { isEditOf } from './filters/filter-state.ts'
import { isPaged } from './list-cache.ts'
import { readListState, writeListState, type ListState } from './list-state.ts'
import { useViews } from './views/use-views.ts'

// No key holds it.
const SEPARATOR = ' '

/** The state and data of a list screen. */
export function useList(resource: Resource) {
  const { entity } = resource
  const [search, setSearch] = useSearchParams()
  const state = readListState(search, entity)
  const chosen = state.columns?.join(SEPARATOR)
  const columns = useMemo(
    () => columnViews(resource, chosenColumns(entity, chosen?.split(SEPARATOR))),
    [resource, entity, chosen],
  )

  useEffect(() => rememberList(entity.path, writeListState(state).toString()))

  const queryClient = useQueryClient()
  // One page, or the whole list when the backend does not page.
  const answer = useQuery({
    ...answerOptions(queryClient, resource, state),
    placeholderData: keepPreviousData,
  })
  const localPage = useQuery({
    ...localPageOptions(resource, answer.data, state),
    placeholderData: keepPreviousData,
  })
  const views = useViews(entity, state, isPaged(answer.data))
  const read = answer.data && 'records' in answer.data ? answer.data : localPage.data
  const page = views.isOpening ? undefined : read
  const isRefreshing = answer.isPlaceholderData || localPage.isPlaceholderData

  const pageCount = Math.max(1, Math.ceil((page?.total ?? 0) / PAGE_SIZE))
  const show = (next: ListState) =>
    setSearch(views.searchOf(next), { replace: next.q !== state.q || isEditOf(state.filters, next.filters) })
  const isPastTheEnd = page !== undefined && !isRefreshing && state.page > pageCount
  useEffect(() => {
    if (isPastTheEnd) setSearch(writeListState({ ...state, page: pageCount }), { replace: true })
  })

  const prefetch = (next: ListState) => void prefetchState(queryClient, resource, next)

  return {
    columns,
    state,
    /** That of a first visit. */
    plainState: readListState(new URLSearchParams(), entity),
    views,
    show,
    prefetch,
    records: page?.records,
    /** The number of matching records; undefined while loading. */
    total: page?.total,
    pageCount,
    error: page ? null : (answer.error ?? localPage.error),
    isRefreshing,
    /** When the rows were read, in milliseconds; undefined where the backend does not page. */
    updatedAt: isPaged(answer.data) ? answer.dataUpdatedAt : undefined,
    retry: () => void answer.refetch(),
  }
}

/** Prefetches the next page and the form's code once the list is shown and the browser is idle. */
export function useIdlePrefetch(
  list: ReturnType<typeof useList>,
  prefetchForm: () => Promise<unknown>,
): void {
  const { records, state, pageCount, isRefreshing, prefetch } = list
  const isSettled = records !== undefined && !isRefreshing
  const prefetchNext = useEffectEvent(() => {
    if (state.page < pageCount) prefetch({ ...state, page: state.page + 1 })
    prefetchForm().catch(() => undefined)
  })
  useEffect(() => (isSettled && !isSparing() ? whenIdle(prefetchNext) : undefined), [isSettled, records])
}
