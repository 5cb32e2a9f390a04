import { autoDirection } from '../../ui/auto-direction.ts'
import type { FieldControlProps } from '../control-props.ts'
import { LineControl } from '../LineControl.tsx'
import type { TextField } from './meaning.ts'

/** Free text: its direction follows what is typed. */
export function TextControl(props: FieldControlProps<TextField>) {
  const { autoComplete, pattern } = props.field
  return <LineControl {...props} input={{ ...autoDirection, autoComplete, placeholder: pattern?.example }} />
}
