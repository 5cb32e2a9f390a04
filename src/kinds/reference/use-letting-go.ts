import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useEffectEvent } from 'react'
import { resourceKeys } from '../../api/query-keys.ts'
import type { Resource } from '../../api/resource.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { FindRecordsContext } from './find-records.ts'
import type { ReferenceField } from './meaning.ts'
import { mayBeChosen } from './reference-options.ts'
import type { FormNarrowing } from './use-narrowing.ts'

interface Chosen {
  readonly field: ReferenceField
  readonly related: Resource['related']
  readonly id: RecordId | null
  readonly narrowing: FormNarrowing | undefined
  readonly onLetGo: () => void
}

/** Takes away what no longer fits once a field that it follows was changed; what the record held stays until then. */
export function useLettingGo({ field, related, id, narrowing, onLetGo }: Chosen): void {
  const queryClient = useQueryClient()
  const findRecords = useContext(FindRecordsContext)
  const isAsked = id !== null && narrowing?.isLedAnew === true
  const fits = useQuery({
    queryKey: [...resourceKeys(field.to).all, 'fits', id, narrowing?.key],
    queryFn: ({ signal }) =>
      narrowing === undefined ||
      id === null ||
      mayBeChosen(
        (resource, query) => findRecords(queryClient, resource, query, signal),
        related[field.to],
        id,
        narrowing.to,
      ),
    enabled: isAsked,
    // Where it cannot be asked, the backend says so when the form is saved.
    retry: false,
    meta: { isGuess: true },
  })
  const isUnfit = isAsked && fits.data === false
  const letGo = useEffectEvent(onLetGo)
  useEffect(() => {
    if (isUnfit) letGo()
  }, [isUnfit])
}
