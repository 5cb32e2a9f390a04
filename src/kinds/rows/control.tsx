import { Button, Input } from '@mantine/core'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { forms } from '#texts/forms.ts'
import { t } from '../../texts/locale.ts'
import { controlOf } from '../core/control/controls.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { IconOf, useIconedLabel } from '../core/control/iconed-label.tsx'
import { CreateHereContext } from '../reference/create-here.ts'
import { MOST_ROWS } from './cell-fields.ts'
import type { RowsField } from './meaning.ts'
import { RowButtons } from './RowButtons.tsx'
import classes from './rows.module.css'
import { useRows } from './use-rows.ts'

/** A table of controls, a row for each part; on a narrow screen a card for each. */
export default function RowsControl(props: FieldControlProps<RowsField>) {
  const { name, field, mode, form, related } = props
  const { max = MOST_ROWS } = field
  const [labelId, errorId] = [useId(), useId()]
  const heading = useIconedLabel(t(field.label))
  const rows = useRows(props)
  const cells = Object.entries(field.fields)
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
        <Input.Label id={labelId} component="div" labelElement="div" required={field.required ?? false}>
          {heading}
        </Input.Label>
        {rows.ids.length > 0 && (
          <div className={classes.table}>
            <div className={classes.header} aria-hidden>
              {cells.map(([cell, { label, required, kind }]) => (
                <span key={cell} className={classes.cell} data-cell={kind}>
                  {t(label)}
                  {required && <span className={classes.required}> *</span>}
                </span>
              ))}
            </div>
            {rows.ids.map((id, place) => (
              <div
                key={id}
                className={classes.row}
                role="group"
                aria-label={forms.row(place + 1)}
                data-row={place}
                onKeyDown={(event) => rows.moveByKey(event, place)}
              >
                {cells.map(([cell, each]) => {
                  const { Control } = controlOf(each)
                  return (
                    <div key={cell} className={classes.cell} data-cell={each.kind}>
                      <IconOf name={undefined}>
                        <Control
                          name={`${name}.${place}.${cell}`}
                          field={each}
                          fields={field.fields}
                          {...{ mode, form, related }}
                        />
                      </IconOf>
                    </div>
                  )
                })}
                <RowButtons place={place} count={rows.ids.length} onMove={rows.move} onRemove={rows.remove} />
              </div>
            ))}
          </div>
        )}
        <Button
          name={name}
          className={classes.add}
          variant="default"
          size="xs"
          leftSection={<Plus size={14} aria-hidden />}
          aria-disabled={rows.ids.length >= max}
          onClick={() => rows.ids.length < max && rows.add()}
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
