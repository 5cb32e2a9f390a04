import type { EntityRecord } from '../../schema/field-meaning.ts'
import { CellLink } from './CellLink.tsx'
import classes from './table.module.css'
import type { ColumnView } from '../list-data/column-view.tsx'

/** Letters that are written from the right. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

interface CellContentProps {
  readonly column: ColumnView
  readonly record: EntityRecord
}

/** What stands in a cell: one element, because a list has many, which keeps the direction of its words to itself. */
export function CellContent({ column, record }: CellContentProps) {
  const href = column.href(record)
  const words = column.parts ? joinParts(column.parts(record)) : column.render(record)
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
 * Their text is joined by spaces, as it is copied, searched and exported; what is seen between them is style. They stand in
 * their order whichever way the letters of each run.
 */
function joinParts(parts: readonly string[]) {
  return parts.map((part, place) =>
    place === 0 ? (
      part
    ) : (
      <span key={place} className={classes.part}>
        {' '}
        {/* An element more in each row costs a long list its share of time. */}
        {RIGHT_TO_LEFT.test(parts.join('')) ? <bdi>{part}</bdi> : part}
      </span>
    ),
  )
}
