import { useEffect, useState } from 'react'

// Milliseconds; shorter waits show no skeleton.
const PATIENCE = 200

/** True once the value has been true for a moment. */
export function useDelayed(isTrue: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isTrue) return setIsLong(false)
    const timer = setTimeout(() => setIsLong(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [isTrue])
  return isTrue && isLong
}
