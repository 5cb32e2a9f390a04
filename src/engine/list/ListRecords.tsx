import { memo, Suspense, useState } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { PAGE_SIZE } from '../../schema/access/session-contract.ts'
import { useDeletion } from '../deletion/use-deletion.ts'
import type { ColumnView } from '../list-data/column-view.tsx'
import { ListTable } from './ListTable.tsx'
import { listQuery } from '../list-data/list-state.ts'
import { useSelection } from '../list-data/use-selection.ts'
import type { List } from '../list-data/list.ts'
import { lazyPart } from '../loading/lazy-part.ts'

// Below the rows, which come first.
const ListPagination = lazyPart(() => import('./ListPagination.tsx'))
const SelectionBar = lazyPart(() => import('./selection/SelectionBar.tsx'))

interface ListRecordsProps {
  readonly resource: Resource
  readonly list: List
  readonly columns: readonly ColumnView[]
  readonly records: readonly EntityRecord[]
  /** The ids of those that no longer match since they were edited. */
  readonly unmatched: ReadonlySet<RecordId>
  /** Others are on their way. */
  readonly isBehind: boolean
  readonly total: number
}

/** The rows that there are, and the way to the others. */
export const ListRecords = memo(function ListRecords(props: ListRecordsProps) {
  const { resource, list, columns, unmatched, isBehind, total } = props
  const { entity } = resource
  const { q, filters } = listQuery(list.state)
  const query = { ...(q !== undefined && { q }), ...(filters && { filters }) }
  const [only, setOnly] = useState<readonly EntityRecord[]>()
  const records = only ?? props.records
  const selection = useSelection(records, JSON.stringify(query))
  const askToDelete = useDeletion(resource)
  return (
    <>
      <ListTable
        resource={resource}
        list={list}
        columns={columns}
        isBehind={isBehind}
        records={records}
        unmatched={unmatched}
        selection={selection}
        onDelete={askToDelete}
      />
      {selection.ids.size > 0 && (
        <Suspense fallback={null}>
          <SelectionBar
            resource={resource}
            columns={list.columns.map(({ key }) => key)}
            query={query}
            total={total}
            selection={selection}
            state={list.state}
            onOnly={setOnly}
          />
        </Suspense>
      )}
      {total > PAGE_SIZE && !only && (
        <Suspense fallback={null}>
          <ListPagination path={entity.path} list={list} isBehind={isBehind} total={total} />
        </Suspense>
      )}
    </>
  )
})
