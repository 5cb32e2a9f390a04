import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** True once the browser has been idle: for what may wait until the screen is there. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle
}
