import type { ComponentType } from 'react'
import type { Field } from '../../schema/entity/field-kinds.ts'
import { t } from '../../texts/locale.ts'
import { forms, values } from '#texts/form.ts'
import type { ValueProps, ValueView } from '../core/value/value-view.ts'
import { Words } from '../core/value/Words.tsx'
import type { RowsField } from './definition.ts'
import { columnsWithSums, isNumeric, numberText, rowSums, rowTotals, sumFields } from './row-sums.ts'
import { readRows, type RowValue } from './row-values.ts'
import classes from './rows.module.css'

interface RowsTableProps extends ValueProps<RowsField> {
  /** What is in a cell, whatever its kind. */
  readonly Cell: ComponentType<ValueProps<Field>>
}

/** @param viewOf how people read what is in a cell, as of any field */
export function createRowsValue(viewOf: (cell: Field) => ValueView<Field>): ValueView<RowsField> {
  function Cell(props: ValueProps<Field>) {
    const { View } = viewOf(props.field)
    return <View {...props} />
  }
  return { View: (props) => <RowsTable {...props} Cell={Cell} /> }
}

/** The rows as a table; beside what it became or was, those that differ. */
function RowsTable({ value, field, related, other, Cell }: RowsTableProps) {
  const rows = readRows(value)
  if (rows.length === 0) return <Words text="" />
  const changed = other === undefined ? rows : differing(rows, readRows(other))
  const shown = changed.length === 0 && rows.length !== readRows(other).length ? rows : changed
  const same = rows.length - shown.length
  const sums = sumFields(field)
  const totals = other === undefined ? rowTotals(field, rows) : new Map<string, string>()
  return (
    <>
      {shown.length > 0 && (
        <table className={classes.view}>
          <thead>
            <tr>
              {columnsWithSums(field).map(([cell, each]) => (
                <th key={cell} scope="col" data-numeric={isNumeric(each) || undefined}>
                  {t(each.label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, place) => (
              // Rows have nothing else to be told apart by.
              // eslint-disable-next-line react/no-array-index-key
              <tr key={place}>
                {Object.entries(field.fields).map(([cell, each]) => (
                  <td key={cell} dir="auto" data-numeric={isNumeric(each) || undefined}>
                    <Cell value={row[cell]} field={each} related={related} />
                  </td>
                ))}
                {sums.map(([sum, each]) => (
                  <td key={sum} data-numeric>
                    {numberText(each, rowSums(field, row).get(sum) ?? null)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {totals.size > 0 && (
            <tfoot>
              <tr aria-label={forms.totals}>
                {columnsWithSums(field).map(([cell]) => (
                  <td key={cell} data-numeric>
                    {totals.get(cell)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      )}
      {same > 0 && <span className={classes.same}>{values.sameRows(same)}</span>}
    </>
  )
}

/** The rows that the other list does not have, or not at this place. */
function differing(rows: readonly RowValue[], others: readonly RowValue[]): readonly RowValue[] {
  const known = others.map((row) => JSON.stringify(row))
  const isOrder = rows.length === others.length && rows.every((row) => known.includes(JSON.stringify(row)))
  if (isOrder) return rows.filter((row, place) => known[place] !== JSON.stringify(row))
  return rows.filter((row) => !known.includes(JSON.stringify(row)))
}
