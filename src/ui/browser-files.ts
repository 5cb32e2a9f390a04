import { useEffect, useState } from 'react'

/** Saves a file as a browser saves a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** All that a stream gives. */
export function blobOf(stream: ReadableStream<Uint8Array>): Promise<Blob> {
  // Through a stream of the type that a response takes.
  return new Response(stream.pipeThrough(new TransformStream<Uint8Array, BufferSource>())).blob()
}

/** An object URL of a file, revoked on unmount. */
export function useObjectAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
