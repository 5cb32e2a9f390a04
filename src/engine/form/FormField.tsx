import { memo, Suspense, use } from 'react'
import type { Field } from '../../schema/entity/field-kinds.ts'
import { parentsOf } from '../../schema/where/option-filter.ts'
import type { FieldControlProps } from '../../kinds/core/control/control-props.ts'
import { initialOf } from '../../kinds/core/form/initial-values.ts'
import { IconOf } from '../../kinds/core/control/iconed-label.tsx'
import { forms } from '#texts/form.ts'
import { controlOf } from '../../kinds/core/control/controls.ts'
import classes from './form.module.css'
import { TakenFields } from './form-source.ts'
import { lazyPart } from '../loading/lazy-part.ts'

const ReadOnlyValue = lazyPart(() => import('./ReadOnlyValue.tsx'))

interface FormFieldProps extends FieldControlProps<Field> {
  /** It is shown and cannot be changed. */
  readonly isLocked?: boolean
}

/** One field of a form, memoized: it renders again only for its own value. */
export const FormField = memo(function FormField({ isLocked = false, ...props }: FormFieldProps) {
  const { model, name } = props
  const isTaken = use(TakenFields).has(name)
  const field = model.mode === 'create' ? asMade(props.field) : props.field
  const others = Object.values(model.fields)
  const leads = others.some((other) => parentsOf(other).includes(name))
  return (
    <IconOf name={name}>
      <div
        className={classes.field}
        data-kind={field.readOnly ? undefined : field.kind}
        data-leads={leads || undefined}
        data-width={field.width}
        data-taken={isTaken || undefined}
      >
        {field.readOnly ? (
          <Suspense>
            <ReadOnlyValue {...props} />
          </Suspense>
        ) : (
          <FieldControl isLocked={isLocked} {...props} field={field} />
        )}
        {isTaken && <p className={classes.taken}>{forms.taken}</p>}
      </div>
    </IconOf>
  )
})

/** Nothing need be said of what a new record is given; that is said below the control. */
function asMade(field: Field): Field {
  if (initialOf(field) === undefined) return field
  return { ...field, required: false, help: field.help ?? forms.made }
}

function FieldControl({ isLocked, ...props }: FormFieldProps) {
  const { Control } = controlOf(props.field)
  if (!isLocked) return <Control {...props} />
  return (
    <fieldset className={classes.locked} role="presentation" disabled>
      <Control {...props} />
    </fieldset>
  )
}
