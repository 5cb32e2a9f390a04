// A checkbox takes no key but the space bar.
const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="dialog"]'

/** Whether a key is meant for the element that has the focus. */
export function isTakenBy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED) !== null
}

/** Activates the element that declares a key by `aria-keyshortcuts`: it is focused, and clicked unless one types into it. */
export function pressShortcut(key: string): void {
  const target = document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`)
  // What opens gives the focus back to it, not to a row that may be gone by then.
  target?.focus()
  if (!target?.matches(TYPED)) target?.click()
}

/** Moves the focus to the main link of the next or previous row of the list. */
export function moveInRows(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main tbody tr')]
  const current = rows.findIndex((row) => row.contains(document.activeElement))
  const row = rows[current < 0 ? (step === 1 ? 0 : rows.length - 1) : current + step]
  row?.querySelector<HTMLElement>('[role="rowheader"] a, a')?.focus()
}

/** Presses the checkbox of the row that has the focus. */
export function selectFocusedRow(): void {
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
}
