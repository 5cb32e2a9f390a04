import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { memo, Suspense } from 'react'
import { lists, screens } from '#texts/frame.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { useIdle } from '../loading/timing.ts'
import { ColumnHeader } from './ColumnHeader.tsx'
import type { ColumnView } from '../list-data/column-view.tsx'
import { SelectBox } from './selection/SelectBox.tsx'
import type { Selection } from '../list-data/use-selection.ts'
import classes from './table.module.css'
import type { List } from '../list-data/list.ts'
import { lazyOptional } from '../loading/lazy-part.ts'

const ResizeHandle = lazyOptional(() => import('./columns/ResizeHandle.tsx'))

interface ListHeadProps {
  readonly entity: AnyEntity
  readonly columns: readonly ColumnView[]
  readonly list: Pick<List, 'state' | 'show' | 'prefetch'>
  readonly widths: string | undefined
  readonly records: readonly EntityRecord[]
  readonly selection: Selection
}

/** The headings, of which those that sort are pressed, and the checkbox of the page. */
export const ListHead = memo(function ListHead(props: ListHeadProps) {
  const { entity, columns, list, widths, records, selection } = props
  const isIdle = useIdle()
  const { state, show, prefetch } = list
  const listed = records.map(({ id }) => id)
  const isPageSelected = listed.every((id) => selection.ids.has(id))
  // It lies over the beginning of the next heading too, which is drawn later.
  const edgeOf = (column: ColumnView | undefined) =>
    isIdle &&
    column &&
    !column.isPicture && (
      <Suspense fallback={null}>
        <ResizeHandle entity={entity} column={column} list={list} widths={widths} />
      </Suspense>
    )
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
        {columns.map((column, place) => (
          <ColumnHeader key={column.key} column={column} state={state} onSort={show} onNear={prefetch}>
            {edgeOf(columns[place - 1])}
          </ColumnHeader>
        ))}
        <th
          role="columnheader"
          scope="col"
          aria-label={screens.list.actions}
          className={classes.actionsHeader}
        >
          {edgeOf(columns.at(-1))}
          {screens.list.actions}
        </th>
      </tr>
    </thead>
  )
})
