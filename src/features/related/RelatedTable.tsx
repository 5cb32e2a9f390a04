import type { EntityRecord } from '../../schema/field-meaning.ts'
import { CellContent } from '../../engine/list/CellContent.tsx'
import type { ColumnView } from '../../engine/list-data/column-view.tsx'
import { useFollowLinks } from '../../engine/navigation/use-follow-links.ts'
import classes from './related.module.css'

interface RelatedTableProps {
  readonly label: string
  readonly columns: readonly ColumnView[]
  readonly records: readonly EntityRecord[]
}

/** The rows of a related list, each of which links to its record. */
export function RelatedTable({ label, columns, records }: RelatedTableProps) {
  const followLinks = useFollowLinks()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard presses the links in it
    <table className={classes.table} aria-label={label} onClick={followLinks}>
      <thead>
        <tr>
          {columns.map(({ key, header, isNumeric }) => (
            <th key={key} scope="col" data-numeric={isNumeric || undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id} data-record={record.id}>
            {columns.map((column) => (
              <td key={column.key} data-numeric={column.isNumeric || undefined}>
                <CellContent column={column} record={record} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
