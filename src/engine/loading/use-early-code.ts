import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * Preloads code that would be missing after a deployment or a lost connection. A failed preload is tried again when the
 * code is needed.
 */
export function useEarlyCode(load: () => Promise<unknown>, isLikely = true): void {
  useEffect(() => {
    if (!isLikely) return
    return whenIdle(() => void load().catch(() => undefined))
  }, [load, isLikely])
}
