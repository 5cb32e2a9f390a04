import { useEffect, useState, type ReactNode } from 'react'
import { isMissingCode } from './missing-code.ts'
import { reloadOnce } from './reload-once.ts'

interface UnlessReloadedProps {
  readonly error: unknown
  readonly children: ReactNode
}

/** Shows an error, unless code is missing: then it reloads the page once, and shows the error only when that did not help. */
export function UnlessReloaded({ error, children }: UnlessReloadedProps) {
  const [isTold, setIsTold] = useState(() => !isMissingCode(error))
  useEffect(() => {
    if (isTold) return
    let isGone = false
    const reload = async () => {
      const isReloading = await reloadOnce()
      if (!isGone && !isReloading) setIsTold(true)
    }
    void reload()
    return () => {
      isGone = true
    }
  }, [isTold])
  return isTold ? children : null
}
