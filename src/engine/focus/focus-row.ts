/** Focuses what leads to the record of a row. */
export function focusRow(row: Element | null | undefined): void {
  row?.querySelector<HTMLElement>('[role="rowheader"] a, a')?.focus()
}
