import { autoDirection } from '../../ui/auto-direction.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { affixSections } from '../core/control/affixes.tsx'
import { LineControl } from '../core/control/LineControl.tsx'
import type { TextField } from './definition.ts'

/** Free text: its direction follows what is typed. */
export function TextControl(props: FieldControlProps<TextField>) {
  const { autoComplete, pattern } = props.field
  const input = { ...autoDirection, autoComplete, placeholder: pattern?.example }
  return <LineControl {...props} input={{ ...input, ...affixSections(props.field) }} />
}
