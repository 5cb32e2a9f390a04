import { lazyControl } from '../lazy-control.tsx'
import { fileNames } from '../one-file.ts'

export const fileControl = lazyControl(
  () => import('./control.tsx'),
  ({ name, mode, form }) => form.getValues(fileNames(name, mode).existing),
)
