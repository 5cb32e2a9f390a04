import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isMissing } from '../../api/errors.ts'
import type { Resource } from '../../api/resource.ts'
import { listedRecord, recordOptions } from '../../engine/face.ts'
import { recordTitle } from '../../kinds/core/definition/column-values.ts'
import type { RecordId } from '../../schema/values/record-id.ts'

/** A record as its form would read it, with its name, which its row tells before. */
export function usePeeked(resource: Resource, id: RecordId) {
  const { entity } = resource
  const queryClient = useQueryClient()
  const options = recordOptions(resource, id)
  // Of one that was read and is deleted then, perhaps from its row, the panel alone tells.
  const isRead = queryClient.getQueryData(options.queryKey) !== undefined
  const query = useQuery({ ...options, ...(isRead && { meta: { isGuess: true } }) })
  // Of one that is gone the row goes, too.
  const listed = useMemo(() => listedRecord(queryClient, entity, id), [queryClient, entity, id])
  const named = query.data ?? listed
  return {
    query,
    record: query.data,
    /** As far as it is known. */
    known: named,
    isGone: isMissing(query.error),
    /** Empty where it is not known, or not yet. */
    title: named ? recordTitle(entity, named) : '',
  }
}
