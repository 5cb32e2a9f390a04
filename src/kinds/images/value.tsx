import { Pictures } from '../image/Pictures.tsx'
import type { ValueProps } from '../core/value/value-view.ts'
import type { ImagesField } from './meaning.ts'

/** All of several, unlike the list. */
export function ImagesValue({ value, field }: ValueProps<ImagesField>) {
  return <Pictures all={Array.isArray(value) ? value : []} placeholder={field.placeholder} />
}
