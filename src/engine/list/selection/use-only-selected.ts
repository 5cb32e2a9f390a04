import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RecordPage } from '../../../api/entity-client.ts'
import { resourceKeys } from '../../../api/query-keys.ts'
import type { Resource } from '../../../api/resource.ts'
import type { EntityRecord } from '../../../schema/field-meaning.ts'
import { MAX_PAGE_SIZE, type ListQuery } from '../../../schema/list-query.ts'
import type { RecordId } from '../../../schema/record-id.ts'
import { findRecords } from '../../list-data/list-answers.ts'

type Query = Omit<ListQuery, 'page' | 'pageSize'>

/** The selected records alone, on whatever page they are, as long as somebody wants to see no others. */
export function useOnlySelected(
  resource: Resource,
  query: Query,
  ids: ReadonlySet<RecordId>,
  onShow: (records: readonly EntityRecord[] | undefined) => void,
) {
  const [isOnly, setIsOnly] = useState(false)
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: [...resourceKeys(resource.entity.name).lists, 'selected', query, [...ids]],
    queryFn: ({ signal }) => findSelected(queryClient, resource, query, ids, signal),
    enabled: isOnly,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    onShow(isOnly ? data?.records.filter(({ id }) => ids.has(id)) : undefined)
  }, [isOnly, data, ids, onShow])
  useEffect(() => () => onShow(undefined), [onShow])
  return { isOnly, setIsOnly }
}

/** They are among those that the list's search and filters find. */
async function findSelected(
  queryClient: QueryClient,
  resource: Resource,
  query: Query,
  ids: ReadonlySet<RecordId>,
  signal: AbortSignal,
): Promise<RecordPage> {
  const found: EntityRecord[] = []
  for (let page = 1; ; page += 1) {
    const asked = { ...query, page, pageSize: MAX_PAGE_SIZE }
    // oxlint-disable-next-line no-await-in-loop -- a page is read only where the former ones lack some
    const { records, total } = await findRecords(queryClient, resource, asked, signal)
    found.push(...records.filter(({ id }) => ids.has(id)))
    if (found.length === ids.size || page * MAX_PAGE_SIZE >= total)
      return { records: found, total: found.length }
  }
}
