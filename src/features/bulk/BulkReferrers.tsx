import { useQueryClient } from '@tanstack/react-query'
import type { Resource } from '../../api/resource.ts'
import { MOST_ASKED } from '../../calls/referrers.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { DeletionDetails } from '../../engine/deletion/DeletionDetails.tsx'
import { canRestore } from './change-many.ts'

interface ReferringProps {
  readonly resource: Resource
  readonly ids: readonly RecordId[]
  readonly onFollow: (address: string) => void
}

/** What goes along with the chosen records or keeps them, or that they come back; of more than one call takes nothing is told. */
export default function BulkReferrers({ resource, ids, onFollow }: ReferringProps) {
  const queryClient = useQueryClient()
  const [first, ...others] = ids
  if (first === undefined) return null
  const isKept = canRestore(queryClient, resource) && ids.length <= MOST_ASKED
  return <DeletionDetails resource={resource} ids={[first, ...others]} isKept={isKept} onFollow={onFollow} />
}
