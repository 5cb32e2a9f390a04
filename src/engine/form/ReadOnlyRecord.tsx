import type { Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { Text } from '../../schema/values/text.ts'
import classes from './form.module.css'
import { LockNote } from './LockNote.tsx'
import RecordFields from './RecordFields.tsx'

interface ReadOnlyRecordProps {
  readonly resource: Resource
  readonly record: EntityRecord
  /** Why nobody can change it, where that is so. */
  readonly locked: Text | undefined
}

/** A record in the frame of its form: to be read, where it is locked or whoever reads it may not change it. */
export default function ReadOnlyRecord({ resource, record, locked }: ReadOnlyRecordProps) {
  return (
    <div className={`${classes.form} ${classes.readOnly}`}>
      {locked !== undefined && <LockNote says={locked} />}
      <RecordFields resource={resource} record={record} />
    </div>
  )
}
