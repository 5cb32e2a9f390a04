import { CAME_LATE } from '../../engine/list/late-parts.ts'

/** A list measures its columns before these buttons are there: where they need more room than it knew of they tell it. */
export function askForRoom(button: HTMLElement | null): void {
  const cell = button?.closest('td')
  if (cell && cell.scrollWidth > cell.clientWidth) cell.dispatchEvent(new Event(CAME_LATE, { bubbles: true }))
}
