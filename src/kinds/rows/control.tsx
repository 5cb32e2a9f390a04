import { Button, Input } from '@mantine/core'
import Plus from 'lucide-react/icons/plus'
import { useId, useMemo } from 'react'
import { forms } from '#texts/form.ts'
import { t } from '../../texts/locale.ts'
import { unitOf, withUnit } from '../core/control/affixes.tsx'
import { customOr } from '../core/control/lazy-control.tsx'
import type { ControlView, FieldControlProps, FormMethods } from '../core/control/control-props.ts'
import { IconOf, useIconedLabel } from '../core/control/iconed-label.tsx'
import { createFormModel } from '../core/form/form-model.ts'
import { CreateHereContext } from '../reference/create-here.ts'
import { type CellField, isRow, readRows } from './row-values.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'
import type { RowsField } from './definition.ts'
import { RowButtons } from './RowButtons.tsx'
import { columnsWithSums, numberText, rowSums, rowTotals, sumFields } from './row-sums.ts'
import classes from './rows.module.css'
import { pressRowKey, useRows } from './use-rows.ts'
import { useWatch } from 'react-hook-form'

interface RowsControlProps extends FieldControlProps<RowsField> {
  /** How what is in a cell is written. */
  readonly ofKind: (cell: Field) => ControlView<Field>
}

/** A table of controls, a row for each part; on a narrow screen a card for each. */
export default function RowsControl({ ofKind, ...props }: RowsControlProps) {
  const { name, field, model, form } = props
  const cells = useMemo(() => createFormModel(field.fields, model.mode), [field.fields, model.mode])
  const [labelId, errorId] = [useId(), useId()]
  const heading = useIconedLabel(t(field.label))
  const rows = useRows(props)
  return (
    <CreateHereContext value={null}>
      <div
        ref={rows.element}
        role="group"
        tabIndex={-1}
        aria-labelledby={labelId}
        aria-describedby={rows.error === undefined ? undefined : errorId}
        data-mistake={rows.error !== undefined || undefined}
      >
        <Input.Label
          id={labelId}
          className={classes.label}
          component="div"
          labelElement="div"
          required={field.required ?? false}
        >
          {heading}
        </Input.Label>
        {rows.ids.length > 0 && (
          <div className={classes.table}>
            <RowsHeader field={field} />
            {rows.ids.map((id, place) => (
              <div
                key={id}
                className={classes.row}
                role="group"
                aria-label={forms.row(place + 1)}
                data-row={place}
                onKeyDown={(event) => pressRowKey(event, place, rows)}
              >
                {Object.entries(field.fields).map(([cell, each]) => (
                  <RowCell
                    key={cell}
                    {...props}
                    name={`${name}.${place}.${cell}`}
                    field={each}
                    model={cells}
                    ofKind={ofKind}
                  />
                ))}
                {field.sums && <RowSums name={`${name}.${place}`} field={field} form={form} />}
                <RowButtons place={place} count={rows.ids.length} onMove={rows.move} onRemove={rows.remove} />
              </div>
            ))}
            {field.totals && <RowTotals name={name} field={field} form={form} />}
          </div>
        )}
        <Button
          name={name}
          className={classes.add}
          variant="default"
          size="xs"
          leftSection={<Plus size={14} aria-hidden />}
          aria-disabled={rows.isFull}
          onClick={rows.add}
        >
          {forms.addRow}
        </Button>
        {field.help !== undefined && <Input.Description mt={5}>{t(field.help)}</Input.Description>}
        {rows.error !== undefined && (
          <Input.Error id={errorId} mt={5}>
            {rows.error}
          </Input.Error>
        )}
      </div>
    </CreateHereContext>
  )
}

/** What each control is called, which keeps its label for who does not see it. */
function RowsHeader({ field }: { readonly field: RowsField }) {
  return (
    <div className={classes.header} aria-hidden>
      {columnsWithSums(field).map(([cell, each]) => (
        <span key={cell} className={classes.cell} data-cell={each.kind}>
          {withUnit(t(each.label), unitOf(each))}
          {each.required && <span className={classes.required}> *</span>}
        </span>
      ))}
    </div>
  )
}

interface RowCellProps extends FieldControlProps<CellField> {
  readonly ofKind: RowsControlProps['ofKind']
}

function RowCell({ ofKind, ...props }: RowCellProps) {
  const { field } = props
  const { Control } = customOr(ofKind, field)
  const unit = t(unitOf(field) ?? '')
  return (
    <div
      className={classes.cell}
      data-cell={field.kind}
      data-unit={unit || undefined}
      data-wide-unit={unit.length > 1 || undefined}
    >
      <IconOf name={undefined}>
        <Control {...props} />
      </IconOf>
    </div>
  )
}

interface SumsProps {
  /** The path of a row in its form, or of all rows. */
  readonly name: string
  readonly field: RowsField
  readonly form: FormMethods
}

/** What is worked out of a row while it is typed. */
function RowSums({ name, field, form }: SumsProps) {
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
function RowTotals({ name, field, form }: SumsProps) {
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
