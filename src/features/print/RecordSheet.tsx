import { useQuery } from '@tanstack/react-query'
import type { Resource } from '../../api/resource.ts'
import { recordTitle } from '../../kinds/core/definition/column-values.ts'
import { RecordFields, recordOptions } from '../../engine/face.ts'
import { Printed } from './Printed.tsx'
import { t } from '../../texts/locale.ts'
import type { RecordId } from '../../schema/values/record-id.ts'

interface RecordSheetProps {
  readonly resource: Resource
  readonly id: RecordId
  readonly onDone: () => void
}

/** A record on paper, as it is stored. */
export default function RecordSheet({ resource, id, onDone }: RecordSheetProps) {
  const { data: record } = useQuery(recordOptions(resource, id))
  if (!record) return null
  return (
    <Printed
      title={recordTitle(resource.entity, record)}
      about={[t(resource.entity.list.title)]}
      onDone={onDone}
    >
      <RecordFields resource={resource} record={record} />
    </Printed>
  )
}
