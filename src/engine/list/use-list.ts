import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Resource } from '../../api/resource.ts'
import { PAGE_SIZE } from '../../schema/session-contract.ts'
import { sortableKeys } from '../../kinds/sortable-columns.ts'
import { useSearchParams } from 'react-router-dom'
import { columnViews } from './column-view.tsx'
import { answerOptions, markSeen, prefetchState } from './list-answers.ts'
import { rememberList } from './list-memory.ts'
import { readListState, writeListState, type ListState } from './list-state.ts'
import { useLocalPage } from './use-local-page.ts'

/** Everything a list screen needs to be drawn. */
export function useList(resource: Resource) {
  const { entity } = resource
  const columns = useMemo(() => columnViews(entity), [entity])
  const [search, setSearch] = useSearchParams()
  const state = readListState(search, sortableKeys(entity))

  useEffect(() => rememberList(entity.path, writeListState(state).toString()))

  const answer = useListAnswer(resource, state)
  const whole = answer.data?.total === undefined ? answer.data?.records : undefined
  const localPage = useLocalPage(entity, columns, whole, state)
  const page = whole ? localPage.data : answer.data
  const isRefreshing = answer.isPlaceholderData || (whole !== undefined && localPage.isPlaceholderData)

  const pageCount = Math.max(1, Math.ceil((page?.total ?? 0) / PAGE_SIZE))
  const show = (next: ListState) => setSearch(writeListState(next), { replace: next.q !== state.q })
  const isPastTheEnd = page !== undefined && !isRefreshing && state.page > pageCount
  useEffect(() => {
    if (isPastTheEnd) setSearch(writeListState({ ...state, page: pageCount }), { replace: true })
  })

  const queryClient = useQueryClient()
  const prefetch = (next: ListState) => void prefetchState(queryClient, resource, next)

  return {
    columns,
    state,
    show,
    prefetch,
    records: page?.records,
    /** How many records match in all; undefined while none have come. */
    total: page?.total,
    pageCount,
    error: page ? null : (answer.error ?? localPage.error),
    isRefreshing,
    retry: () => void answer.refetch(),
  }
}

/** One page from a backend that pages; from any other the whole list, asked for once whatever is shown of it. */
function useListAnswer(resource: Resource, state: ListState) {
  const queryClient = useQueryClient()
  const answer = useQuery({
    ...answerOptions(queryClient, resource, state),
    placeholderData: keepPreviousData,
  })
  useEffect(() => markSeen(answer.data), [answer.data])
  return answer
}
