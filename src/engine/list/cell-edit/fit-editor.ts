import type { RecordId } from '../../../schema/record-id.ts'
import { focusTitle } from '../../focus/focus.ts'

/** Makes an editor as wide as what is typed into it, over its neighbours but not beyond the list. */
export function fitEditor(editor: HTMLElement): void {
  const input = editor.querySelector('input')
  const list = editor.closest('table')?.parentElement
  if (!input || !list) return
  const missing = input.scrollWidth - input.clientWidth
  if (missing > 0) editor.style.setProperty('--editor-size', `${editor.offsetWidth + missing}px`)
  editor.style.removeProperty('--editor-shift')
  const [box, room] = [editor.getBoundingClientRect(), list.getBoundingClientRect()]
  const beyond = getComputedStyle(editor).direction === 'rtl' ? room.left - box.left : box.right - room.right
  if (beyond > 0) editor.style.setProperty('--editor-shift', `${-Math.ceil(beyond)}px`)
}

/** Focuses the cell of a record wherever its row stands now, or the title where it is gone: what was there before is another record's. */
export function focusCell(table: Element | null | undefined, id: RecordId, column: string): void {
  const row = table?.querySelector(`tr[data-record="${CSS.escape(String(id))}"]`)
  const cell = row?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column)}"]`)
  if (cell) cell.focus()
  else focusTitle()
}
