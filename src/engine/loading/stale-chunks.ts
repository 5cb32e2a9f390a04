const KEY = 'reloadedAt'

/** Milliseconds between two automatic reloads, to prevent a loop. */
const PAUSE_MS = 5 * 60_000

/** Whether the page may reload itself now; the caller does it. */
function mayReload(): boolean {
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

/** Reloads the page when that may help, and returns whether it does; drafts keep unsaved input. */
export async function reloadOnce(): Promise<boolean> {
  if (!(await isServed()) || !mayReload()) return false
  window.location.reload()
  return true
}

/** While the server is away a reload would lose the page. */
export async function isServed(address = window.location.href): Promise<boolean> {
  try {
    // Another origin tells nothing but that it is there.
    const { ok, type } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      mode: 'no-cors',
      credentials: 'include',
    })
    return ok || type === 'opaque'
  } catch {
    return false
  }
}

const errors = new WeakSet<object>()
let isAnyMissing = false

/** Vite fires this event for each script or style sheet that failed to load. */
export function watchMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    errors.add(payload)
    isAnyMissing = true
  })
}

/** Whether an error was caused by missing code, as after a deployment. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && errors.has(error)
}

/**
 * Whether the next navigation must reload the page: browsers never fetch a failed module again, and Vite counts a failed
 * style sheet as loaded.
 */
export async function needsNewPage(): Promise<boolean> {
  return isAnyMissing && (await isServed())
}
