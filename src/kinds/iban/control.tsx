import type { FieldControlProps } from '../core/control/control-props.ts'
import { LineControl } from '../core/control/LineControl.tsx'
import type { IbanField } from './definition.ts'

export function IbanControl(props: FieldControlProps<IbanField>) {
  return <LineControl {...props} input={{ autoComplete: 'off', spellCheck: false, dir: 'ltr' }} />
}
