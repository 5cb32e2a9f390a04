import { useEffect, useState, type MouseEvent, type RefObject } from 'react'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { useFollowLinks } from '../navigation/use-follow-links.ts'

interface RowPresses {
  readonly table: RefObject<HTMLTableElement | null>
  readonly records: readonly EntityRecord[]
  readonly onToggle: (id: RecordId, isRange: boolean) => void
  readonly onDelete: (record: EntityRecord) => void
}

/** One handler for what is pressed in any row of a table, and the row whose menu is open. */
export function useRowPresses({ table, records, onToggle, onDelete }: RowPresses) {
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
