import { useCallback, useEffect, useRef, useState } from 'react'

export interface EditedCell {
  /** The id as its row has it, a text. */
  readonly id: string
  readonly column: string
}

const EDITABLE = '[data-editable]'

/** Which cell of a table is edited: a double click opens it, or F2 in its row. */
export function useCellEditing() {
  const table = useRef<HTMLTableElement>(null)
  const [edited, setEdited] = useState<EditedCell | null>(null)
  const close = useCallback(
    (next?: string) => setEdited((cell) => (cell && next !== undefined ? { ...cell, column: next } : null)),
    [],
  )

  useEffect(() => {
    const rows = table.current
    if (!rows) return
    const open = (cell: HTMLElement | null | undefined) => {
      const id = cell?.closest('tr')?.dataset['record']
      const column = cell?.dataset['column']
      if (id !== undefined && column !== undefined) setEdited({ id, column })
    }
    const listeners = new AbortController()
    const { signal } = listeners
    rows.addEventListener('dblclick', ({ target }) => open(editableAround(target)), { signal })
    const openByKey = ({ key, target }: KeyboardEvent) => {
      if (key !== 'F2' || !(target instanceof Element)) return
      open(editableAround(target) ?? target.closest('tr')?.querySelector<HTMLElement>(EDITABLE))
    }
    rows.addEventListener('keydown', openByKey, { signal })
    return () => listeners.abort()
  }, [])

  return { table, edited, close }
}

function editableAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(EDITABLE) : null
}
