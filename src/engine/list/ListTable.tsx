import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { screens } from '../../texts/fr/screens.ts'
import { useDelayed } from '../loading/use-delayed.ts'
import { shown } from '../../texts/locale.ts'
import { ColumnHeader } from './ColumnHeader.tsx'
import classes from './list.module.css'
import { ListRow } from './ListRow.tsx'
import { nextSort } from './list-state.ts'
import { useLatest } from './use-latest.ts'
import type { useList } from './use-list.ts'
import { useSteadyColumns } from './use-steady-columns.ts'

interface ListTableProps {
  readonly entity: AnyEntity
  readonly list: ReturnType<typeof useList>
  readonly records: readonly EntityRecord[]
  readonly onDelete: (record: EntityRecord) => void
}

/**
 * The rows. Where a table has no room each is drawn as a card; the roles keep it a table for those who hear it,
 * which the change of `display` would otherwise end.
 */
export function ListTable({ entity, list, records, onDelete }: ListTableProps) {
  const { columns, state, show, prefetch, isRefreshing } = list
  // To fade for the time of a quick answer would draw the whole table twice.
  const isWaiting = useDelayed(isRefreshing)
  const sort = useLatest((key: string) => show(nextSort(state, key)))
  const prefetchSorted = useLatest((key: string) => prefetch(nextSort(state, key)))
  return (
    <table
      ref={useSteadyColumns(records)}
      role="table"
      className={classes.table}
      aria-label={shown(entity.list.title)}
      aria-busy={isRefreshing}
      data-waiting={isWaiting || undefined}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <ColumnHeader
              key={column.key}
              column={column}
              order={state.sort === column.key ? state.order : undefined}
              onSort={sort}
              onNear={prefetchSorted}
            />
          ))}
          <th role="columnheader" scope="col" className={classes.actionsHeader}>
            {screens.list.actions}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {records.map((record, place) => (
          // When other records come a row stays: to change its texts is far less work than to draw it anew.
          <ListRow key={place} entity={entity} columns={columns} record={record} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  )
}
