import { Button, Input } from '@mantine/core'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { forms } from '#texts/forms.ts'
import { t } from '../../texts/locale.ts'
import { unitOf, withUnit } from '../core/control/affixes.tsx'
import { controlOf } from '../core/control/controls.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { IconOf, useIconedLabel } from '../core/control/iconed-label.tsx'
import { CreateHereContext } from '../reference/create-here.ts'
import type { CellField } from './cell-fields.ts'
import type { RowsField } from './meaning.ts'
import { RowButtons } from './RowButtons.tsx'
import { columnsWithSums } from './row-sums.ts'
import { RowSums, RowTotals } from './RowSums.tsx'
import classes from './rows.module.css'
import { pressRowKey, useRows } from './use-rows.ts'

/** A table of controls, a row for each part; on a narrow screen a card for each. */
export default function RowsControl(props: FieldControlProps<RowsField>) {
  const { name, field, form } = props
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
                    fields={field.fields}
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

function RowCell(props: FieldControlProps<CellField>) {
  const { field } = props
  const { Control } = controlOf(field)
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
