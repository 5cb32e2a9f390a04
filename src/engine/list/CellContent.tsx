import { Fragment, type ReactNode } from 'react'
import { BASE_PATH } from '../../api/addresses.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { ColumnView } from '../list-data/column-view.tsx'
import classes from './table.module.css'

/** Letters that are written from the right. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

interface CellContentProps {
  readonly column: ColumnView
  readonly record: EntityRecord
}

/** What stands in a cell: one element, because a list has many, which keeps the direction of its words to itself. */
export function CellContent({ column, record }: CellContentProps) {
  const href = column.href(record)
  const words = column.parts ? joinParts(column.parts(record), column.by) : column.render(record)
  const direction = column.isLeftToRight ? 'ltr' : 'auto'
  if (href !== undefined) {
    return (
      <CellLink href={href} direction={direction}>
        {words}
      </CellLink>
    )
  }
  return column.isBare ? words : <bdi dir={direction}>{words}</bdi>
}

/**
 * They stand in their order, which the first one begins, whichever way the letters of each run. Letters from the left need no
 * elements for it, which cost a long list its share of time.
 */
function joinParts(parts: readonly string[], by: string | undefined): ReactNode {
  if (!parts.some((part) => RIGHT_TO_LEFT.test(part))) return parts.join(by)
  return parts.map((part, place) =>
    place === 0 ? (
      part
    ) : (
      <Fragment key={place}>
        {by}
        <bdi>{part}</bdi>
      </Fragment>
    ),
  )
}

interface CellLinkProps {
  readonly href: string
  readonly direction: 'ltr' | 'auto'
  readonly children: ReactNode
}

/** What a cell's words lead to: a record, a mail, a call, or an address that opens beside the list. */
function CellLink({ href, direction, children }: CellLinkProps) {
  const beside = /^https?:/i.test(href) && { target: '_blank', rel: 'noopener noreferrer' }
  // The table around it follows it.
  const isInner = href.startsWith('/') || undefined
  const address = isInner ? BASE_PATH + href : href
  return (
    <a className={classes.link} dir={direction} href={address} data-inner={isInner} {...beside}>
      {children}
    </a>
  )
}
