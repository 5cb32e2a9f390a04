import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { resourceKeys } from '../../api/query-keys.ts'
import type { Resource } from '../../api/resource.ts'
import { MAX_SEARCH_LENGTH } from '../../schema/where/list-query.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { useDebounced } from '../../ui/timing.ts'
import { findRecords } from '../../engine/face.ts'

/** Records of one page. */
const PAGE = 10

/** The records of an entity that refer to one by a field: a page of those that match what is typed. */
export function useRelatedList(resource: Resource, field: string, id: RecordId) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(1)
  const q = useDebounced(typed).trim().slice(0, MAX_SEARCH_LENGTH)
  const query = {
    page: asked,
    pageSize: PAGE,
    filters: [{ field, operator: 'in' as const, values: [id] }],
    ...(q !== '' && { q }),
  }
  const answer = useQuery({
    queryKey: [...resourceKeys(resource.entity.name).all, 'related', query],
    queryFn: ({ signal }) => findRecords(queryClient, resource, query, signal),
    placeholderData: keepPreviousData,
    retry: false,
    meta: { isGuess: true },
  })
  const total = answer.data?.total
  const pageCount = Math.max(1, Math.ceil((total ?? 0) / PAGE))
  // The last record of the last page may have gone.
  if (total !== undefined && !answer.isPlaceholderData && asked > pageCount) setAsked(pageCount)
  return {
    answer,
    total,
    pageCount,
    page: Math.min(asked, pageCount),
    show: setAsked,
    q,
    typed,
    /** There is something to search in. */
    isSearchable: q !== '' || typed !== '' || pageCount > 1,
    search(text: string) {
      setTyped(text)
      setAsked(1)
    },
  }
}
