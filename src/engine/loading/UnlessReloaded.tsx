import { useEffect, useState, type ReactNode } from 'react'
import { isMissingCode } from './missing-code.ts'
import { reloadOnce } from './reload-once.ts'

interface UnlessReloadedProps {
  readonly error: unknown
  readonly children: ReactNode
}

/** Tells of a failure, unless it is code that is missing: then the page is loaded again, and tells only if that did not help. */
export function UnlessReloaded({ error, children }: UnlessReloadedProps) {
  const [isTold, setIsTold] = useState(() => !isMissingCode(error))
  useEffect(() => {
    if (isTold) return
    let isShown = true
    void reloadOnce().then((isReloading) => {
      if (isShown && !isReloading) setIsTold(true)
    })
    return () => {
      isShown = false
    }
  }, [isTold])
  return isTold ? children : null
}
