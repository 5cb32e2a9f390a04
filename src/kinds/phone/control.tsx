import type { FieldControlProps } from '../control-props.ts'
import { LineControl } from '../LineControl.tsx'
import type { PhoneField } from './meaning.ts'

export function PhoneControl(props: FieldControlProps<PhoneField>) {
  return <LineControl {...props} input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' }} />
}
