import type { FieldControlProps } from '../core/control/control-props.ts'
import { LineControl } from '../core/control/LineControl.tsx'
import type { UrlField } from './definition.ts'

export function UrlControl(props: FieldControlProps<UrlField>) {
  return <LineControl {...props} input={{ type: 'url', inputMode: 'url', autoComplete: 'url', dir: 'ltr' }} />
}
