import { useEffect, useState, type ReactNode } from 'react'
import { isMissingCode, reloadOnce } from './stale-chunks.ts'
import { pollUntilOnline } from './timing.ts'

interface UnlessReloadedProps {
  readonly error: unknown
  readonly children: ReactNode
}

/**
 * Shows an error, unless code is missing: then it reloads the page once, and shows the error only when that did not help.
 * Where nobody serves the page it waits until somebody does.
 */
export function ReloadBoundary({ error, children }: UnlessReloadedProps) {
  const [isTold, setIsTold] = useState(() => !isMissingCode(error))
  useEffect(() => {
    if (!isMissingCode(error)) return
    void reloadOnce().then((isReloading) => setIsTold(!isReloading))
    return pollUntilOnline(reloadOnce)
  }, [error])
  return isTold ? children : null
}
