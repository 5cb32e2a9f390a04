import type { Resource } from '../../api/resource.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { deletion } from '#texts/deletion.ts'
import { ReferringRecords } from './ReferringRecords.tsx'
import classes from './deletion.module.css'

interface DeletionDetailsProps {
  readonly resource: Resource
  readonly ids: readonly [RecordId, ...RecordId[]]
  /** The backend keeps what is deleted, and tells what refers to it. */
  readonly isKept: boolean
  /** Toasts stand outside the router. */
  readonly onFollow: (address: string) => void
}

/** What a deletion does beside what is asked. */
export function DeletionDetails({ resource, ids, isKept, onFollow }: DeletionDetailsProps) {
  const { entity, isReferredTo } = resource
  // Without a call the rows leave the list alone.
  if (!entity.endpoints.destroy) {
    return (
      <p role="status" className={classes.comesBack}>
        {deletion.comesBack(ids.length)}
      </p>
    )
  }
  if (!isKept || !isReferredTo) return null
  return <ReferringRecords entity={entity.name} ids={ids} onFollow={onFollow} />
}
