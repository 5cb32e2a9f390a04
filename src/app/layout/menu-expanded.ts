const KEY = 'isMenuExpanded'

/** The default until the person chooses: expanded on wide screens, and in the drawer on phones. */
const ROOMY = '(max-width: 48em), (min-width: 80em)'

const listeners = new Set<() => void>()

/** Sets the stored choice as an attribute, before the first paint. */
export function markMenuChoice(): void {
  const kept = localStorage.getItem(KEY)
  if (kept !== null) document.documentElement.dataset['menuExpanded'] = String(kept !== 'false')
}

/** Whether the side menu shows labels. */
export function isMenuExpanded(): boolean {
  const chosen = document.documentElement.dataset['menuExpanded']
  return chosen === undefined ? matchMedia(ROOMY).matches : chosen === 'true'
}

export function toggleMenu(): void {
  localStorage.setItem(KEY, String(!isMenuExpanded()))
  markMenuChoice()
  for (const listener of listeners) listener()
}

/** Subscribes to changes of the menu's width; returns how to unsubscribe. */
export function onMenuChange(listener: () => void): () => void {
  const room = matchMedia(ROOMY)
  listeners.add(listener)
  room.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    room.removeEventListener('change', listener)
  }
}
