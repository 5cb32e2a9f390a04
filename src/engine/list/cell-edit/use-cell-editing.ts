import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../loading/timing.ts'

export interface EditedCell {
  /** The id as its row has it, a text. */
  readonly id: string
  readonly column: string
}

const EDITABLE = '[data-editable]'

/** Which cell of a table is edited: a double click opens it, or F2 in its row. */
export function useCellEditing() {
  const table = useRef<HTMLTableElement>(null)
  const [edited, setEdited] = useState<EditedCell>()

  useEffect(() => {
    const rows = table.current
    if (!rows) return
    const open = (cell: HTMLElement | null | undefined) => {
      if (cell) setEdited(editedCell(cell))
    }
    const listeners = new AbortController()
    const { signal } = listeners
    rows.addEventListener('dblclick', ({ target }) => open(editableAround(target)), { signal })
    const openByKey = ({ key, target }: KeyboardEvent) => {
      if (key !== 'F2' || !(target instanceof Element)) return
      open(editableAround(target) ?? target.closest('tr')?.querySelector<HTMLElement>(EDITABLE))
    }
    rows.addEventListener('keydown', openByKey, { signal })
    // What only a pointer or a key asks for comes after the rows.
    const stop = whenIdle(() => {
      import('./add-cell-keys.ts').then(
        ({ addCellKeys }) => addCellKeys(rows, open, signal),
        () => undefined,
      )
    })
    return () => {
      stop()
      listeners.abort()
    }
  }, [])

  return { table, edited, setEdited }
}

/** The cell that an element of the table stands for. */
export function editedCell(cell: HTMLElement): EditedCell | undefined {
  const id = cell.closest('tr')?.dataset['record']
  const { column } = cell.dataset
  return id === undefined || column === undefined ? undefined : { id, column }
}

function editableAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(EDITABLE) : null
}
