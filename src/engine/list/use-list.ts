import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { useSearchParams } from 'react-router-dom'
import { isSparing, whenIdle } from '../loading/timing.ts'
import { chosenColumns } from '../../kinds/core/cell/list-columns.ts'
import { columnViews } from '../list-data/column-view.tsx'
import { answerOptions, localPageOptions, prefetchState } from '../list-data/list-answers.ts'
import { pageSizeOf, subscribeToPreferences } from '../list-data/list-preferences.ts'
import { rememberList } from '../list-data/list-memory.ts'
import { isEditOf } from './filters/filter-state.ts'
import type { List } from '../list-data/list.ts'
import { isPaged } from '../list-data/list-cache.ts'
import { readListState, writeListState, type ListState } from '../list-data/list-state.ts'
import { useFeatures, type ListOpened, type ListOpening } from '../slots.tsx'

// No key holds it.
const SEPARATOR = ' '

export function useList(resource: Resource): List {
  const { entity } = resource
  const [search, setSearch] = useSearchParams()
  const state = useMemo(() => readListState(search, entity), [search, entity])
  const chosen = state.columns?.join(SEPARATOR)
  const columns = useMemo(
    () => columnViews(resource, chosenColumns(entity, chosen?.split(SEPARATOR))),
    [resource, entity, chosen],
  )

  useEffect(() => rememberList(entity.path, writeListState(state).toString()))

  const queryClient = useQueryClient()
  const pageSize = useSyncExternalStore(subscribeToPreferences, () => pageSizeOf(queryClient, state))
  const { answer, localPage } = useListAnswers(resource, state)
  const isOwn = isPaged(answer.data)
  const { isOpening, searchOf } = useOpening(entity, isOwn)
  const read = answer.data && 'records' in answer.data ? answer.data : localPage.data
  const page = isOpening ? undefined : read
  const isRefreshing = answer.isPlaceholderData || localPage.isPlaceholderData

  const pageCount = Math.max(1, Math.ceil((page?.total ?? 0) / pageSize))
  const show = useCallback(
    (next: ListState) =>
      setSearch(searchOf(next), { replace: next.q !== state.q || isEditOf(state.filters, next.filters) }),
    [setSearch, searchOf, state],
  )
  const isPastTheEnd = page !== undefined && !isRefreshing && state.page > pageCount
  useEffect(() => {
    if (isPastTheEnd) setSearch(writeListState({ ...state, page: pageCount }), { replace: true })
  })

  const prefetch = useCallback(
    (next: ListState) => void prefetchState(queryClient, resource, next),
    [queryClient, resource],
  )
  const { refetch } = answer
  const retry = useCallback(() => void refetch(), [refetch])
  const plainState = useMemo(() => readListState(new URLSearchParams(), entity), [entity])

  return useSteady({
    columns,
    state,
    plainState,
    show,
    prefetch,
    records: page?.records,
    total: page?.total,
    pageCount,
    pageSize,
    error: page ? null : (answer.error ?? localPage.error),
    isRefreshing,
    updatedAt: isOwn ? answer.dataUpdatedAt : undefined,
    retry,
  })
}

const opensPlainly: ListOpened = { isOpening: false, searchOf: writeListState }
const plain: Pick<ListOpening, 'use'> = { use: () => opensPlainly }

/** What a list opens with: its first rows, or what a feature says. */
function useOpening(entity: AnyEntity, isOwn: boolean): ListOpened {
  // The features stay the same, and with them the hooks.
  const opening = useFeatures().find(({ listOpening }) => listOpening)?.listOpening ?? plain
  return opening.use(entity, isOwn)
}

/** One page, or the whole list where the backend does not page, and the page of it. */
function useListAnswers(resource: Resource, state: ListState) {
  const queryClient = useQueryClient()
  const answer = useQuery({
    ...answerOptions(queryClient, resource, state),
    placeholderData: keepPreviousData,
  })
  const localPage = useQuery({
    ...localPageOptions(queryClient, resource, answer.data, state),
    placeholderData: keepPreviousData,
  })
  return { answer, localPage }
}

/** The same object as long as none of its parts changes: each navigation renders twice. */
function useSteady<Parts extends object>(parts: Parts): Parts {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- its parts are all that it depends on
  return useMemo(() => parts, Object.values(parts))
}

/** Prefetches the next page and the form's code once the list is shown and the browser is idle. */
export function useIdlePrefetch(list: List, prefetchForm: () => Promise<unknown>): void {
  const { records, state, pageCount, isRefreshing, prefetch } = list
  const isSettled = records !== undefined && !isRefreshing
  const prefetchNext = useEffectEvent(() => {
    if (state.page < pageCount) prefetch({ ...state, page: state.page + 1 })
    prefetchForm().catch(() => undefined)
  })
  useEffect(() => (isSettled && !isSparing() ? whenIdle(prefetchNext) : undefined), [isSettled, records])
}
