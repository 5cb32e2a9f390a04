import { useWatch } from 'react-hook-form'
import { forms } from '#texts/forms.ts'
import { t } from '../../texts/locale.ts'
import type { FormMethods } from '../core/control/control-props.ts'
import type { RowsField } from './meaning.ts'
import { columnsWithSums, numberText, rowSums, rowTotals, sumFields } from './row-sums.ts'
import { isRow, readRows } from './row-values.ts'
import classes from './rows.module.css'

interface SumsProps {
  /** The path of a row in its form, or of all rows. */
  readonly name: string
  readonly field: RowsField
  readonly form: FormMethods
}

/** What is worked out of a row while it is typed. */
export function RowSums({ name, field, form }: SumsProps) {
  const row: unknown = useWatch({ control: form.control, name })
  const sums = rowSums(field, isRow(row) ? row : {})
  return sumFields(field).map(([sum, shown]) => (
    <div key={sum} className={classes.cell} data-cell={shown.kind}>
      <span className={classes.sumLabel}>{t(shown.label)}</span>
      <span className={classes.sum}>{numberText(shown, sums.get(sum) ?? null)}</span>
    </div>
  ))
}

/** What the rows come to, each below its column. */
export function RowTotals({ name, field, form }: SumsProps) {
  const totals = rowTotals(field, readRows(useWatch({ control: form.control, name })))
  return (
    <div className={classes.totals} role="group" aria-label={forms.totals}>
      {columnsWithSums(field).map(([column, { label, kind }], place) => (
        <div key={column} className={classes.cell} data-cell={kind}>
          {place === 0 && !totals.has(column) && <span aria-hidden>{forms.totals}</span>}
          {totals.has(column) && (
            <>
              <span className={classes.sumLabel}>{t(label)}</span>
              <span className={classes.sum}>{totals.get(column)}</span>
            </>
          )}
        </div>
      ))}
    </div>
  )
}
