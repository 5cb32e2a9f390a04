import type { FieldBase } from '../../schema/field-meaning.ts'
import type { ControlProps } from '../control-props.ts'
import { LineControl } from '../LineControl.tsx'

export function PhoneControl(props: ControlProps<FieldBase>) {
  return <LineControl {...props} input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' }} />
}
