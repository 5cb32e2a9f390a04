import type { ReactNode } from 'react'
import classes from './table.module.css'

interface CellLinkProps {
  readonly href: string
  readonly direction: 'ltr' | 'auto'
  readonly children: ReactNode
}

/** What a cell's words lead to: a record, a mail, a call, or an address that opens beside the list. */
export function CellLink({ href, direction, children }: CellLinkProps) {
  const beside = /^https?:/i.test(href) && { target: '_blank', rel: 'noopener noreferrer' }
  // The table around it follows it.
  const isInner = href.startsWith('/') || undefined
  return (
    <a className={classes.link} dir={direction} href={href} data-inner={isInner} {...beside}>
      {children}
    </a>
  )
}
