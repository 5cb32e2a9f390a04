import { focusRow } from '../../engine/face.ts'
import { TYPED } from './shortcuts-enabled.ts'

/** Activates the element that declares a key by `aria-keyshortcuts`: it is focused, and clicked unless one types into it. */
export function pressShortcut(key: string): void {
  const target = document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`)
  const isTyped = target?.matches(TYPED)
  // What opens gives the focus back to the row that has it.
  if (isTyped || !document.activeElement?.closest('main tbody tr')) target?.focus()
  if (!isTyped) target?.click()
}

/** Where the keys left the rows: the bar of a selection may take the focus, and its question the row. */
let left: { readonly row: HTMLElement; readonly record: string | undefined } | null = null

/** Moves the focus to the main link of the next or previous row of the list. */
export function moveInRows(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main tbody tr')]
  const row = rows[nextPlace(rows, step)]
  if (!row) return
  focusRow(row)
  leaveAt(row)
}

function nextPlace(rows: readonly HTMLElement[], step: 1 | -1): number {
  const focused = rows.findIndex((row) => row.contains(document.activeElement))
  if (focused >= 0) return focused + step
  const last = left ? rows.indexOf(left.row) : -1
  if (last < 0) return step === 1 ? 0 : rows.length - 1
  // Another record has come to its place.
  const isGone = rows[last]?.dataset['record'] !== left?.record
  return isGone && step === 1 ? last : last + step
}

/** Presses the checkbox of the row that has the focus. */
export function selectFocusedRow(): void {
  const row = document.activeElement?.closest('tr')
  if (!row) return
  leaveAt(row)
  row.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
}

function leaveAt(row: HTMLElement): void {
  left = { row, record: row.dataset['record'] }
}
