const KEY = 'reloadedAt'

/** However often something is missing, a page that was loaded again for it stays as it is for this long. */
const PAUSE_MS = 5 * 60_000

/** Whether the page may be loaded again for what is missing; who asks does it. */
export function mayReload(): boolean {
  try {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    // A browser that remembers nothing would never stop.
    return false
  }
}
