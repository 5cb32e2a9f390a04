import type { MouseEvent, ReactNode } from 'react'

interface PlainLinkProps {
  readonly address: string
  readonly onFollow: (address: string) => void
  readonly children: ReactNode
}

/** A link of a toast, which stands outside the router. */
export function PlainLink({ address, onFollow, children }: PlainLinkProps) {
  return (
    <a href={address} dir="auto" onClick={(event) => followPlainly(event, address, onFollow)}>
      {children}
    </a>
  )
}

/** It opens elsewhere with a key held, as any other link. */
function followPlainly(event: MouseEvent, address: string, onFollow: (address: string) => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  onFollow(address)
}
