import type { FormValues } from '../../schema/field-meaning.ts'
import type { MergedUnit } from '../merge/merge-forms.ts'
import { FieldValue } from '../../kinds/core/value/FieldValue.tsx'
import { valueInForm } from '../../kinds/core/form/form-values.ts'
import { t } from '../../texts/locale.ts'
import classes from './conflict.module.css'
import type { UnitContext } from './unit-context.ts'

interface UnitValueProps extends Pick<UnitContext, 'fields' | 'mode' | 'related'> {
  readonly unit: MergedUnit
  /** The form values of the unit. */
  readonly form: FormValues
}

/** The readable value of a unit; several fields with their labels. */
export function UnitValue({ fields, mode, related, unit, form }: UnitValueProps) {
  const isGroup = unit.names.length > 1
  return unit.names.map((name) => {
    const field = fields[name]
    if (!field) return null
    return (
      <span key={name} className={classes.value}>
        {isGroup && <small>{t(field.label)}</small>}
        <FieldValue field={field} related={related} value={valueInForm(name, field, mode, form)} />
      </span>
    )
  })
}
