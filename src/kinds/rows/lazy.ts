import type { FieldControlProps } from '../core/control/control-props.ts'
import { lazyControl } from '../core/control/lazy-control.tsx'
import type { RowsField } from './definition.ts'

export const rowsControl = {
  ...lazyControl(
    () => import('./control.tsx'),
    ({ name, form }: FieldControlProps<RowsField>) => form.getValues(name),
  ),
  isAcross: true,
}
