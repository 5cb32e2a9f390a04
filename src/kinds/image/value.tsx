import type { ValueProps } from '../core/value/value-view.ts'
import type { ImageField } from './definition.ts'
import { Pictures } from './Pictures.tsx'

export function ImageValue({ value, field, isLarge }: ValueProps<ImageField>) {
  return <Pictures all={[value]} placeholder={field.placeholder} isLarge={isLarge} />
}
