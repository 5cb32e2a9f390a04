import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { FieldControlProps } from '../../kinds/core/control/control-props.ts'
import { readForm } from '../../kinds/core/form/conditions.ts'
import { isLockMet } from '../../kinds/core/form/locks.ts'
import type { Field } from '../../schema/field-kinds.ts'
import type { Lock } from '../../schema/lock.ts'
import classes from './form.module.css'
import { LockNote } from './LockNote.tsx'

interface LockableFieldsProps extends Pick<FieldControlProps<Field>, 'fields' | 'form' | 'mode'> {
  readonly lock: Lock | undefined
  /** The controls. */
  readonly children: ReactNode
}

/** The controls of a section, which stay as they are where the stored record is so. */
export function LockableFields({ lock, fields, form, mode, children }: LockableFieldsProps) {
  const { defaultValues = {} } = useFormState({ control: form.control })
  const isLocked = lock && mode === 'update' && isLockMet(lock, fields, readForm(fields, mode, defaultValues))
  if (!isLocked) return children
  return (
    <>
      <LockNote says={lock.says} />
      <fieldset className={classes.locked} role="presentation" disabled>
        {children}
      </fieldset>
    </>
  )
}
