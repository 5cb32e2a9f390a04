import type { Field } from '../schema/field-kinds.ts'
import { textOf } from './meanings.ts'
import type { ValueProps } from './value-view.ts'
import { Words } from './Words.tsx'

/** In words. */
export function WordsValue({ value, field }: ValueProps<Field>) {
  return <Words text={textOf(field, value)} />
}

/** Reads from left to right, whatever the text around it. */
export function CodeValue({ value, field }: ValueProps<Field>) {
  return <Words text={textOf(field, value)} direction="ltr" />
}
