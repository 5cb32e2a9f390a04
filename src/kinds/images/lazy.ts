import { lazyControl } from '../core/control/lazy-control.tsx'
import type { ImagesField } from './definition.ts'

export const imagesControl = lazyControl<ImagesField>(
  () => import('./control.tsx'),
  ({ field, form }) => form.getValues(field.sentAs.keep),
)
