/** Where the focus goes that has no other place on a screen. */
export function focusTitle(): void {
  document.querySelector('h1')?.focus()
}
