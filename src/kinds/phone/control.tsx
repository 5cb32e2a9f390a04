import type { FieldControlProps } from '../core/control/control-props.ts'
import { LineControl } from '../core/control/LineControl.tsx'
import { fewDigits } from './few-digits.ts'
import type { PhoneField } from './definition.ts'

export function PhoneControl(props: FieldControlProps<PhoneField>) {
  const input = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' } as const
  return <LineControl {...props} input={input} doubt={fewDigits} />
}
