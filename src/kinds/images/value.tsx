import { Pictures } from '../image/Pictures.tsx'
import type { ValueProps } from '../core/value/value-view.ts'
import type { ImagesField } from './definition.ts'

/** All of several, unlike the list. */
export function ImagesValue({ value, field, isLarge }: ValueProps<ImagesField>) {
  const all = Array.isArray(value) ? value : []
  return <Pictures all={all} placeholder={field.placeholder} isLarge={isLarge} />
}
