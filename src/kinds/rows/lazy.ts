import { lazyControl } from '../core/control/lazy-control.tsx'

export const rowsControl = lazyControl(
  () => import('./control.tsx'),
  ({ name, form }) => form.getValues(name),
)
