import type { FieldControlProps } from '../core/control/control-props.ts'
import { LineControl } from '../core/control/LineControl.tsx'
import type { TimeField } from './meaning.ts'

/** A time of day, in the browser's own input. */
export function TimeControl(props: FieldControlProps<TimeField>) {
  return <LineControl {...props} input={{ type: 'time' }} />
}
