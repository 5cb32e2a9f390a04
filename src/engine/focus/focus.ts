/** Focuses what leads to the record of a row. */
export function focusRow(row: Element | null | undefined): void {
  row?.querySelector<HTMLElement>('[role="rowheader"] a, a')?.focus()
}

/** Focuses the first row of the list on the screen, once it shows what was searched for, unless somebody has gone on from the search. */
export function focusFirstRow(): void {
  const table = document.querySelector('main table[aria-busy]')
  if (table?.getAttribute('aria-busy') !== 'true') {
    focusRow(table?.querySelector('tbody tr'))
    return
  }
  const from = document.activeElement
  const observer = new MutationObserver(() => {
    observer.disconnect()
    if (document.activeElement === from) focusFirstRow()
  })
  observer.observe(table, { attributeFilter: ['aria-busy'] })
}

/** Focuses the title, the fallback on every screen. */
export function focusTitle(): void {
  document.querySelector('h1')?.focus()
}
