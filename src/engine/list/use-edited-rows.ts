import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { RecordPage } from '../../api/entity-client.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import type { RecordId } from '../../schema/record-id.ts'

/** A page as any other for what deletes records from lists. */
export interface EditedRows extends RecordPage {
  /** Of their rows, by their ids. */
  readonly places: Readonly<Record<RecordId, number>>
}

const NONE: ReadonlySet<RecordId> = new Set()

/**
 * A row that no longer matches once it is edited stays where it is until the list is asked for something else: another record
 * must not come under the hands of who edits it.
 */
export function useEditedRows({ name }: AnyEntity, records: readonly EntityRecord[] | undefined) {
  const { search } = useLocation()
  const queryKey = resourceKeys(name).edited(search)
  // Whoever comes back asks anew.
  const { data } = useQuery<EditedRows>({ queryKey, queryFn: skipToken, staleTime: Infinity, gcTime: 0 })
  return useMemo(() => {
    const gone = data?.records.filter(({ id }) => !records?.some((record) => record.id === id)) ?? []
    if (!records || !data || gone.length === 0) return { records, unmatched: NONE }
    const placed = gone.toSorted((one, other) => (data.places[one.id] ?? 0) - (data.places[other.id] ?? 0))
    const all = placed.reduce<readonly EntityRecord[]>(
      (rows, record) => rows.toSpliced(data.places[record.id] ?? 0, 0, record),
      records,
    )
    return { records: all, unmatched: new Set(gone.map(({ id }) => id)) }
  }, [data, records])
}
