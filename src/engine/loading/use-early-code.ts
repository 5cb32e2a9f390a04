import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * Fetches code while it is there to be had: a newer program may have taken its place, or the connection be lost, by the
 * time it is needed. What does not come is asked for again then.
 */
export function useEarlyCode(load: () => Promise<unknown>, isLikely = true): void {
  useEffect(() => {
    if (!isLikely) return
    return whenIdle(() => void load().catch(() => undefined))
  }, [load, isLikely])
}
