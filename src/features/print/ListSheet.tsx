import type { Resource } from '../../api/resource.ts'
import { chosenColumns } from '../../kinds/core/cell/list-columns.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { print } from '#features/print/texts.ts'
import { t } from '../../texts/locale.ts'
import { columnViews } from '../../engine/list-data/column-view.tsx'
import { Printed } from './Printed.tsx'
import classes from './printed.module.css'

interface ListSheetProps {
  readonly resource: Resource
  /** Keys of the columns. */
  readonly columns: readonly string[]
  readonly records: readonly EntityRecord[]
  readonly total: number
  readonly onDone: () => void
}

/** Columns that a sheet has room for while it stands upright: browsers leave nobody the choice where they are told the paper. */
const MOST_UPRIGHT = 5

/** A list on paper: all that matches, in its order and with its columns. */
export function ListSheet({ resource, columns: keys, records, total, onDone }: ListSheetProps) {
  const { entity } = resource
  const columns = columnViews(resource, chosenColumns(entity, keys))
  return (
    <Printed onDone={onDone} isWide={columns.length > MOST_UPRIGHT}>
      <h1>{t(entity.list.title)}</h1>
      {records.length < total && <p>{print.firstOf(records.length, total)}</p>}
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ key, header }) => (
              <th key={key} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              {columns.map((column) => (
                <td key={column.key}>
                  <bdi>{column.render(record)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Printed>
  )
}
