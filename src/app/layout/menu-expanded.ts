const KEY = 'isMenuExpanded'

/** Where the side menu shows its labels until somebody chooses: on wide screens, and on phones in its drawer. */
const ROOMY = '(max-width: 48em), (min-width: 80em)'

const listeners = new Set<() => void>()

/** Tells the styles what was chosen in this browser, before anything is drawn with them. */
export function markMenuChoice(): void {
  const kept = localStorage.getItem(KEY)
  if (kept !== null) document.documentElement.dataset['menuExpanded'] = String(kept !== 'false')
}

/** Whether the side menu shows its labels. */
export function isMenuExpanded(): boolean {
  const chosen = document.documentElement.dataset['menuExpanded']
  return chosen === undefined ? matchMedia(ROOMY).matches : chosen === 'true'
}

export function toggleMenu(): void {
  localStorage.setItem(KEY, String(!isMenuExpanded()))
  markMenuChoice()
  for (const listener of listeners) listener()
}

/** Calls back when the menu may have become narrow or wide; returns how to stop. */
export function onMenuChange(listener: () => void): () => void {
  const room = matchMedia(ROOMY)
  listeners.add(listener)
  room.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    room.removeEventListener('change', listener)
  }
}
