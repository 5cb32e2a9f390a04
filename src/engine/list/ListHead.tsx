import type { EntityRecord } from '../../schema/field-meaning.ts'
import { memo } from 'react'
import { lists } from '#texts/lists.ts'
import { screens } from '#texts/screens.ts'
import { ColumnHeader } from './ColumnHeader.tsx'
import type { ColumnView } from '../list-data/column-view.tsx'
import { SelectBox } from './selection/SelectBox.tsx'
import type { Selection } from '../list-data/use-selection.ts'
import classes from './table.module.css'
import type { List } from '../list-data/list.ts'

interface ListHeadProps {
  readonly columns: readonly ColumnView[]
  readonly list: Pick<List, 'state' | 'show' | 'prefetch'>
  readonly records: readonly EntityRecord[]
  readonly selection: Selection
}

/** The headings, of which those that sort are pressed, and the checkbox of the page. */
export const ListHead = memo(function ListHead({ columns, list, records, selection }: ListHeadProps) {
  const { state, show, prefetch } = list
  const listed = records.map(({ id }) => id)
  const isPageSelected = listed.every((id) => selection.ids.has(id))
  return (
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
          <ColumnHeader key={column.key} column={column} state={state} onSort={show} onNear={prefetch} />
        ))}
        <th role="columnheader" scope="col" className={classes.actionsHeader}>
          {screens.list.actions}
        </th>
      </tr>
    </thead>
  )
})
