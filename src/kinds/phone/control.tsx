import type { FieldControlProps } from '../core/control/control-props.ts'
import { LineControl } from '../core/control/LineControl.tsx'
import type { PhoneField } from './meaning.ts'

export function PhoneControl(props: FieldControlProps<PhoneField>) {
  return <LineControl {...props} input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' }} />
}
