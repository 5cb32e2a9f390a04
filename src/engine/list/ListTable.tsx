import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { useDelayed } from '../loading/timing.ts'
import { t } from '../../texts/locale.ts'
import { useCellEditing } from './cell-edit/use-cell-editing.ts'
import type { ColumnView } from '../list-data/column-view.tsx'
import { ListHead } from './ListHead.tsx'
import { ListRow } from './ListRow.tsx'
import type { Selection } from '../list-data/use-selection.ts'
import classes from './table.module.css'
import cards from './cards.module.css'
import type { List } from '../list-data/list.ts'
import { useColumnWidths } from './use-column-widths.ts'
import { useListPreferences } from './use-list-preferences.ts'
import { useEffect, useState, type MouseEvent, type RefObject } from 'react'
import { useFollowLinks } from '../navigation/use-follow-links.ts'

interface ListTableProps {
  readonly resource: Resource
  readonly list: List
  readonly columns: readonly ColumnView[]
  /** Others are on their way. */
  readonly isBehind: boolean
  readonly records: readonly EntityRecord[]
  readonly unmatched: ReadonlySet<RecordId>
  readonly selection: Selection
  readonly onDelete: (record: EntityRecord) => void
}

/**
 * The rows. On narrow screens CSS renders each row as a card; the explicit roles keep the table for screen readers,
 * because `display` would remove them.
 */
export function ListTable(props: ListTableProps) {
  const { resource, list, columns, isBehind, records, unmatched, selection, onDelete } = props
  const { table, edited, setEdited } = useCellEditing()
  const { widths } = useListPreferences(resource.entity)
  useColumnWidths({ table, columns, widths, records, isEdited: edited !== undefined })
  const { press, openMenu } = useRowPresses({ table, records, onToggle: selection.toggle, onDelete })
  const created = useCreatedId()
  // A quick answer would flash if the table faded at once.
  const isWaiting = useDelayed(list.isRefreshing)
  return (
    <div className={classes.scroller}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard presses the buttons and links in it */}
      <table
        ref={table}
        role="table"
        className={`${classes.table} ${cards.cards}`}
        aria-label={t(resource.entity.list.title)}
        aria-busy={isBehind || list.isRefreshing}
        data-waiting={isWaiting || undefined}
        onClick={press}
      >
        <colgroup>
          {['select', ...columns.map(({ key }) => key), 'actions'].map((key) => (
            <col key={key} />
          ))}
        </colgroup>
        <ListHead
          entity={resource.entity}
          columns={columns}
          list={list}
          widths={widths}
          records={records}
          selection={selection}
        />
        <tbody role="rowgroup">
          {records.map((record, place) => (
            // Keyed by position: updating a row's texts is cheaper than mounting a new row.
            <ListRow
              key={place}
              resource={resource}
              columns={columns}
              record={record}
              isNew={record.id === created}
              isUnmatched={unmatched.has(record.id)}
              isSelected={selection.ids.has(record.id)}
              isMenuOpen={record.id === openMenu}
              editedColumn={edited?.id === String(record.id) ? edited.column : undefined}
              onEdited={setEdited}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const locationState = z.object({ created: z.int() })

/** The id of the record whose creation led to this list. */
function useCreatedId(): number | undefined {
  return locationState.safeParse(useLocation().state).data?.created
}

interface RowPresses {
  readonly table: RefObject<HTMLTableElement | null>
  readonly records: readonly EntityRecord[]
  readonly onToggle: (id: RecordId, isRange: boolean) => void
  readonly onDelete: (record: EntityRecord) => void
}

/** One handler for what is pressed in any row of a table, and the row whose menu is open. */
function useRowPresses({ table, records, onToggle, onDelete }: RowPresses) {
  const followLinks = useFollowLinks()
  const [openMenu, setOpenMenu] = useState<RecordId>()
  const close = () => setOpenMenu(undefined)
  useCloseMenu(table, openMenu !== undefined, close)

  function press(event: MouseEvent) {
    followLinks(event)
    const { target } = event
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-press]') : null
    const shown = pressed?.closest('tr')?.dataset['record']
    const record = records.find(({ id }) => String(id) === shown)
    if (!pressed || !record) return
    const { id } = record
    const kind = pressed.dataset['press']
    if (kind === 'menu') setOpenMenu(openMenu === id ? undefined : id)
    if (kind === 'select') onToggle(id, event.shiftKey)
    if (kind === 'delete') {
      // The question gives the focus back to what is still in sight.
      menuButton(table)?.focus()
      close()
      onDelete(record)
    }
  }

  return { press, openMenu }
}

/** A press or the focus beside it closes an open menu, and Escape. */
function useCloseMenu(table: RowPresses['table'], isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const left = new AbortController()
    const { signal } = left
    const closeBeside = ({ target }: Event) => {
      if (!(target instanceof Node) || !menuButton(table)?.parentElement?.contains(target)) close()
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      menuButton(table)?.focus()
      close()
    }
    document.addEventListener('pointerdown', closeBeside, { signal })
    document.addEventListener('focusin', closeBeside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => left.abort()
  })
}

/** The button of the open menu. */
function menuButton(table: RowPresses['table']): HTMLElement | null | undefined {
  return table.current?.querySelector<HTMLElement>('tbody [aria-expanded="true"]')
}
