import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { fieldColumn } from '../../kinds/core/cell/list-columns.ts'
import { filteredAddress } from '../../kinds/core/filter/widgets.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { Filter } from '../../schema/where/filter.ts'
import type { ListWidgetAnswer } from './calls.ts'
import type { ListWidget } from '../../schema/entity/widget.ts'
import { home } from '#features/home/texts.ts'
import { type ColumnView, columnViews, recordAddress } from '../../engine/face.ts'
import classes from './home.module.css'
import { WidgetCard } from './WidgetCard.tsx'

interface ListCardProps {
  readonly resource: Resource
  readonly widget: ListWidget
  readonly filters: readonly Filter[]
  readonly answer: ListWidgetAnswer
}

/** The first records of a filter. */
export function ListCard({ resource, widget, filters, answer: { records, total } }: ListCardProps) {
  const { entity } = resource
  const columns = useMemo(() => {
    const fields = widget.columns.flatMap((name) => {
      const field = entity.fields[name]
      return field ? [fieldColumn(name, field)] : []
    })
    return columnViews(resource, fields)
  }, [resource, entity, widget])
  const more = { to: filteredAddress(entity, filters, widget), label: home.all(total) }
  if (records.length === 0) {
    return (
      <WidgetCard label={widget.label}>
        <p className={classes.empty}>{home.emptyList}</p>
      </WidgetCard>
    )
  }
  return (
    <WidgetCard label={widget.label} more={more}>
      <table className="ui-small-table">
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
            <Row key={record.id} path={entity.path} columns={columns} record={record} />
          ))}
        </tbody>
      </table>
    </WidgetCard>
  )
}

interface RowProps {
  readonly path: string
  readonly columns: readonly ColumnView[]
  readonly record: EntityRecord
}

/** The first text of a row leads to its record. */
function Row({ path, columns, record }: RowProps) {
  const first = columns.find((column) => column.text(record) !== '')
  return (
    <tr>
      {columns.map((column) => (
        <td
          key={column.key}
          data-numeric={column.isNumeric || undefined}
          data-fixed={column.isShort || undefined}
        >
          <bdi>
            {column === first ? (
              <Link className={classes.link} to={recordAddress(path, record.id)}>
                {column.render(record)}
              </Link>
            ) : (
              column.render(record)
            )}
          </bdi>
        </td>
      ))}
    </tr>
  )
}
