import { useMemo, type ReactNode } from 'react'
import { listEmpty } from '#texts/list.ts'
import { lists, screens } from '#texts/frame.ts'
import type { Resource } from '../../api/resource.ts'
import { fieldColumn } from '../../kinds/core/cell/list-columns.ts'
import type { Question, Recorded } from '../../schema/where/where.ts'
import type { RecordOf } from '../../kinds/core/definition/record.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { columnKey, type ListColumn, type PathOf } from '../../schema/entity/list-column.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import type { Text } from '../../schema/values/text.ts'
import { t } from '../../texts/locale.ts'
import { CellContent } from '../list/CellContent.tsx'
import { ColumnHeader } from '../list/ColumnHeader.tsx'
import { SelectBox } from '../list/selection/SelectBox.tsx'
import classes from '../list/table.module.css'
// Imported after the table's rules, which the cards override.
import cards from '../list/cards.module.css'
import { cellAttributes, columnViews, rowTitle, type ColumnView } from '../list-data/column-view.tsx'
import { readListState, type ListState } from '../list-data/list-state.ts'
import { useFollowLinks } from '../navigation/use-follow-links.ts'
import type { FieldName } from './entity-fields.ts'
import own from './custom-pages.module.css'
import { useResource } from './use-resource.ts'

interface RecordTableProps<E extends Recorded> {
  readonly entity: E
  /** Those of `useRecords`. */
  readonly records: readonly RecordOf<E>[]
  /** Fields, `joined(…)` and `firstOf(…)`; those of the list without it. */
  readonly columns?: readonly ListColumn<FieldName<E>, PathOf<E['fields']>>[]
  /** What it is called; as the list without it. */
  readonly label?: Text
  /** How the records are ordered, as `useRecords` was told; with `onOrderBy` the headings change it. */
  readonly orderBy?: Question<E>['orderBy']
  readonly onOrderBy?: (orderBy: Question<E>['orderBy']) => void
  /** The ids of the selected records; with `onSelect` each row has a box. */
  readonly selected?: ReadonlySet<RecordId>
  readonly onSelect?: (selected: ReadonlySet<RecordId>) => void
  /** Opens a record, instead of the way to its form. */
  readonly onOpen?: (record: RecordOf<E>) => void
  /** At the end of a row: buttons of its record. */
  readonly renderActions?: (record: RecordOf<E>) => ReactNode
}

/**
 * Records as lists draw them: cells of their kinds, headings that sort, and cards where there is no room for a table.
 * @example <RecordTable entity={visit} records={visits.records} columns={['day', 'at', 'urgency']} />
 */
export function RecordTable<E extends Recorded>(props: RecordTableProps<E>) {
  const { resource } = useResource(props.entity)
  if (!resource) return null
  if (props.records.length === 0) return <p className={own.none}>{listEmpty.title}</p>
  // The records of the entity, whose own type the parts below need not know.
  return <Table {...(props as unknown as TableProps)} resource={resource} />
}

interface TableProps {
  readonly resource: Resource
  readonly records: readonly EntityRecord[]
  readonly columns?: readonly ListColumn[]
  readonly label?: Text
  readonly orderBy?: string | Readonly<Record<string, 'asc' | 'desc'>>
  readonly onOrderBy?: (orderBy: Readonly<Record<string, 'asc' | 'desc'>> | undefined) => void
  readonly selected?: ReadonlySet<RecordId>
  readonly onSelect?: (selected: ReadonlySet<RecordId>) => void
  readonly onOpen?: (record: EntityRecord) => void
  readonly renderActions?: (record: EntityRecord) => ReactNode
}

const NONE: ReadonlySet<RecordId> = new Set()

/** Its headings stay below the bar alone. */
const WITHOUT_TOOLBAR = { '--toolbar-size': '0px' }

/** A card keeps no room for a checkbox. */
const WITHOUT_BOX = { '--words-start': '14px' }

function Table(props: TableProps) {
  const { resource, records, label, selected = NONE, onSelect, renderActions } = props
  const { entity } = resource
  const columns = useColumns(resource, props.columns)
  const followLinks = useFollowLinks()
  const hasPictures = columns.some(({ isPicture }) => isPicture)
  return (
    <div className={classes.list} style={WITHOUT_TOOLBAR}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard presses the buttons and links in it */}
      <table
        role="table"
        className={`${classes.table} ${cards.cards} ${own.table}`}
        aria-label={t(label ?? entity.list.title)}
        onClick={followLinks}
      >
        <Head {...props} columns={columns} />
        <tbody role="rowgroup">
          {records.map((record) => (
            <tr
              key={record.id}
              role="row"
              data-record={record.id}
              data-selected={selected.has(record.id) || undefined}
              {...(!onSelect && !hasPictures && { style: WITHOUT_BOX })}
            >
              {onSelect && (
                <td role="cell" data-select>
                  <SelectBox
                    label={lists.select(rowTitle(columns, record))}
                    isSelected={selected.has(record.id)}
                    onToggle={() => onSelect(toggled(selected, record.id))}
                  />
                </td>
              )}
              {columns.map((column) => (
                <Cell key={column.key} column={column} record={record} onOpen={props.onOpen} />
              ))}
              <td role="cell" className={own.actions} hidden={!renderActions}>
                {renderActions?.(record)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useColumns(resource: Resource, asked: readonly ListColumn[] | undefined): readonly ColumnView[] {
  const { entity } = resource
  const keys = asked?.map(columnKey).join(' ')
  return useMemo(() => {
    const shown = asked?.flatMap((column) => {
      if (typeof column !== 'string') return [column]
      const field = entity.fields[column]
      return field ? [fieldColumn(column, field)] : []
    })
    return columnViews(resource, shown)
    // The keys say all of the columns that differs.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [resource, keys])
}

function Head({
  resource,
  records,
  columns,
  orderBy,
  onOrderBy,
  selected = NONE,
  onSelect,
  renderActions,
}: HeadProps) {
  const state = stateOf(resource, orderBy)
  const isAll = records.every(({ id }) => selected.has(id))
  const sort = ({ sort: key, order }: ListState) =>
    onOrderBy?.(key === undefined ? undefined : { [key]: order })
  return (
    <thead role="rowgroup">
      <tr role="row">
        {onSelect && (
          <th role="columnheader" scope="col" data-select>
            <SelectBox
              label={lists.selectPage}
              isSelected={isAll}
              isPartly={records.some(({ id }) => selected.has(id))}
              onToggle={() => onSelect(new Set(isAll ? [] : records.map(({ id }) => id)))}
            />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHeader
            key={column.key}
            column={{ ...column, isSortable: column.isSortable && onOrderBy !== undefined }}
            state={state}
            onSort={sort}
          />
        ))}
        <th role="columnheader" scope="col" hidden={!renderActions}>
          {screens.list.actions}
        </th>
      </tr>
    </thead>
  )
}

interface HeadProps extends Omit<TableProps, 'columns'> {
  readonly columns: readonly ColumnView[]
}

function stateOf({ entity }: Resource, orderBy: TableProps['orderBy']): ListState {
  const [[sort, order] = [undefined, 'asc' as const]] =
    typeof orderBy === 'object' ? Object.entries(orderBy) : [[orderBy, 'asc' as const]]
  return { ...readListState(new URLSearchParams(), entity), sort, order }
}

interface CellProps {
  readonly column: ColumnView
  readonly record: EntityRecord
  readonly onOpen: TableProps['onOpen']
}

function Cell({ column, record, onOpen }: CellProps) {
  const attributes = cellAttributes(column)
  const content = <CellContent column={column} record={record} />
  if (!column.isRowHeader)
    return (
      <td role="cell" {...attributes}>
        {content}
      </td>
    )
  return (
    <th role="rowheader" scope="row" {...attributes}>
      {onOpen ? (
        <button type="button" className={`${classes.link} ${own.open}`} onClick={() => onOpen(record)}>
          <CellContent column={{ ...column, href: () => undefined }} record={record} />
        </button>
      ) : (
        content
      )}
    </th>
  )
}

function toggled(selected: ReadonlySet<RecordId>, id: RecordId): ReadonlySet<RecordId> {
  return selected.has(id) ? new Set([...selected].filter((each) => each !== id)) : new Set([...selected, id])
}
