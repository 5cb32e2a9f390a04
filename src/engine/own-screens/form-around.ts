import { createContext } from 'react'
import type { FieldControlProps } from '../../kinds/core/control/control-props.ts'
import type { Field } from '../../schema/field-kinds.ts'

/** The form that an input stands in; null where it stands alone. */
export const FormAround = createContext<Omit<FieldControlProps<Field>, 'name' | 'field'> | null>(null)
