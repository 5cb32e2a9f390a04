import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { lists } from '../../texts/lists.ts'
import { screens } from '../../texts/screens.ts'
import { useDelayed } from '../loading/use-delayed.ts'
import { t } from '../../texts/locale.ts'
import { useCellEditing } from './cell-edit/use-cell-editing.ts'
import { ColumnHeader } from './ColumnHeader.tsx'
import { ListRow } from './ListRow.tsx'
import { SelectBox } from './selection/SelectBox.tsx'
import type { Selection } from './selection/use-selection.ts'
import { nextSort } from './list-state.ts'
import classes from './table.module.css'
// Imported after the table's rules, which the cards override.
import cards from './cards.module.css'
import type { useList } from './use-list.ts'

interface ListTableProps {
  readonly resource: Resource
  readonly list: ReturnType<typeof useList>
  readonly records: readonly EntityRecord[]
  readonly selection: Selection
  readonly onDelete: (record: EntityRecord) => void
}

/**
 * The rows. On narrow screens CSS renders each row as a card; the explicit roles keep the table for screen readers,
 * because `display` would remove them.
 */
export function ListTable({ resource, list, records, selection, onDelete }: ListTableProps) {
  const { table, edited, close } = useCellEditing()
  const { columns, state, show, prefetch, isRefreshing } = list
  const listed = records.map(({ id }) => id)
  const isPageSelected = listed.every((id) => selection.ids.has(id))
  const created = useCreatedId()
  // A quick answer would flash if the table faded at once.
  const isWaiting = useDelayed(isRefreshing)
  return (
    <table
      ref={table}
      role="table"
      className={`${classes.table} ${cards.cards}`}
      aria-label={t(resource.entity.list.title)}
      aria-busy={isRefreshing}
      data-waiting={isWaiting || undefined}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" data-select>
            <SelectBox
              label={lists.selectPage}
              shortcut="a"
              isSelected={isPageSelected}
              isPartly={listed.some((id) => selection.ids.has(id))}
              onToggle={() =>
                selection.replace(
                  isPageSelected
                    ? [...selection.ids].filter((id) => !listed.includes(id))
                    : [...selection.ids, ...listed],
                )
              }
            />
          </th>
          {columns.map((column) => (
            <ColumnHeader
              key={column.key}
              column={column}
              order={state.sort === column.key ? state.order : undefined}
              onSort={() => show(nextSort(state, column.key))}
              onNear={() => prefetch(nextSort(state, column.key))}
            />
          ))}
          <th role="columnheader" scope="col" className={classes.actionsHeader}>
            {screens.list.actions}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {records.map((record, place) => (
          // Keyed by position: updating a row's texts is cheaper than mounting a new row.
          <ListRow
            key={place}
            resource={resource}
            columns={columns}
            record={record}
            isNew={record.id === created}
            isSelected={selection.ids.has(record.id)}
            onToggle={selection.toggle}
            onDelete={onDelete}
            editedColumn={edited?.id === String(record.id) ? edited.column : undefined}
            onEdited={close}
          />
        ))}
      </tbody>
    </table>
  )
}

const locationState = z.object({ created: z.int() })

/** The id of the record whose creation led to this list. */
function useCreatedId(): number | undefined {
  return locationState.safeParse(useLocation().state).data?.created
}
