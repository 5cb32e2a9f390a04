import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import classes from './table.module.css'

interface CellLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** What a cell's words lead to: a record, a mail, a call, or an address that opens beside the list. */
export function CellLink({ href, children }: CellLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link className={classes.link} to={href}>
        {children}
      </Link>
    )
  }
  const beside = /^https?:/i.test(href) && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a className={classes.link} href={href} {...beside}>
      {children}
    </a>
  )
}
