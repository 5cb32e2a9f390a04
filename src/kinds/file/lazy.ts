import { lazyControl } from '../core/control/lazy-control.tsx'
import { fileNames } from '../core/storage/one-file.ts'

export const fileControl = lazyControl(
  () => import('./control.tsx'),
  ({ name, model, form }) => form.getValues(fileNames(name, model.mode).existing),
)
