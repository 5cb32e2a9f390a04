import { useEffect, useState } from 'react'

// What is there within this time needs no skeleton; milliseconds.
const PATIENCE = 200

/** True once something has been true for a moment. */
export function useDelayed(isTrue: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isTrue) return setIsLong(false)
    const timer = setTimeout(() => setIsLong(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [isTrue])
  return isTrue && isLong
}
