import { autoDirection } from '../../ui/auto-direction.ts'
import type { ControlProps } from '../control-props.ts'
import { LineControl } from '../LineControl.tsx'
import type { TextField } from './meaning.ts'

/** Free text: its direction follows what is typed. */
export function TextControl(props: ControlProps<TextField>) {
  return <LineControl {...props} input={{ ...autoDirection, autoComplete: props.field.autoComplete }} />
}
