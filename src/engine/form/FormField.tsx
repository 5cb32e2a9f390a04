import { memo } from 'react'
import type { Field } from '../../schema/field-kinds.ts'
import type { ControlProps } from '../../kinds/control-props.ts'
import { controlOf } from '../../kinds/controls.ts'
import classes from './form.module.css'

/** One field of a form. It is drawn anew for what becomes of its own value, not for all that happens to the form. */
export const FormField = memo(function FormField(props: ControlProps<Field>) {
  const { Control } = controlOf(props.field)
  return (
    <div className={classes.field} data-kind={props.field.kind}>
      <Control {...props} />
    </div>
  )
})
