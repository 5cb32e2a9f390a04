import type { KeyboardEvent } from 'react'

/** Whether a key closes what lies over a screen: Escape closes an open list or calendar first. */
export function closesOnEscape(event: KeyboardEvent): boolean {
  const isInList = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true'
  return event.key === 'Escape' && !event.defaultPrevented && !isInList
}
