import { memo } from 'react'
import type { Field } from '../../schema/field-kinds.ts'
import type { FieldControlProps } from '../../kinds/control-props.ts'
import { controlOf } from '../../kinds/controls.ts'
import classes from './form.module.css'

interface FormFieldProps extends FieldControlProps<Field> {
  /** It is shown and cannot be changed. */
  readonly isLocked?: boolean
}

/** One field of a form, memoized: it renders again only for its own value. */
export const FormField = memo(function FormField({ isLocked = false, ...props }: FormFieldProps) {
  const { Control } = controlOf(props.field)
  const others = Object.values(props.fields)
  const leads = others.some((other) => 'dependsOn' in other && other.dependsOn === props.name)
  return (
    <div className={classes.field} data-kind={props.field.kind} data-leads={leads || undefined}>
      {isLocked ? (
        <fieldset className={classes.locked} role="presentation" disabled>
          <Control {...props} />
        </fieldset>
      ) : (
        <Control {...props} />
      )}
    </div>
  )
})
