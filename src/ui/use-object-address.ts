import { useEffect, useState } from 'react'

/** An address for a file in memory, given back when it is no longer shown. */
export function useObjectAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
