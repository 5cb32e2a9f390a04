import { lazyControl } from '../core/control/lazy-control.tsx'
import { fileNames } from '../core/storage/one-file.ts'

export const fileControl = lazyControl(
  () => import('./control.tsx'),
  ({ name, mode, form }) => form.getValues(fileNames(name, mode).existing),
)
