import type { TypedField } from '../../schema/entity/field-definition.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { LineControl } from '../core/control/LineControl.tsx'

export function EmailControl(props: FieldControlProps<TypedField>) {
  const input = { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' } as const
  return <LineControl {...props} input={input} />
}
