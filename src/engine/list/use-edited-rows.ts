import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { resourceKeys } from '../../api/query-keys.ts'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import type { RecordId } from '../../schema/record-id.ts'
import type { EditedRows } from './cell-edit/edited-rows.ts'

const NONE: ReadonlySet<RecordId> = new Set()
const NO_ROWS: EditedRows = { records: [], total: 0, places: {} }

/**
 * A row that no longer matches once it is edited stays where it is until the list is asked for something else: another record
 * must not come under the hands of who edits it. Whatever changes it later asks for it again, as for the list.
 */
export function useEditedRows(resource: Resource, records: readonly EntityRecord[] | undefined) {
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
