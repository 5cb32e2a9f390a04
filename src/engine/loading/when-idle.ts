// Where a browser does not tell when it is idle; milliseconds.
const GUESS = 500

/** Acts once nothing else is to be done; returns how to give it up. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, GUESS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}

/** Who pays for each byte, or waits for it, is sent none on suspicion. */
export function isSparing(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof connection !== 'object' || connection === null) return false
  const isSaving = 'saveData' in connection && connection.saveData === true
  const isSlow = 'effectiveType' in connection && connection.effectiveType !== '4g'
  return isSaving || isSlow
}
