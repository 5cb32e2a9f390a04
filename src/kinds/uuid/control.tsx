import type { FieldControlProps } from '../core/control/control-props.ts'
import { LineControl } from '../core/control/LineControl.tsx'
import type { UuidField } from './definition.ts'

export function UuidControl(props: FieldControlProps<UuidField>) {
  return <LineControl {...props} input={{ autoComplete: 'off', spellCheck: false, dir: 'ltr' }} />
}
