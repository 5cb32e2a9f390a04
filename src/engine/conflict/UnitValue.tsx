import type { FormValues } from '../../schema/field-meaning.ts'
import type { MergedUnit } from '../merge/merge-forms.ts'
import { FieldValue } from '../../kinds/FieldValue.tsx'
import { valueInForm } from '../../kinds/value-in-form.ts'
import { shown } from '../../texts/locale.ts'
import classes from './conflict.module.css'
import type { UnitContext } from './unit-context.ts'

interface UnitValueProps extends Pick<UnitContext, 'fields' | 'mode' | 'related'> {
  readonly unit: MergedUnit
  /** What a form holds of the unit. */
  readonly form: FormValues
}

/** What a form holds of a unit, as people read it; several fields each with its label. */
export function UnitValue({ fields, mode, related, unit, form }: UnitValueProps) {
  const isGroup = unit.names.length > 1
  return unit.names.map((name) => {
    const field = fields[name]
    if (!field) return null
    return (
      <span key={name} className={classes.value}>
        {isGroup && <small>{shown(field.label)}</small>}
        <FieldValue field={field} related={related} value={valueInForm(name, field, mode, form)} />
      </span>
    )
  })
}
