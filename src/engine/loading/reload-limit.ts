const KEY = 'reloadedAt'

/** Milliseconds between two automatic reloads, to prevent a loop. */
const PAUSE_MS = 5 * 60_000

/** Whether the page may reload itself now; the caller does it. */
export function mayReload(): boolean {
  try {
    const now = Date.now()
    // The clock may have been put back since.
    if (Math.abs(now - Number(sessionStorage.getItem(KEY))) < PAUSE_MS) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    // Without storage the loop could not be detected.
    return false
  }
}
