import type { Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { useDeletion } from '../deletion/use-deletion.tsx'
import { ListPagination } from './ListPagination.tsx'
import { ListTable } from './ListTable.tsx'
import { useFirstRows } from './use-first-rows.ts'
import type { useList } from './use-list.ts'

interface ListRecordsProps {
  readonly resource: Resource
  readonly list: ReturnType<typeof useList>
  readonly records: readonly EntityRecord[]
  readonly total: number
}

/** The rows that there are, and the way to the others. */
export function ListRecords({ resource, list, records, total }: ListRecordsProps) {
  const { entity } = resource
  const rows = useFirstRows(records)
  const askToDelete = useDeletion(resource)
  return (
    <>
      <ListTable entity={entity} list={list} records={rows} onDelete={askToDelete} />
      {/* It stands below the last row, and would move. */}
      {rows.length === records.length && <ListPagination path={entity.path} list={list} total={total} />}
    </>
  )
}
