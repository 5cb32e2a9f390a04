import type { FieldControlProps } from '../control-props.ts'
import { LineControl } from '../LineControl.tsx'
import type { UrlField } from './meaning.ts'

export function UrlControl(props: FieldControlProps<UrlField>) {
  return <LineControl {...props} input={{ type: 'url', inputMode: 'url', autoComplete: 'url', dir: 'ltr' }} />
}
