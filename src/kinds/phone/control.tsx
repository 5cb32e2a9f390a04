import type { TypedField } from '../../schema/field-meaning.ts'
import type { FieldControlProps } from '../control-props.ts'
import { LineControl } from '../LineControl.tsx'

export function PhoneControl(props: FieldControlProps<TypedField>) {
  return <LineControl {...props} input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' }} />
}
