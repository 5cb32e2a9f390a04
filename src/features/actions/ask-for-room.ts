/**
 * A list measures its columns before these buttons are there, and again when a font comes late. Where they need more room than
 * it knew of it is told so in the same way: the list itself, which loads with the first page, knows nothing of them.
 */
export function askForRoom(button: HTMLElement | null): void {
  const cell = button?.closest('td')
  if (cell && cell.scrollWidth > cell.clientWidth) document.fonts.dispatchEvent(new Event('loadingdone'))
}
