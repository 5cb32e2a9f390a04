/** Focuses the title, the fallback on every screen. */
export function focusTitle(): void {
  document.querySelector('h1')?.focus()
}
