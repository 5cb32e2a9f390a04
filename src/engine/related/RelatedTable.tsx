import type { EntityRecord } from '../../schema/field-meaning.ts'
import { CellLink } from '../list/CellLink.tsx'
import type { ColumnView } from '../list/column-view.tsx'
import classes from './related.module.css'

interface RelatedTableProps {
  readonly label: string
  readonly columns: readonly ColumnView[]
  readonly records: readonly EntityRecord[]
}

/** The rows of a related list, each of which links to its record. */
export function RelatedTable({ label, columns, records }: RelatedTableProps) {
  return (
    <table className={classes.table} aria-label={label}>
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
                <Cell column={column} record={record} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ column, record }: { readonly column: ColumnView; readonly record: EntityRecord }) {
  const href = column.href(record)
  const words = column.render(record)
  return <bdi>{href === undefined ? words : <CellLink href={href}>{words}</CellLink>}</bdi>
}
