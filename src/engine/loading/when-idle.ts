// Milliseconds to wait in browsers without `requestIdleCallback`.
const GUESS = 500

/** Runs a callback when the browser is idle; returns how to cancel it. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, GUESS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}

/** Whether the connection is slow or metered; then nothing is prefetched. */
export function isSparing(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof connection !== 'object' || connection === null) return false
  const isSaving = 'saveData' in connection && connection.saveData === true
  const isSlow = 'effectiveType' in connection && connection.effectiveType !== '4g'
  return isSaving || isSlow
}
