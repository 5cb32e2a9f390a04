import { useQueryClient } from '@tanstack/react-query'
import type { Resource } from '../../../api/resource.ts'
import { MOST_ASKED } from '../../../schema/referrers-contract.ts'
import type { RecordId } from '../../../schema/record-id.ts'
import ReferringRecords from '../../deletion/ReferringRecords.tsx'
import { canRestore } from './bulk-calls.ts'

interface ReferringProps {
  readonly resource: Resource
  readonly ids: readonly RecordId[]
  readonly onFollow: (address: string) => void
}

/** What goes along with the chosen records or keeps them; of more than one call takes nothing is told. */
export default function Referring({ resource, ids, onFollow }: ReferringProps) {
  const queryClient = useQueryClient()
  const [first, ...others] = ids
  const isTold = resource.isReferredTo && canRestore(queryClient, resource)
  if (first === undefined || ids.length > MOST_ASKED || !isTold) return null
  return <ReferringRecords entity={resource.entity.name} ids={[first, ...others]} onFollow={onFollow} />
}
